import { z } from 'zod';
import { type Role, roles } from '../../../content/roles.ts';
import { publicEmail, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import type { AccountDatabase } from '../tables.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';

export const personFields = {
  name: schemaOf(text('Full Name', { max: 100 })),
  email: schemaOf(publicEmail('Email')).transform((address) => address.toLowerCase()),
};

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  password_hash: string;
}

/** Adds a person and returns the id; to be called in `changeAccounts`. */
export async function addPerson(transaction: AccountDatabase, person: NewPerson, now: Date): Promise<Outcome<number>> {
  if (await isTaken(transaction, person.email)) return refused(EMAIL_TAKEN);
  const time = now.toISOString();
  const inserted = transaction.insertInto('users').values({ ...person, created_at: time, updated_at: time });
  return done((await inserted.returning('id').executeTakeFirstOrThrow()).id);
}

/** Whether an account has this email address, given in lower case. */
export async function isTaken(db: AccountDatabase, address: string): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst());
}

export const EMAIL_TAKEN = { email: ['There is already an account with this email address.'] };

export const role = z.enum(roles, `Role must be ${oneOf(roles)}.`);

export const roleChange = z.object({ role }, 'The role must be sent as a named field.');
