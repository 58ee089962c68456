import { sql } from 'kysely';
import type { AccountDatabase } from './tables.ts';

const BLOCK = 10 * 60 * 1000; // ms
const LONGEST_BLOCK = 24 * 60 * 60 * 1000; // ms
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000; // ms

interface Attempt {
  /** What attempts are counted by, such as a pair of address and account. */
  subject: string;
  /** How many may fail before the subject is blocked. */
  allowed: number;
  now: Date;
}

/**
 * Counts an attempt before it is made, so that no more than `allowed` come through however many are made at once. Gives
 * the seconds to wait when it may not be made, else 0. Each block lasts twice as long as the one before.
 */
export async function countAttempt(accounts: AccountDatabase, attempt: Attempt): Promise<number> {
  return accounts.transaction().execute(async (transaction) => {
    const counted = await count(transaction, attempt);
    if (!counted) return secondsLeft(transaction, attempt);
    if (counted.attempts % attempt.allowed === 0) await block(transaction, attempt, counted.attempts);
    return 0;
  });
}

/** Forgets the attempts of a subject that has signed in. */
export async function forgetAttempts(accounts: AccountDatabase, subject: string): Promise<void> {
  await accounts.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}

/** Forgets the attempts that count no more. */
export async function forgetOldAttempts(accounts: AccountDatabase, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString();
  await accounts
    .deleteFrom('sign_in_attempts')
    .where('last_at', '<', forgotten)
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<=', now.toISOString())]))
    .execute();
}

/** One more, unless the subject is blocked: then nothing is written and nothing given. */
function count(accounts: AccountDatabase, { subject, now }: Attempt) {
  const time = now.toISOString();
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString();
  const row = accounts.insertInto('sign_in_attempts').values({ subject, attempts: 1, last_at: time });
  return row
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
}

async function block(accounts: AccountDatabase, { subject, allowed, now }: Attempt, attempts: number) {
  const length = Math.min(BLOCK * 2 ** (attempts / allowed - 1), LONGEST_BLOCK);
  const blocked_until = new Date(now.getTime() + length).toISOString();
  await accounts.updateTable('sign_in_attempts').set({ blocked_until }).where('subject', '=', subject).execute();
}

async function secondsLeft(accounts: AccountDatabase, { subject, now }: Attempt) {
  const row = accounts.selectFrom('sign_in_attempts').select('blocked_until').where('subject', '=', subject);
  const until = (await row.executeTakeFirst())?.blocked_until ?? now;
  return Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
}
