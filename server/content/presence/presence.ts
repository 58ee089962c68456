import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { ContentDatabase } from '../tables.ts';

/** Forms report every 15 s. */
const GONE_AFTER = 40_000; // ms
const WRITTEN_EVERY = 10_000; // ms

/** Something that several people may have open: a record by the name of its type, a `draft` of a new one, or an inbox item. */
export interface Subject {
  kind: string;
  id: number;
}

export type Present = z.infer<typeof presentSchema>;

export const presentSchema = z.object({ user_id: z.int(), user_name: z.string(), seen_at: z.iso.datetime() });

interface Editor {
  sessionId: number;
  user: { id: number; name: string };
}

/** Knows who has what open, in any process. */
export function createPresence(db: ContentDatabase, clock: Clock) {
  /** Reports that a session has something open. Returns which others have. */
  async function report({ kind, id }: Subject, { sessionId, user }: Editor): Promise<Present[]> {
    const [time, subject] = [clock().getTime(), `${kind} ${id}`];
    const seen_at = new Date(time).toISOString();
    const row = { subject, session_id: sessionId, user_id: user.id, user_name: user.name, seen_at };
    await db
      .insertInto('presence')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'session_id'])
          .doUpdateSet({ seen_at })
          .where('presence.seen_at', '<=', before(time, WRITTEN_EVERY)),
      )
      .execute();
    const sessions = db.selectFrom('presence').select(['user_id', 'user_name', 'seen_at']);
    // A session that has ended has nothing open any more.
    const open = db.withTables<{ sessions: { id: number } }>().selectFrom('sessions').select('id');
    const here = sessions
      .where('subject', '=', subject)
      .where('session_id', '!=', sessionId)
      .where('session_id', 'in', open);
    return here.where('seen_at', '>', before(time, GONE_AFTER)).orderBy('user_name').execute();
  }

  /** Returns how many entries. */
  async function purge(): Promise<number> {
    const gone = db.deleteFrom('presence').where('seen_at', '<=', before(clock().getTime(), GONE_AFTER));
    return Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
  }

  return { report, purge };
}

function before(time: number, length: number) {
  return new Date(time - length).toISOString();
}
