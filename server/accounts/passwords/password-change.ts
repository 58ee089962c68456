import { z } from 'zod';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { passwordsMatch, passwordsMatchError, passwordTwice, refuseGuessable } from './new-password.ts';
import { changeAccounts, logPersonActivity } from '../change-accounts.ts';
import { hashPassword } from './password-hash.ts';
import { isStillValid, verifyPassword } from '../sign-in/verify-password.ts';
import { deleteResetLinks } from './password-reset.ts';
import { endSessions, type SignedIn } from '../sign-in/sessions.ts';

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
  const verified = await verifyPassword(
    dependencies,
    { email: user.email, password: current_password },
    senderOf(address),
  );
  if (!verified.ok) return 'errors' in verified ? refused(WRONG_CURRENT) : verified;
  const guessable = refuseGuessable(password, user, dependencies.publicUrl);
  if (guessable) return guessable;
  const password_hash = await hashPassword(password);
  return changeAccounts(dependencies.db, async (transaction) => {
    if (!(await isStillValid(transaction, verified.value))) return refused(WRONG_CURRENT);
    const now = dependencies.clock();
    const changed = { password_hash, updated_at: now.toISOString() };
    await transaction.updateTable('users').set(changed).where('id', '=', user.id).execute();
    await endSessions(transaction, user.id, { except: sessionId });
    await deleteResetLinks(transaction, user.id);
    await logPersonActivity(transaction, 'changed password', user, { now });
    return done(true);
  });
}

const WRONG_CURRENT = { current_password: ['This is not your current password.'] };
