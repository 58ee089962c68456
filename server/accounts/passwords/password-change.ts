import { z } from 'zod';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { isTypedTwice, passwordTwice, typedTwice } from './new-password.ts';
import { notePerson } from '../log-activity.ts';
import { oneByOne } from '../sign-in/mutex.ts';
import { hashPassword } from './password-hash.ts';
import { provePassword, stillHolds } from '../sign-in/verify-password.ts';
import { forgetResetLinks } from './password-reset.ts';
import { endSessions, type SignedIn } from '../sign-in/sessions.ts';

/** What the form sends with which someone changes their password. */
export const passwordChange = z
  .object(
    {
      current_password: z
        .string('Current Password is required.')
        .min(1, 'Current Password is required.')
        .max(1_000, 'Current Password is too long.'),
      ...passwordTwice,
    },
    'The passwords must be sent as named fields.',
  )
  .refine(isTypedTwice, typedTwice);

/**
 * Takes the current password, a new one twice, and the address they come from; ends all other sessions of the user. A
 * wrong current password counts as a failed sign-in.
 */
export async function changePassword(
  means: AccountsDependencies,
  { sessionId, user }: SignedIn,
  input: unknown,
  address: string,
): Promise<Outcome<true> | Throttled> {
  const checked = passwordChange.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { current_password, password } = checked.data;
  const proved = await provePassword(means, { email: user.email, password: current_password }, senderOf(address));
  if (!proved.ok) return 'errors' in proved ? refused(WRONG_CURRENT) : proved;
  const password_hash = await hashPassword(password);
  return oneByOne(means.accounts, async (transaction) => {
    if (!(await stillHolds(transaction, proved.value))) return refused(WRONG_CURRENT);
    const at = means.clock();
    const changed = { password_hash, updated_at: at.toISOString() };
    await transaction.updateTable('users').set(changed).where('id', '=', user.id).execute();
    await endSessions(transaction, user.id, { except: sessionId });
    await forgetResetLinks(transaction, user.id);
    await notePerson(transaction, 'changed password', user, { at });
    return done(true);
  });
}

const WRONG_CURRENT = { current_password: ['This is not your current password.'] };
