import { z } from 'zod';
import { limits } from '../../platform/limits/limits.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import { changeAccounts } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { type UsedPasskey, usedPasskey } from '../factors/passkeys/passkey-answers.ts';
import { PASSKEY_OVER } from '../factors/passkeys/passkey-proofs.ts';
import { challengeIn } from '../factors/passkeys/webauthn.ts';
import type { AccountDatabase } from '../tables.ts';
import type { SignedIn } from './sessions.ts';
import { credentials } from './sign-in.ts';
import { verifyCurrentPassword } from './verify-password.ts';

export const confirmation = z
  .object(
    { password: credentials.shape.password.optional(), passkey: usedPasskey.optional() },
    'The password or a passkey must be sent as a named field.',
  )
  .refine(({ password, passkey }) => password ?? passkey, { path: ['password'], error: 'Password is required.' });

const PURPOSE = 'confirmation';

interface Pending {
  sessionId: number;
}

/** Returns what a browser asks for a passkey of the person with; null if they have none that works here. */
export function askToConfirm({ db, tickets, passkeyProofs }: AccountsDependencies, { sessionId, user }: SignedIn) {
  const challenge = tickets.issue(PURPOSE, { sessionId } satisfies Pending, limits.secondStep.challengeFor);
  return passkeyProofs.ask(db, challenge, user.id);
}

/** Proves anew whose session this is, which what is dangerous asks for. A wrong password counts as a failed sign-in. */
export async function confirmSession(
  dependencies: AccountsDependencies,
  session: SignedIn,
  input: unknown,
  address: string,
): Promise<Outcome<true> | Throttled> {
  const checked = confirmation.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { password, passkey } = checked.data;
  if (passkey) return confirmByPasskey(dependencies, session, passkey);
  const verified = await verifyCurrentPassword(dependencies, session.user, password ?? '', address);
  if (!verified.ok)
    return 'errors' in verified ? refused({ password: Object.values(verified.errors).flat() }) : verified;
  await confirm(dependencies.db, session, dependencies.clock());
  return done(true);
}

function confirmByPasskey(
  { db, clock, tickets, passkeyProofs }: AccountsDependencies,
  session: SignedIn,
  passkey: UsedPasskey,
): Promise<Outcome<true>> {
  return changeAccounts(db, async (transaction) => {
    const challenge = challengeIn(passkey) ?? '';
    const pending = tickets.read(PURPOSE, challenge) as Pending | null;
    if (pending?.sessionId !== session.sessionId) return refused(PASSKEY_OVER);
    const proved = await passkeyProofs.check(transaction, passkey, { challenge, userId: session.user.id });
    if (!proved.ok) return proved;
    await confirm(transaction, session, clock());
    return done(true);
  });
}

async function confirm(db: AccountDatabase, { sessionId }: SignedIn, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now.toISOString() }).where('id', '=', sessionId).execute();
}
