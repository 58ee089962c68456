import { limits } from '../../platform/limits/limits.ts';
import { done, type Outcome, refused, type Throttled, throttled } from '../../platform/outcome.ts';
import { createAdmission } from './admission.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { isPassword, MOST_HASHES } from '../passwords/password-hash.ts';
import type { AccountDatabase } from '../tables.ts';
import type { Subject } from './throttle.ts';

const { failuresPerPair, failuresPerSender, failuresPerAccount, checksPerSender, checksForKnownSenders } =
  limits.signIn;

/** Someone who has just proved to know their password. */
export interface Proven {
  id: number;
  name: string;
  email: string;
  password_hash: string;
}

interface Credentials {
  /** In lower case. */
  email: string;
  password: string;
}

const admit = createAdmission({
  forStrangers: MOST_HASHES - checksForKnownSenders,
  forKnown: checksForKnownSenders,
  perSender: checksPerSender,
});

/**
 * Returns whose e-mail address and password these are. Refuses alike whether account or password is wrong, and throttles
 * a sender who has failed too often. Throws `QueueFull` under a flood.
 */
export function provePassword(
  { accounts, throttle, knownSenders }: AccountsDependencies,
  { email, password }: Credentials,
  sender: string,
): Promise<Outcome<Proven> | Throttled> {
  const isKnown = () => knownSenders.includes(email, sender);
  return admit(sender, isKnown, async () => {
    const own = [senderSubject(sender), pairSubject(sender, email)];
    // Others who fail at an account keep out strangers alone.
    const seconds = await throttle.count(...own, ...((await isKnown()) ? [] : [accountSubject(email)]));
    if (seconds > 0) return throttled(seconds);
    const user = await accounts
      .selectFrom('users')
      .select([...provenColumns, 'disabled_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!(await isPassword(password, user?.password_hash)) || !user) return refused(WRONG);
    // Only who knows the password learns that it is of no use.
    if (user.disabled_at) return refused(DISABLED);
    await throttle.forget(...own);
    return done(user);
  });
}

/** Whether what was proved still holds: the password is the same, and the account open. Goes in `oneByOne`. */
export async function stillHolds(transaction: AccountDatabase, { id, password_hash }: Proven): Promise<boolean> {
  const active = transaction.selectFrom('users').select('id').where('disabled_at', 'is', null);
  return Boolean(await active.where('id', '=', id).where('password_hash', '=', password_hash).executeTakeFirst());
}

/** What the failures of a sender at an account are counted by. */
export function pairSubject(sender: string, email: string): Subject {
  return { name: `pair ${sender} ${email}`, email, allowed: failuresPerPair };
}

export const WRONG = { email: ['The email or the password is not right.'] };

const DISABLED = { email: ['This account is disabled. Another administrator can enable it again.'] };

const provenColumns = ['id', 'name', 'email', 'password_hash'] as const;

function senderSubject(sender: string): Subject {
  return { name: `sender ${sender}`, allowed: failuresPerSender };
}

function accountSubject(email: string): Subject {
  return { name: `account ${email}`, email, allowed: failuresPerAccount };
}
