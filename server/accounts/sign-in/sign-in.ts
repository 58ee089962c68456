import { z } from 'zod';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { notePerson } from '../log-activity.ts';
import { oneByOne } from './mutex.ts';
import { provePassword, stillHolds, WRONG } from './verify-password.ts';
import { openSession, type Origin, type SignedIn } from './sessions.ts';

const LONGEST_PASSWORD = 1_000;

/** What the sign-in form sends. */
export const credentials = z.object(
  {
    email: z
      .string('Email is required.')
      .trim()
      .toLowerCase()
      .min(1, 'Email is required.')
      .max(200, 'Email is too long.')
      // PostgreSQL takes no NUL, and no account has one.
      .refine((address) => !address.includes('\0'), 'The email or the password is not right.'),
    password: z
      .string('Password is required.')
      .min(1, 'Password is required.')
      .max(LONGEST_PASSWORD, 'Password is too long.'),
  },
  'Email and password must be sent as named fields.',
);

export interface Opened {
  token: string;
  user: SignedIn['user'];
}

/** Takes e-mail address and password; opens a session, or refuses alike whether the account or the password is wrong. */
export async function signIn(
  means: AccountsDependencies,
  input: unknown,
  origin: Origin,
): Promise<Outcome<Opened> | Throttled> {
  const checked = credentials.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const sender = senderOf(origin.address);
  const proved = await provePassword(means, checked.data, sender);
  if (!proved.ok) return proved;
  const { id, name, email } = proved.value;
  return oneByOne(means.accounts, async (transaction) => {
    // A reset of the password ends all sessions; none may open with the old password after it.
    if (!(await stillHolds(transaction, proved.value))) return refused(WRONG);
    const now = means.clock();
    const token = await openSession(transaction, id, origin, now);
    await means.knownSenders.add(transaction, { id, email }, sender);
    await notePerson(transaction, 'signed in', { id, name }, { at: now });
    return done({ token, user: { id, name, email } });
  });
}
