import { z } from 'zod';
import { limits } from '../../platform/limits/limits.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled, throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { isTypedTwice, passwordTwice, typedTwice } from '../passwords/new-password.ts';
import { addPerson, personFields } from './new-person.ts';
import { notePerson } from '../log-activity.ts';
import { oneByOne } from '../sign-in/mutex.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { openLink } from './registration-links.ts';
import type { AccountDatabase } from '../tables.ts';

/** What the registration form sends. */
export const registration = z
  .object(
    { token: z.string().max(200).catch(''), ...personFields, ...passwordTwice },
    'The registration must be sent as named fields.',
  )
  .refine(isTypedTwice, typedTwice);

export interface Registered {
  id: number;
  name: string;
  email: string;
}

/** Takes a link's token, name, e-mail address and password twice, and the address they come from; gives who is new. */
export async function register(
  { accounts, clock, throttle }: AccountsDependencies,
  input: unknown,
  address: string,
): Promise<Outcome<Registered> | Throttled> {
  const subject = { name: `register ${senderOf(address)}`, allowed: limits.registration.triesPerSender };
  const seconds = await throttle.count(subject);
  if (seconds > 0) return throttled(seconds);
  const checked = registration.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { token, name, email, password } = checked.data;
  if (!(await openLink(accounts, token, clock()))) return refused(LINK_CLOSED); // Strangers get no hashing done.
  const person = { name, email, password_hash: await hashPassword(password) };
  const registered = await oneByOne(accounts, (transaction) => useLink(transaction, token, person, clock()));
  if (registered.ok) await throttle.forget(subject);
  return registered;
}

async function useLink(
  transaction: AccountDatabase,
  token: string,
  person: { name: string; email: string; password_hash: string },
  at: Date,
): Promise<Outcome<Registered>> {
  const link = await openLink(transaction, token, at);
  if (!link) return refused(LINK_CLOSED);
  const added = await addPerson(transaction, person, at);
  if (!added.ok) return added;
  const used = transaction.updateTable('registration_links').set({ used_at: at.toISOString() });
  await used.where('id', '=', link.id).execute();
  const { name, email } = person;
  await notePerson(transaction, 'registered', { id: added.value, name }, { at });
  return done({ id: added.value, name, email });
}

const LINK_CLOSED = {
  token: [
    'This link was used or has expired. Ask an administrator to invite you, or whoever runs the server for a new link.',
  ],
};
