import { z } from 'zod';
import { limits } from '../../../platform/limits/limits.ts';
import { senderOf } from '../../../platform/http/sender.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled, throttled } from '../../../platform/outcome.ts';
import { changeAccounts } from '../../change-accounts.ts';
import type { AccountsDependencies } from '../../dependencies.ts';
import { type NewSession, openSignedIn } from '../../sign-in/open-signed-in.ts';
import type { Client } from '../../sign-in/sessions.ts';
import { usedPasskey } from './passkey-answers.ts';
import { PASSKEY_OVER } from './passkey-proofs.ts';
import { challengeIn } from './webauthn.ts';

export const passkeySignIn = z.object({ passkey: usedPasskey }, 'The passkey must be sent as a named field.');

const PURPOSE = 'sign in by passkey';

/** Returns what a browser asks for a passkey with, whoever's it is, and where that works; nothing is stored. */
export async function askForPasskey({ db, tickets, relyingParty, passkeyProofs }: AccountsDependencies) {
  const challenge = tickets.issue(PURPOSE, {}, limits.secondStep.challengeFor);
  return { data: await passkeyProofs.ask(db, challenge), origin: relyingParty.origin };
}

/** Opens a session for whoever has used a passkey, which stands for the password and a second step. */
export async function signInByPasskey(
  dependencies: AccountsDependencies,
  input: unknown,
  client: Client,
): Promise<Outcome<NewSession> | Throttled> {
  const { db, tickets, throttle, passkeyProofs } = dependencies;
  const checked = passkeySignIn.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { passkey } = checked.data;
  const challenge = challengeIn(passkey) ?? '';
  if (!tickets.read(PURPOSE, challenge)) return refused(PASSKEY_OVER);
  const sender = { name: `passkey ${senderOf(client.address)}`, allowed: limits.signIn.failuresPerSender };
  const seconds = await throttle.count(sender);
  if (seconds > 0) return throttled(seconds);
  const outcome = await changeAccounts(db, async (transaction) => {
    const proved = await passkeyProofs.check(transaction, passkey, { challenge });
    return proved.ok ? done(await openSignedIn(dependencies, transaction, proved.value, client)) : proved;
  });
  if (outcome.ok) await throttle.clear(sender);
  return outcome;
}
