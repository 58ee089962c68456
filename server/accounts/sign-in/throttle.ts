import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AccountDatabase } from '../tables.ts';
import { keyedHash } from '../token.ts';

const { firstWait, longestWait } = limits.signIn;
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000; // ms

/** What attempts are counted by. */
export interface Subject {
  /** Such as a pair of sender and account. */
  name: string;
  /** The e-mail address that was typed, where they count by it. */
  email?: string;
  /** How many may fail before there is a wait. */
  allowed: number;
}

interface Row {
  hash: string;
  email_hash: string | null;
  allowed: number;
}

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts attempts by what they have in common, of which nothing can be read in the database. */
export function createThrottle(accounts: AccountDatabase, { clock, secret }: { clock: Clock; secret: string }) {
  /**
   * Counts an attempt before it is made, so that no more than allowed come through however many are made at once. Returns
   * the seconds to wait when it may not be made, and then counts it by nothing; else 0. Each wait is twice as long as the
   * one before. Those who count by several subjects name them in one order, the widest first.
   */
  async function count(...subjects: Subject[]): Promise<number> {
    const now = clock();
    try {
      await accounts.transaction().execute(async (transaction) => {
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

  /** Forgets the attempts counted by some subjects. */
  async function forget(...subjects: Subject[]): Promise<void> {
    const hashes = subjects.map((subject) => toRow(subject).hash);
    await accounts.deleteFrom('sign_in_attempts').where('subject', 'in', hashes).execute();
  }

  /** Forgets the attempts that count no more. */
  async function forgetOld(): Promise<void> {
    const now = clock();
    const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString();
    await accounts
      .deleteFrom('sign_in_attempts')
      .where('last_at', '<', forgotten)
      .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<=', now.toISOString())]))
      .execute();
  }

  /** Returns under what attempts with an e-mail address are counted. */
  const emailHash = (email: string) => keyedHash(secret, `email ${email}`);

  function toRow({ name, email, allowed }: Subject): Row {
    return { hash: keyedHash(secret, name), email_hash: email === undefined ? null : emailHash(email), allowed };
  }

  return { count, forget, forgetOld, emailHash };
}

/** Undoes the transaction in which it is thrown. */
class Blocked extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super();
    this.seconds = seconds;
  }
}

/** One more; nothing while the subject has to wait. */
async function countOne(accounts: AccountDatabase, { hash, email_hash }: Row, now: Date) {
  const time = now.toISOString();
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString();
  const row = accounts.insertInto('sign_in_attempts').values({ subject: hash, email_hash, attempts: 1, last_at: time });
  const counted = await row
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          attempts: sql<number>`case when sign_in_attempts.last_at < ${forgotten} then 1 else sign_in_attempts.attempts + 1 end`,
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

async function block(accounts: AccountDatabase, { hash, allowed }: Row, attempts: number, now: Date) {
  const length = Math.min(firstWait * 2 ** (attempts / allowed - 1), longestWait);
  const blocked_until = new Date(now.getTime() + length).toISOString();
  await accounts.updateTable('sign_in_attempts').set({ blocked_until }).where('subject', '=', hash).execute();
}

async function secondsLeft(accounts: AccountDatabase, { hash }: Row, now: Date) {
  const row = accounts.selectFrom('sign_in_attempts').select('blocked_until').where('subject', '=', hash);
  const until = (await row.executeTakeFirst())?.blocked_until ?? now;
  return Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
}
