import { z } from 'zod';
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
import type { AccountsDependencies } from '../dependencies.ts';
import { newPassword } from '../passwords/new-password.ts';
import { addPerson, personFields } from './new-person.ts';
import { notePerson, type Person } from '../log-activity.ts';
import { oneByOne, oneByOneFor } from '../sign-in/mutex.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { forgetResetLinks } from '../passwords/password-reset.ts';
import { endSessions } from '../sign-in/sessions.ts';
import type { AccountDatabase } from '../tables.ts';

/** What someone may change about their own account. */
export const profile = z.object({ name: personFields.name }, 'The name must be sent as a named field.');

const newPerson = z.object({ ...personFields, password: newPassword('Password') });

export interface ListedPerson {
  id: number;
  name: string;
  email: string;
  disabled_at: string | null;
  created_at: string;
  last_used_at: string | null;
}

/** The administrators. None is ever deleted, so that what they did keeps their name. */
export function createPeople({ accounts, clock }: AccountsDependencies) {
  /** Gives everyone, in the order in which they came. */
  function list(): Promise<ListedPerson[]> {
    return accounts
      .selectFrom('users')
      .select(['id', 'name', 'email', 'disabled_at', 'created_at', 'last_used_at'])
      .orderBy('id')
      .execute();
  }

  /** Returns the names of all, by their ids. */
  async function names(): Promise<Map<number, string>> {
    const users = await accounts.selectFrom('users').select(['id', 'name']).execute();
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  /** Whether someone can sign in. */
  async function isActive(id: number): Promise<boolean> {
    const active = accounts.selectFrom('users').select('id').where('disabled_at', 'is', null);
    return Boolean(await active.where('id', '=', id).executeTakeFirst());
  }

  /** Takes an e-mail address in any case and gives the id of whose it is; null when it is nobody's. */
  async function idOf(email: string): Promise<number | null> {
    const user = accounts.selectFrom('users').select('id').where('email', '=', email.toLowerCase());
    return (await user.executeTakeFirst())?.id ?? null;
  }

  /** Takes name, e-mail address and password; gives the new administrator's id. */
  async function create(input: unknown, by: Actor): Promise<Outcome<number>> {
    const checked = newPerson.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { name, email, password } = checked.data;
    const person = { name, email, password_hash: await hashPassword(password) };
    return oneByOneFor(accounts, by, async (transaction) => {
      const at = clock();
      const added = await addPerson(transaction, person, at);
      if (added.ok) await notePerson(transaction, 'created', { id: added.value, name }, { by, at });
      return added;
    });
  }

  /** Takes the new name of someone who asks for it; gives it as it is kept. */
  async function rename({ id }: Person, input: unknown): Promise<Outcome<string>> {
    const checked = profile.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { name } = checked.data;
    return oneByOne(accounts, async (transaction) => {
      const at = clock();
      await transaction.updateTable('users').set({ name, updated_at: at.toISOString() }).where('id', '=', id).execute();
      await notePerson(transaction, 'updated', { id, name }, { at });
      return done(name);
    });
  }

  /**
   * Shuts someone out: their sessions end, and the links they were sent or gave to others. Oneself and the last active
   * administrator are a conflict.
   */
  async function disable(id: number, by: Actor): Promise<Outcome<true> | Missing | Conflict> {
    if (id === by.id) return conflicting(ONESELF);
    return oneByOneFor(accounts, by, async (transaction) => {
      const active = await transaction
        .selectFrom('users')
        .select(['id', 'name'])
        .where('disabled_at', 'is', null)
        .execute();
      const person = active.find((one) => one.id === id);
      if (!person) return (await isThere(transaction, id)) ? done(true) : missing;
      if (active.length === 1) return conflicting(LAST);
      const at = clock();
      await setDisabled(transaction, id, at, at.toISOString());
      await endSessions(transaction, id);
      await forgetResetLinks(transaction, id);
      await transaction
        .deleteFrom('registration_links')
        .where('invited_by', '=', id)
        .where('used_at', 'is', null)
        .execute();
      await notePerson(transaction, 'disabled', person, { by, at });
      return done(true);
    });
  }

  /** Lets someone in again who was disabled. */
  function enable(id: number, by: Actor): Promise<Outcome<true> | Missing> {
    return oneByOneFor(accounts, by, async (transaction) => {
      const users = transaction.selectFrom('users').select(['id', 'name', 'disabled_at']).where('id', '=', id);
      const person = await users.executeTakeFirst();
      if (!person) return missing;
      if (!person.disabled_at) return done(true);
      const at = clock();
      await setDisabled(transaction, id, at, null);
      await notePerson(transaction, 'enabled', person, { by, at });
      return done(true);
    });
  }

  /** Ends all sessions of someone. */
  function signOut(id: number, by: Actor): Promise<void> {
    return oneByOneFor(accounts, by, async (transaction) => {
      const users = transaction.selectFrom('users').select(['id', 'name']).where('id', '=', id);
      const person = await users.executeTakeFirstOrThrow();
      await endSessions(transaction, id);
      await notePerson(transaction, 'revoked', person, { by, at: clock() });
    });
  }

  return { list, names, isActive, idOf, create, rename, disable, enable, signOut };
}

const ONESELF = 'You cannot disable your own account. Ask another administrator to do it.';
const LAST = 'This is the last active administrator, who cannot be disabled.';

async function isThere(accounts: AccountDatabase, id: number) {
  return Boolean(await accounts.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst());
}

async function setDisabled(transaction: AccountDatabase, id: number, at: Date, disabled_at: string | null) {
  const changed = { disabled_at, updated_at: at.toISOString() };
  await transaction.updateTable('users').set(changed).where('id', '=', id).execute();
}
