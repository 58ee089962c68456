import type { Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import { type DraftEmailKind, draftEmailKinds } from '../../../content/draft-emails.ts';
import type { SignedInUser } from '../../../content/permissions.ts';
import { type Role, roleTexts } from '../../../content/roles.ts';
import type { Actor } from '../../audit/audit-log.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import { asEmailAddress } from '../../../content/model/email-address.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { newPassword, refuseGuessable } from '../passwords/new-password.ts';
import { addPerson, personFields, role, roleChange } from './new-person.ts';
import { changeAccounts, changeAccountsAs, logPersonActivity, type Person } from '../change-accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { deleteResetLinks } from '../passwords/password-reset.ts';
import { withdrawEmailChanges } from '../email-change/email-change-links.ts';
import { forgetBrowsers } from '../factors/factors.ts';
import { endSessions } from '../sign-in/sessions.ts';
import type { AccountDatabase, AccountTables } from '../tables.ts';
import { holdersOfTokens } from '../tokens/tokens.ts';

export const profile = z.object({ name: personFields.name }, 'The name must be sent as a named field.');

const newPerson = z.object({ ...personFields, role, password: newPassword('Password') });

const LISTED = ['id', 'name', 'email', 'role', 'disabled_at', 'created_at', 'last_used_at'] as const;

export type ListedPerson = Pick<Selectable<AccountTables['users']>, (typeof LISTED)[number]> & {
  has_second_step: boolean;
  /** Whether programs act in their name. */
  has_tokens: boolean;
};

/** Everybody with an account. They are never deleted, so that the activity log can name them. */
export function createPeople({ db, clock, publicUrl, relyingParty }: AccountsDependencies) {
  async function list(): Promise<ListedPerson[]> {
    const users = db.selectFrom('users').select(LISTED.map((column) => `users.${column}` as const));
    const rows = await users
      .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
      .select('authenticators.user_id')
      .select((user) => {
        const passkeys = user.selectFrom('passkeys').select((row) => row.fn.max('passkeys.id').as('id'));
        const theirs = passkeys.whereRef('passkeys.user_id', '=', 'users.id');
        return theirs.where('rp_id', '=', relyingParty.id).as('passkey');
      })
      .leftJoin(holdersOfTokens(db), 'holders.holder_id', 'users.id')
      .select('holders.holder_id')
      .orderBy('users.id')
      .execute();
    return rows.map(({ user_id, passkey, holder_id, ...user }) => ({
      ...user,
      has_second_step: (user_id ?? passkey) !== null,
      has_tokens: holder_id !== null,
    }));
  }

  /** Returns everybody whose account is not disabled. */
  async function listActive(): Promise<ListedPerson[]> {
    return (await list()).filter(({ disabled_at }) => disabled_at === null);
  }

  /** Returns the names by id. */
  async function names(): Promise<Map<number, string>> {
    const users = await db.selectFrom('users').select(['id', 'name']).execute();
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  /** Returns the addresses of the owners who can sign in. */
  async function ownerAddresses(): Promise<string[]> {
    const owners = db.selectFrom('users').select('email').where('role', '=', 'owner').where('disabled_at', 'is', null);
    return (await owners.orderBy('id').execute()).map(({ email }) => email);
  }

  /** Finds somebody whose account is not disabled. */
  async function findActive(id: number): Promise<SignedInUser | null> {
    const active = db.selectFrom('users').select(['id', 'name', 'email', 'role']).where('disabled_at', 'is', null);
    return (await active.where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async function hasEndedTour(id: number): Promise<boolean> {
    const user = db.selectFrom('users').select('tour_ended_at').where('id', '=', id);
    return (await user.executeTakeFirstOrThrow()).tour_ended_at !== null;
  }

  /** Ends the tour for a person, or begins it again. */
  async function setTour(id: number, { ended }: { ended: boolean }): Promise<void> {
    const tour_ended_at = ended ? clock().toISOString() : null;
    await db.updateTable('users').set({ tour_ended_at }).where('id', '=', id).execute();
  }

  /** Returns the kinds of emails that somebody has switched off. */
  async function mutedEmails(id: number): Promise<DraftEmailKind[]> {
    const user = db.selectFrom('users').select('muted_emails').where('id', '=', id);
    const muted = JSON.parse((await user.executeTakeFirstOrThrow()).muted_emails) as string[];
    return draftEmailKinds.filter((kind) => muted.includes(kind));
  }

  /** Switches kinds of emails off for somebody, and all others on. */
  async function muteEmails(id: number, kinds: readonly DraftEmailKind[]): Promise<void> {
    const muted_emails = JSON.stringify(kinds);
    await db.updateTable('users').set({ muted_emails }).where('id', '=', id).execute();
  }

  /** Returns the name of a person, disabled or not, and what ends their emails to visitors. */
  function readAuthor(id: number): Promise<{ name: string; signature: string }> {
    return db.selectFrom('users').select(['name', 'signature']).where('id', '=', id).executeTakeFirstOrThrow();
  }

  async function setSignature(id: number, signature: string): Promise<void> {
    await db.updateTable('users').set({ signature }).where('id', '=', id).execute();
  }

  async function idOf(email: string): Promise<number | null> {
    const user = db.selectFrom('users').select('id').where('email', '=', asEmailAddress(email).toLowerCase());
    return (await user.executeTakeFirst())?.id ?? null;
  }

  async function create(input: unknown, by: Actor): Promise<Outcome<number>> {
    const checked = newPerson.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { password, ...rest } = checked.data;
    const guessable = refuseGuessable(password, rest, publicUrl);
    if (guessable) return guessable;
    const person = { ...rest, password_hash: await hashPassword(password) };
    return changeAccountsAs(db, by, async (transaction) => {
      const now = clock();
      const added = await addPerson(transaction, person, now);
      if (added.ok) await logPersonActivity(transaction, 'created', { id: added.value, name: rest.name }, { by, now });
      return added;
    });
  }

  /** Changes a person's own name and returns it as stored. */
  async function rename({ id }: Person, input: unknown): Promise<Outcome<string>> {
    const checked = profile.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { name } = checked.data;
    return changeAccounts(db, async (transaction) => {
      const now = clock();
      await change(transaction, id, { name }, now);
      await logPersonActivity(transaction, 'updated', { id, name }, { now });
      return done(name);
    });
  }

  /**
   * Disables an account, ends its sessions, and deletes its reset links, changes of addresses and the invitations it sent. Disabling your own
   * account or the last active owner is a conflict.
   */
  async function disable(id: number, by: Actor): Promise<Outcome<true> | Missing | Conflict> {
    if (id === by.id) return conflicting(OWN_ACCOUNT);
    return changeAccountsAs(db, by, async (transaction) => {
      const person = await find(transaction, id);
      if (!person) return missing;
      if (person.disabled_at) return done(true);
      if (await isLastOwner(transaction, id)) return conflicting(LAST_OWNER);
      const now = clock();
      await change(transaction, id, { disabled_at: now.toISOString() }, now);
      await endSessions(transaction, id);
      await forgetBrowsers(transaction, id);
      await deleteResetLinks(transaction, id);
      await withdrawEmailChanges(transaction, id);
      await withdrawInvitationsOf(transaction, id);
      await logPersonActivity(transaction, 'disabled', person, { by, now });
      return done(true);
    });
  }

  function enable(id: number, by: Actor): Promise<Outcome<true> | Missing> {
    return changeAccountsAs(db, by, async (transaction) => {
      const person = await find(transaction, id);
      if (!person) return missing;
      if (!person.disabled_at) return done(true);
      const now = clock();
      await change(transaction, id, { disabled_at: null }, now);
      await logPersonActivity(transaction, 'enabled', person, { by, now });
      return done(true);
    });
  }

  /**
   * Changes somebody's role, from their next request on. For the last active owner it is a conflict; the invitations of
   * somebody who is an owner no longer, and changes of addresses, are deleted.
   */
  async function changeRole(id: number, input: unknown, by: Actor): Promise<Outcome<Role> | Missing | Conflict> {
    const checked = roleChange.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { role } = checked.data;
    return changeAccountsAs(db, by, async (transaction) => {
      const person = await find(transaction, id);
      if (!person) return missing;
      if (person.role === role) return done(role);
      if (await isLastOwner(transaction, id)) return conflicting(LAST_OWNER);
      const now = clock();
      await change(transaction, id, { role }, now);
      await withdrawEmailChanges(transaction, id);
      await withdrawInvitationsOf(transaction, id);
      const named = { id, name: `${person.name} (${roleTexts[role].label})` };
      await logPersonActivity(transaction, 'changed role', named, { by, now });
      return done(role);
    });
  }

  function signOut(id: number, by: Actor): Promise<void> {
    return changeAccountsAs(db, by, async (transaction) => {
      const users = transaction.selectFrom('users').select(['id', 'name']).where('id', '=', id);
      const person = await users.executeTakeFirstOrThrow();
      await endSessions(transaction, id);
      await forgetBrowsers(transaction, id);
      await logPersonActivity(transaction, 'revoked', person, { by, now: clock() });
    });
  }

  return {
    list,
    listActive,
    ownerAddresses,
    names,
    findActive,
    hasEndedTour,
    setTour,
    mutedEmails,
    readAuthor,
    setSignature,
    muteEmails,
    idOf,
    create,
    rename,
    disable,
    enable,
    changeRole,
    signOut,
  };
}

const OWN_ACCOUNT = 'You cannot disable your own account. Ask another owner to do it.';
const LAST_OWNER = 'The last active owner cannot be disabled or given another role.';

function find(db: AccountDatabase, id: number) {
  const users = db.selectFrom('users').select(['id', 'name', 'role', 'disabled_at']);
  return users.where('id', '=', id).executeTakeFirst();
}

async function isLastOwner(transaction: AccountDatabase, id: number) {
  const owners = transaction.selectFrom('users').select('id').where('role', '=', 'owner');
  const active = await owners.where('disabled_at', 'is', null).execute();
  return active.length === 1 && active[0]?.id === id;
}

async function withdrawInvitationsOf(transaction: AccountDatabase, id: number) {
  const links = transaction.deleteFrom('registration_links').where('invited_by', '=', id);
  await links.where('used_at', 'is', null).execute();
}

async function change(
  transaction: AccountDatabase,
  id: number,
  columns: Updateable<AccountTables['users']>,
  now: Date,
) {
  const changed = { ...columns, updated_at: now.toISOString() };
  await transaction.updateTable('users').set(changed).where('id', '=', id).execute();
}
