import type { SignedInUser } from '../../../../content/permissions.ts';
import type { Clock } from '../../../platform/clock.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { done, type Outcome, refused } from '../../../platform/outcome.ts';
import type { AccountDatabase } from '../../tables.ts';
import { useTicket } from '../used-tickets.ts';
import type { UsedPasskey } from './passkey-answers.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyUse } from './webauthn.ts';

export type PasskeyProofs = ReturnType<typeof createPasskeyProofs>;

/** How people prove with a passkey who they are. */
export function createPasskeyProofs({ clock, relyingParty }: { clock: Clock; relyingParty: RelyingParty }) {
  /** Returns what a browser asks for a passkey with, one of a person if there is one; null where none can be used. */
  async function ask(db: AccountDatabase, challenge: string, userId?: number) {
    const allowed = userId === undefined ? [] : await descriptorsOf(db, userId, relyingParty.id);
    if (relyingParty.problem || (userId !== undefined && allowed.length === 0)) return null;
    return {
      challenge,
      rpId: relyingParty.id,
      timeout: limits.secondStep.challengeFor,
      userVerification: 'required',
      allowCredentials: allowed,
    };
  }

  /**
   * Uses a passkey, one of a person if there is one, and returns whose it is. To be called in `changeAccounts` with a challenge
   * that is a ticket, which works once.
   */
  async function check(
    transaction: AccountDatabase,
    used: UsedPasskey,
    { challenge, userId }: { challenge: string; userId?: number },
  ): Promise<Outcome<SignedInUser>> {
    const holder = await findHolder(transaction, used.id, relyingParty.id);
    if (!holder || (userId ?? holder.user_id) !== holder.user_id) return refused(UNKNOWN);
    const { userHandle } = used.response;
    // A device may leave it out where it was asked for the passkeys of a person.
    const isHandleRight = userHandle ? userHandle === relyingParty.handleOf(holder.user_id) : userId !== undefined;
    const passkey = { publicKey: holder.public_key, counter: Number(holder.counter) };
    const { origin, id: rpId } = relyingParty;
    const verified = verifyUse(used, { challenge, origin, rpId }, passkey);
    if (!isHandleRight || !verified) return refused(NOT_VERIFIED);
    // Told to nobody who has no passkey of the account.
    if (holder.disabled_at) return refused(DISABLED);
    const now = clock();
    if (!(await useTicket(transaction, challenge, now))) return refused(PASSKEY_OVER);
    const { counter, isBackedUp } = verified;
    const state = { counter: String(counter), is_backed_up: Number(isBackedUp), last_used_at: now.toISOString() };
    await transaction.updateTable('passkeys').set(state).where('id', '=', holder.id).execute();
    const { user_id, name, email, role } = holder;
    return done({ id: user_id, name, email, role });
  }

  return { ask, check };
}

/** Returns the passkeys of a person that work at a domain, as browsers ask for them. */
export async function descriptorsOf(db: AccountDatabase, userId: number, rpId: string) {
  const passkeys = db.selectFrom('passkeys').select(['credential_id', 'transports']).where('user_id', '=', userId);
  const rows = await passkeys.where('rp_id', '=', rpId).orderBy('id').execute();
  return rows.map(({ credential_id, transports }) => ({
    type: 'public-key',
    id: credential_id,
    transports: JSON.parse(transports) as string[],
  }));
}

function findHolder(db: AccountDatabase, credentialId: string, rpId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'public_key', 'counter', 'users.name', 'email', 'role', 'disabled_at'])
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId)
    .executeTakeFirst();
}

const UNKNOWN = { passkey: ['This passkey is not known here. Sign in with your password.'] };
export const NOT_VERIFIED = { passkey: ['This passkey could not be verified. Please try again.'] };
const DISABLED = { passkey: ['This account is disabled. An owner can enable it again.'] };
export const PASSKEY_OVER = { passkey: ['This took too long. Please try again.'] };
