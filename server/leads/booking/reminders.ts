import { sql } from 'kysely';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { hashToken } from '../../platform/token.ts';
import type { BookingDatabase, BookingTables } from './tables.ts';

/** So long before a meeting its visitor is reminded, unless it was booked later than that. */
const AHEAD = 24 * 60 * 60 * 1000; // ms
const BATCH = 500;

/** Reminds visitors of the meetings of the next day, of kinds that do. */
export function createMeetingReminders({ db: leads, clock, outbox, mailWorker }: LeadsDependencies) {
  const db: BookingDatabase = leads.withTables<BookingTables>();

  /** Queues an email for each meeting that nobody was reminded of, and returns their number. */
  async function remind(): Promise<{ reminders: number }> {
    const now = clock();
    const until = new Date(now.getTime() + AHEAD).toISOString();
    const reminders = await db.transaction().execute(async (transaction: BookingDatabase) => {
      const reminding = transaction.selectFrom('meeting_kinds').select('id').where('reminder', '=', 1);
      const due = await transaction
        .selectFrom('meetings')
        .select(['id', 'starts_at', 'created_at'])
        .where('appointment', '=', 'confirmed')
        .where('starts_at', '>', now.toISOString())
        .where('starts_at', '<=', until)
        .where('kind_id', 'in', reminding)
        .where(sql`lower(email)`, 'not in', withoutReminders(transaction))
        .where((row) => row.or([row('reminded_of', 'is', null), row('reminded_of', '<>', row.ref('starts_at'))]))
        .orderBy('starts_at')
        .limit(BATCH)
        .execute();
      let count = 0;
      for (const { id, starts_at, created_at } of due) {
        // Asked again, because another process may have done it meanwhile.
        const marked = transaction.updateTable('meetings').set({ reminded_of: starts_at }).where('id', '=', id);
        const isFirst = marked.where((row) =>
          row.or([row('reminded_of', 'is', null), row('reminded_of', '<>', starts_at)]),
        );
        if ((await isFirst.executeTakeFirstOrThrow()).numUpdatedRows === 0n) continue;
        if (Date.parse(starts_at) - Date.parse(created_at) < AHEAD) continue;
        await outbox.add(transaction, { item_kind: meeting.name, item_id: id }, now, ['meeting reminder']);
        count += 1;
      }
      return count;
    });
    if (reminders > 0) mailWorker.wake();
    return { reminders };
  }

  return { remind };
}

/** The addresses that want no reminders, in small letters. */
function withoutReminders(db: BookingDatabase) {
  return db
    .selectFrom('meetings')
    .select(sql<string>`lower(email)`.as('address'))
    .where('reminders_stopped', '=', 1);
}

/** Returns in which language a visitor was reminded who holds a token; undefined where nobody does. */
export async function findByReminderToken(
  db: BookingDatabase,
  token: string,
): Promise<{ language: string | null } | undefined> {
  return meetingsOf(db, token).select('language').executeTakeFirst();
}

/** Sends no more reminders to the visitor who holds a token. Returns whether there is one. */
export async function stopReminders(db: BookingDatabase, token: string): Promise<boolean> {
  const ids = meetingsOf(db, token).select('id');
  const stopped = await db
    .updateTable('meetings')
    .set({ reminders_stopped: 1 })
    .where('id', 'in', ids)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

function meetingsOf(db: BookingDatabase, token: string) {
  const links = db.selectFrom('meeting_links').select('meeting_id').where('token_hash', '=', hashToken(token));
  return db.selectFrom('meetings').where('id', 'in', links);
}
