import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AccountDatabase } from '../tables.ts';
import { keyedHash } from '../../platform/token.ts';

const { firstWait, longestWait } = limits.signIn;
const COUNTED_FOR = 24 * 60 * 60 * 1000; // ms

/** What attempts are counted by, such as a pair of sender and account. */
export interface Subject {
  name: string;
  /** The typed email address, if it is part of the name. */
  email?: string;
  /** Attempts that may fail before a wait. */
  allowed: number;
}

interface Row {
  hash: string;
  email_hash: string | null;
  allowed: number;
}

export type Throttle = ReturnType<typeof createThrottle>;

/** Limits repeated attempts. The database only has keyed hashes of what they are counted by. */
export function createThrottle(db: AccountDatabase, { clock, secret }: { clock: Clock; secret: string }) {
  /**
   * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit. Returns 0, or the seconds to wait
   * when the attempt is not allowed; it is not counted then. Each wait is twice as long as the one before. To avoid
   * deadlocks, callers pass several subjects in the same order, the widest first.
   */
  async function count(...subjects: Subject[]): Promise<number> {
    const now = clock();
    try {
      await db.transaction().execute(async (transaction) => {
        for (const subject of subjects.map(toRow)) {
          const attempts = await countOne(transaction, subject, now);
          if (attempts === undefined) throw new Blocked(await secondsLeft(transaction, subject, now));
          if (attempts % subject.allowed === 0) await block(transaction, subject, attempts, now);
        }
      });
      return 0;
    } catch (error) {
      if (error instanceof Blocked) return error.seconds;
      throw error;
    }
  }

  async function clear(...subjects: Subject[]): Promise<void> {
    const hashes = subjects.map((subject) => toRow(subject).hash);
    await db.deleteFrom('sign_in_attempts').where('subject', 'in', hashes).execute();
  }

  /** Returns how many. */
  async function purgeOld(): Promise<number> {
    const now = clock();
    const oldest = new Date(now.getTime() - COUNTED_FOR).toISOString();
    const { numDeletedRows } = await db
      .deleteFrom('sign_in_attempts')
      .where('last_at', '<', oldest)
      .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<=', now.toISOString())]))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  const emailHash = (email: string) => keyedHash(secret, `email ${email}`);

  function toRow({ name, email, allowed }: Subject): Row {
    return { hash: keyedHash(secret, name), email_hash: email === undefined ? null : emailHash(email), allowed };
  }

  return { count, clear, purgeOld, emailHash };
}

/** Rolls back the transaction in which it is thrown. */
class Blocked extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super();
    this.seconds = seconds;
  }
}

/** Returns the number of attempts with this one; undefined while the subject is blocked. */
async function countOne(db: AccountDatabase, { hash, email_hash }: Row, now: Date) {
  const time = now.toISOString();
  const oldest = new Date(now.getTime() - COUNTED_FOR).toISOString();
  const row = db.insertInto('sign_in_attempts').values({ subject: hash, email_hash, attempts: 1, last_at: time });
  const counted = await row
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          attempts: sql<number>`case when sign_in_attempts.last_at < ${oldest} then 1 else sign_in_attempts.attempts + 1 end`,
          last_at: time,
        })
        .where((row) =>
          row.or([
            row('sign_in_attempts.blocked_until', 'is', null),
            row('sign_in_attempts.blocked_until', '<=', time),
          ]),
        ),
    )
    .returning('attempts')
    .executeTakeFirst();
  return counted?.attempts;
}

async function block(db: AccountDatabase, { hash, allowed }: Row, attempts: number, now: Date) {
  const length = Math.min(firstWait * 2 ** (attempts / allowed - 1), longestWait);
  const blocked_until = new Date(now.getTime() + length).toISOString();
  await db.updateTable('sign_in_attempts').set({ blocked_until }).where('subject', '=', hash).execute();
}

async function secondsLeft(db: AccountDatabase, { hash }: Row, now: Date) {
  const row = db.selectFrom('sign_in_attempts').select('blocked_until').where('subject', '=', hash);
  const until = (await row.executeTakeFirst())?.blocked_until ?? now;
  return Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
}
