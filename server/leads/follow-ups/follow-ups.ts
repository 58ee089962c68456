import { sql } from 'kysely';
import { dayIn } from '../../../content/days.ts';
import { type AnyInboxKind, inboxKinds, openStatuses } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { realItems } from '../inbox/item-query.ts';
import type { LeadDatabase } from '../tables.ts';

/** The hour from which people are reminded, in the agency's time zone. */
const FROM_HOUR = 7;
const BATCH = 500;

/** Reminds of the follow-ups of the day: whoever the item is assigned to, otherwise the agency. */
export function createFollowUps({ db, clock, readTimeZone, outbox, mailWorker, assignees }: LeadsDependencies) {
  /** Queues an email for each item that nobody was reminded of, and returns their number. */
  async function remind(): Promise<{ reminders: number }> {
    const now = clock();
    const timeZone = await readTimeZone();
    if (hourOf(now, timeZone) < FROM_HOUR) return { reminders: 0 };
    const today = dayIn(timeZone, now);
    let reminders = 0;
    for (const kind of inboxKinds as readonly AnyInboxKind[]) reminders += await remindOf(kind, today, now);
    if (reminders > 0) mailWorker.wake();
    return { reminders };
  }

  function remindOf(kind: AnyInboxKind, today: string, now: Date): Promise<number> {
    return db.transaction().execute(async (transaction: LeadDatabase) => {
      const isDue = sql<boolean>`follow_up <= ${today} and coalesce(reminded_for, '') <> follow_up`;
      const due = realItems(transaction, kind).where('status', 'in', openStatuses).where(isDue);
      const ids = (await due.select('id').orderBy('id').limit(BATCH).execute()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      // Asked again, because another process may have done it meanwhile.
      const reminded = transaction.updateTable(kind.table).where('id', 'in', ids).where(isDue);
      const rows = await reminded
        .set({ reminded_for: sql<string>`follow_up` })
        .returning(['id', 'assignee_id'])
        .execute();
      const answering = await assignees.ids();
      const reminders = rows.map(({ id, assignee_id }) => ({
        key: { item_kind: kind.name, item_id: id },
        // Nobody who no longer answers leads.
        user_id: assignee_id !== null && answering.has(assignee_id) ? assignee_id : null,
      }));
      await outbox.addReminders(transaction, reminders, now);
      return rows.length;
    });
  }

  return { remind };
}

function hourOf(now: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour;
}
