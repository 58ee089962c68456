import { email, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import type { AccountDatabase } from '../tables.ts';

/** How people are called and reached. */
export const personFields = {
  name: schemaOf(text('Full Name', { max: 100 })),
  email: schemaOf(email('Email')).transform((address) => address.toLowerCase()),
};

/** Adds someone who can sign in and gives the id; refuses an e-mail address that someone has. Goes in `oneByOne`. */
export async function addPerson(
  transaction: AccountDatabase,
  person: { name: string; email: string; password_hash: string },
  at: Date,
): Promise<Outcome<number>> {
  if (await isTaken(transaction, person.email)) return refused(EMAIL_TAKEN);
  const time = at.toISOString();
  const inserted = transaction.insertInto('users').values({ ...person, created_at: time, updated_at: time });
  return done((await inserted.returning('id').executeTakeFirstOrThrow()).id);
}

/** Whether someone has an e-mail address, which is given in lower case. */
export async function isTaken(accounts: AccountDatabase, address: string): Promise<boolean> {
  return Boolean(await accounts.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst());
}

export const EMAIL_TAKEN = { email: ['There is already an account with this e-mail address.'] };
