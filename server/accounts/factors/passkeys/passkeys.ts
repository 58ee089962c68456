import { z } from 'zod';
import type { SignedInUser } from '../../../../content/permissions.ts';
import { text } from '../../../../content/model/field.ts';
import { schemaOf } from '../../../../content/model/kinds.ts';
import { limits } from '../../../platform/limits/limits.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../../platform/outcome.ts';
import { changeAccounts } from '../../change-accounts.ts';
import type { AccountsDependencies } from '../../dependencies.ts';
import type { AccountDatabase } from '../../tables.ts';
import { factorsOf, isRequired, removeRecoveryCodes } from '../factors.ts';
import { useTicket } from '../used-tickets.ts';
import { newPasskey } from './passkey-answers.ts';
import { descriptorsOf, NOT_VERIFIED, PASSKEY_OVER } from './passkey-proofs.ts';
import { algorithms, challengeIn, verifyCreation } from './webauthn.ts';

const PURPOSE = 'new passkey';
const MOST = 50; // of a person

interface Pending {
  userId: number;
}

const name = schemaOf(text('Name', { max: 100 }));

export const passkeyAddition = z.object(
  { name, passkey: newPasskey },
  'The passkey must be sent as the browser returns it.',
);

export const passkeyName = z.object({ name }, 'The name must be sent as a named field.');

export type PasskeysState = Awaited<ReturnType<ReturnType<typeof createPasskeys>['read']>>;

/** Somebody's own passkeys, each of which signs them in without their password. */
export function createPasskeys({ db, clock, tickets, relyingParty, noteChange }: AccountsDependencies) {
  const { id: rpId, origin, problem, handleOf } = relyingParty;

  /** Returns somebody's passkeys, where new ones can be added, and why they cannot. */
  async function read({ id }: SignedInUser) {
    const passkeys = db.selectFrom('passkeys').where('user_id', '=', id).orderBy('id');
    const rows = await passkeys.select(['id', 'name', 'rp_id', 'is_backed_up', 'created_at', 'last_used_at']).execute();
    return {
      passkeys: rows.map(({ rp_id, is_backed_up, ...passkey }) => ({
        ...passkey,
        is_synced: is_backed_up === 1,
        former_domain: rp_id === rpId ? null : rp_id,
      })),
      passkeys_at: { origin, problem },
    };
  }

  /** Returns what a browser makes a passkey with; nothing is stored. A conflict where none can be used. */
  async function begin({ id, email, name }: SignedInUser) {
    if (problem) return conflicting(problem);
    const challenge = tickets.issue(PURPOSE, { userId: id } satisfies Pending, limits.secondStep.challengeFor);
    return done({
      challenge,
      rp: { id: rpId, name: new URL(origin).host },
      user: { id: handleOf(id), name: email, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: await descriptorsOf(db, id, rpId),
      attestation: 'none',
      timeout: limits.secondStep.challengeFor,
    });
  }

  /** Adds what a browser has made. */
  async function add(user: SignedInUser, input: unknown): Promise<Outcome<{ id: number; name: string }>> {
    const checked = passkeyAddition.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { name, passkey } = checked.data;
    const challenge = challengeIn(passkey) ?? '';
    const pending = tickets.read(PURPOSE, challenge) as Pending | null;
    if (pending?.userId !== user.id) return refused(PASSKEY_OVER);
    const verified = verifyCreation(passkey, { challenge, origin, rpId });
    if (!verified) return refused(NOT_VERIFIED);
    const { publicKey: public_key, counter, isBackedUp } = verified;
    return changeAccounts(db, async (transaction) => {
      const now = clock();
      if (await isKnown(transaction, passkey.id)) return refused(KNOWN);
      if ((await factorsOf(transaction, user.id, rpId)).passkeys.length >= MOST) return refused(TOO_MANY);
      if (!(await useTicket(transaction, challenge, now))) return refused(PASSKEY_OVER);
      const row = {
        user_id: user.id,
        credential_id: passkey.id,
        public_key,
        counter: String(counter),
        transports: JSON.stringify(passkey.response.transports),
        rp_id: rpId,
        is_backed_up: Number(isBackedUp),
        name,
        created_at: now.toISOString(),
        last_used_at: null,
      };
      const { id } = await transaction.insertInto('passkeys').values(row).returning('id').executeTakeFirstOrThrow();
      await noteChange(transaction, 'added a passkey', user, { now });
      return done({ id, name });
    });
  }

  async function rename(user: SignedInUser, id: number, input: unknown): Promise<Outcome<true> | Missing> {
    const checked = passkeyName.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const named = db.updateTable('passkeys').set(checked.data).where('id', '=', id).where('user_id', '=', user.id);
    return (await named.executeTakeFirstOrThrow()).numUpdatedRows > 0n ? done(true) : missing;
  }

  /** Removes a passkey, and returns those that still work, for the browser. A conflict for the only factor of a role that needs one. */
  function remove(user: SignedInUser, id: number): Promise<Outcome<AcceptedPasskeys> | Missing | Conflict> {
    return changeAccounts(db, async (transaction) => {
      const { hasApp, passkeys } = await factorsOf(transaction, user.id, rpId);
      const isOnly = !hasApp && passkeys.length === 1 && passkeys[0] === id;
      if (isOnly && (await isRequired(transaction, user.role))) return conflicting(REQUIRED);
      const removed = transaction.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', user.id);
      if ((await removed.executeTakeFirstOrThrow()).numDeletedRows === 0n) return missing;
      if (isOnly) await removeRecoveryCodes(transaction, user.id);
      await noteChange(transaction, 'removed a passkey', user, { now: clock() });
      const rest = await descriptorsOf(transaction, user.id, rpId);
      return done({ rp_id: rpId, user_id: handleOf(user.id), credential_ids: rest.map(({ id }) => id) });
    });
  }

  return { read, begin, add, rename, remove };
}

/** What a browser is told after a removal, so that it offers no passkey in vain (signalAllAcceptedCredentials). */
export interface AcceptedPasskeys {
  rp_id: string;
  user_id: string;
  credential_ids: string[];
}

async function isKnown(transaction: AccountDatabase, credentialId: string): Promise<boolean> {
  const passkeys = transaction.selectFrom('passkeys').select('id').where('credential_id', '=', credentialId);
  return Boolean(await passkeys.executeTakeFirst());
}

const KNOWN = { passkey: ['This passkey is already in use.'] };
const TOO_MANY = { passkey: [`You can have ${MOST} passkeys at most. Remove one that you no longer use.`] };
const REQUIRED =
  'Your role requires two-step sign-in. Add another passkey or set up an app before you remove this one.';
