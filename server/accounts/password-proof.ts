import { done, type Outcome, refused, type Throttled, throttled } from '../platform/outcome.ts';
import { takingTurns } from '../platform/turns.ts';
import type { Means } from './means.ts';
import { isPassword, MOST_HASHES } from './password.ts';
import type { AccountDatabase } from './tables.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';

const FAILURES_OF_PAIR = 5;
const FAILURES_OF_ADDRESS = 50;

/** Someone who has just proved to know their password. */
export interface Proven {
  id: number;
  name: string;
  email: string;
  password_hash: string;
}

// Beyond what can be hashed, a flood of attempts does not even reach the database.
const admitted = takingTurns({ atATime: MOST_HASHES, mostWaiting: 0 });

/**
 * Takes an e-mail address in lower case, a password, and the address they come from; gives whose they are. Refuses alike
 * whether account or password is wrong, and throttles who has failed too often. Throws `QueueFull` under a flood.
 */
export function provePassword(
  { accounts, clock }: Means,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<Outcome<Proven> | Throttled> {
  const subjects = [
    { subject: `pair ${address} ${email}`, allowed: FAILURES_OF_PAIR },
    { subject: `address ${address}`, allowed: FAILURES_OF_ADDRESS },
  ];
  return admitted(async () => {
    for (const counted of subjects) {
      const seconds = await countAttempt(accounts, { ...counted, now: clock() });
      if (seconds > 0) return throttled(seconds);
    }
    const user = await activeUsers(accounts).where('email', '=', email).executeTakeFirst();
    if (!(await isPassword(password, user?.password_hash)) || !user) return refused(WRONG);
    for (const { subject } of subjects) await forgetAttempts(accounts, subject);
    return done(user);
  });
}

/** Whether what was proved still holds: the password is the same, and the account open. Goes in `oneByOne`. */
export async function stillHolds(transaction: AccountDatabase, { id, password_hash }: Proven): Promise<boolean> {
  const same = activeUsers(transaction).where('id', '=', id).where('password_hash', '=', password_hash);
  return Boolean(await same.executeTakeFirst());
}

export const WRONG = { email: ['The email or the password is not right.'] };

function activeUsers(accounts: AccountDatabase) {
  return accounts.selectFrom('users').select(['id', 'name', 'email', 'password_hash']).where('disabled_at', 'is', null);
}
