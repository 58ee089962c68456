import { z } from 'zod';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import type { SignedIn } from './sessions.ts';
import { credentials } from './sign-in.ts';
import { verifyCurrentPassword } from './verify-password.ts';

export const confirmation = z.object(
  { password: credentials.shape.password },
  'The password must be sent as a named field.',
);

/** Proves anew whose session this is, which what is dangerous asks for. A wrong password counts as a failed sign-in. */
export async function confirmSession(
  dependencies: AccountsDependencies,
  { sessionId, user }: SignedIn,
  input: unknown,
  address: string,
): Promise<Outcome<true> | Throttled> {
  const checked = confirmation.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const verified = await verifyCurrentPassword(dependencies, user, checked.data.password, address);
  if (!verified.ok)
    return 'errors' in verified ? refused({ password: Object.values(verified.errors).flat() }) : verified;
  const confirmed_at = dependencies.clock().toISOString();
  await dependencies.db.updateTable('sessions').set({ confirmed_at }).where('id', '=', sessionId).execute();
  return done(true);
}
