import { z } from 'zod';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { passwordsMatch, passwordsMatchError, passwordTwice, refuseGuessable } from './new-password.ts';
import { changeAccounts, logPersonActivity } from '../change-accounts.ts';
import { hashPassword } from './password-hash.ts';
import { currentPassword, isStillValid, verifyCurrentPassword, WRONG_CURRENT } from '../sign-in/verify-password.ts';
import { deleteResetLinks } from './password-reset.ts';
import { withdrawEmailChanges } from '../email-change/email-change-links.ts';
import { forgetBrowsers } from '../factors/factors.ts';
import { endSessions, type SignedIn } from '../sign-in/sessions.ts';

export const passwordChange = z
  .object(
    {
      current_password: currentPassword,
      ...passwordTwice,
    },
    'The passwords must be sent as named fields.',
  )
  .refine(passwordsMatch, passwordsMatchError);

/** Changes a password and ends all other sessions of the user. A wrong current password counts as a failed sign-in. */
export async function changePassword(
  dependencies: AccountsDependencies,
  { sessionId, user }: SignedIn,
  input: unknown,
  address: string,
): Promise<Outcome<true> | Throttled> {
  const checked = passwordChange.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { current_password, password } = checked.data;
  const verified = await verifyCurrentPassword(dependencies, user, current_password, address);
  if (!verified.ok) return verified;
  const guessable = refuseGuessable(password, user, dependencies.publicUrl);
  if (guessable) return guessable;
  const password_hash = await hashPassword(password);
  return changeAccounts(dependencies.db, async (transaction) => {
    if (!(await isStillValid(transaction, verified.value))) return refused(WRONG_CURRENT);
    const now = dependencies.clock();
    const changed = { password_hash, updated_at: now.toISOString() };
    await transaction.updateTable('users').set(changed).where('id', '=', user.id).execute();
    await endSessions(transaction, user.id, { except: sessionId });
    await forgetBrowsers(transaction, user.id);
    await deleteResetLinks(transaction, user.id);
    await withdrawEmailChanges(transaction, user.id);
    await logPersonActivity(transaction, 'changed password', user, { now });
    return done(true);
  });
}
