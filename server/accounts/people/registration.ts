import { z } from 'zod';
import type { SignedInUser } from '../../../content/permissions.ts';
import { limits } from '../../platform/limits/limits.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled, throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { passwordsMatch, passwordsMatchError, passwordTwice, refuseGuessable } from '../passwords/new-password.ts';
import { addPerson, type NewPerson, personFields } from './new-person.ts';
import { changeAccounts, logPersonActivity } from '../change-accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { findOpenLink } from './registration-links.ts';
import type { AccountDatabase } from '../tables.ts';

export const registration = z
  .object(
    { token: z.string().max(200).catch(''), ...personFields, ...passwordTwice },
    'The registration must be sent as named fields.',
  )
  .refine(passwordsMatch, passwordsMatchError);

/** Registers somebody with the token of a set-up link or an invitation, which says the role. */
export async function register(
  { db, clock, publicUrl, throttle }: AccountsDependencies,
  input: unknown,
  address: string,
): Promise<Outcome<SignedInUser> | Throttled> {
  const subject = { name: `register ${senderOf(address)}`, allowed: limits.registration.triesPerSender };
  const seconds = await throttle.count(subject);
  if (seconds > 0) return throttled(seconds);
  const checked = registration.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { token, name, email, password } = checked.data;
  if (!(await findOpenLink(db, token, clock()))) return refused(LINK_CLOSED); // Hashing is expensive: none without a valid token.
  const guessable = refuseGuessable(password, { name, email }, publicUrl);
  if (guessable) return guessable;
  const person = { name, email, password_hash: await hashPassword(password) };
  const registered = await changeAccounts(db, (transaction) => redeemLink(transaction, token, person, clock()));
  if (registered.ok) await throttle.clear(subject);
  return registered;
}

/** Returns whom a link to register was sent to, if it was sent to anybody. */
export async function checkRegistrationLink(
  { db, clock }: AccountsDependencies,
  token: string,
): Promise<Outcome<{ email: string | null }>> {
  const link = await findOpenLink(db, token, clock());
  return link ? done({ email: link.email }) : refused(LINK_CLOSED);
}

async function redeemLink(
  transaction: AccountDatabase,
  token: string,
  person: Omit<NewPerson, 'role'>,
  now: Date,
): Promise<Outcome<SignedInUser>> {
  const link = await findOpenLink(transaction, token, now);
  if (!link) return refused(LINK_CLOSED);
  const added = await addPerson(transaction, { ...person, role: link.role }, now);
  if (!added.ok) return added;
  const used = transaction.updateTable('registration_links').set({ used_at: now.toISOString() });
  await used.where('id', '=', link.id).execute();
  const { name, email } = person;
  await logPersonActivity(transaction, 'registered', { id: added.value, name }, { now });
  return done({ id: added.value, name, email, role: link.role });
}

const LINK_CLOSED = {
  token: [
    'This link has expired, was withdrawn, or was already used. Ask an owner to invite you, or whoever runs the server for a new link.',
  ],
};
