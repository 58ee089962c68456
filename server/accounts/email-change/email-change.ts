import { z } from 'zod';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { limits } from '../../platform/limits/limits.ts';
import {
  type Attempt,
  done,
  fieldErrors,
  missing,
  type Outcome,
  refused,
  type Throttled,
  throttled,
} from '../../platform/outcome.ts';
import { isSent } from '../awaited-email.ts';
import { changeAccounts, changeAccountsAs, logPersonActivity, type Person } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { deleteResetLinks } from '../passwords/password-reset.ts';
import { EMAIL_TAKEN, isTaken, personFields } from '../people/new-person.ts';
import { currentPassword, isStillValid, verifyCurrentPassword, WRONG_CURRENT } from '../sign-in/verify-password.ts';
import type { AccountDatabase } from '../tables.ts';
import { createEmailChangeLink, findEmailChange, withdrawEmailChanges } from './email-change-links.ts';
import { addressChangedEmail, confirmAddressEmail } from './emails.ts';

const { requestsPerPerson, triesPerSender } = limits.emailChanges;

export const emailChange = z.object(
  { email: personFields.email, current_password: currentPassword },
  'The new address must be sent as named fields.',
);

export const linkToken = z.object({ token: z.string().max(200).catch('') }, 'The token must be sent as a named field.');

/** An address that is to be another one. */
export interface EmailChange extends Person {
  former: string;
  email: string;
  by: Person;
}

/** Changes the addresses with which people sign in: a new one counts once the link that was sent there has been used. */
export function createEmailChange(dependencies: AccountsDependencies) {
  const { db, clock, publicUrl, mail, runInBackground, throttle, knownSenders } = dependencies;

  /**
   * Emails a link to the new address of an account, one's own or, for owners, anybody's. Without a mail server an owner changes it at
   * once. Asks for the password of whoever makes the change. Returns whether the link was sent, as far as that was known in time;
   * null where there is none.
   */
  async function changeEmail(
    id: number,
    { by, input, address }: { by: SignedInUser; input: unknown; address: string },
  ): Promise<Attempt<{ isMailed: boolean | null }> | Throttled> {
    const checked = emailChange.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { email, current_password } = checked.data;
    const seconds = await throttle.count({ name: `email change ${by.id}`, allowed: requestsPerPerson });
    if (seconds > 0) return throttled(seconds);
    const verified = await verifyCurrentPassword(dependencies, by, current_password, address);
    if (!verified.ok) return verified;
    const hasMail = await mail.isConfigured();
    if (!hasMail && !may(by, 'manage people')) return refused(NO_MAIL);
    const outcome = await changeOf(id, by, async (transaction) => {
      if (!(await isStillValid(transaction, verified.value))) return refused(WRONG_CURRENT);
      const person = await findActive(transaction, id);
      if (!person) return missing;
      if (person.former === email) return refused(UNCHANGED);
      if (await isTaken(transaction, email)) return refused(EMAIL_TAKEN);
      const change = { ...person, email, by };
      if (hasMail)
        return done({ change, link: await createEmailChangeLink(transaction, change, { publicUrl, now: clock() }) });
      await apply(transaction, change);
      return done({ change, link: null });
    });
    if (!outcome.ok) return outcome;
    const { change, link } = outcome.value;
    const isMailed =
      link === null ? null : await isSent(dependencies, confirmAddressEmail({ ...change, link, publicUrl }), UNSENT);
    return done({ isMailed });
  }

  /** Returns the address that a link confirms. */
  async function checkEmailLink(token: string): Promise<Outcome<{ email: string }>> {
    const change = await findEmailChange(db, token, clock());
    return change ? done({ email: change.email }) : refused(LINK_CLOSED);
  }

  /** Changes an address with the token of the link that was sent there, and tells the former one. All sessions stay. */
  async function confirmEmail(input: unknown, address: string): Promise<Outcome<true> | Throttled> {
    const sender = senderOf(address);
    const subject = { name: `email ${sender}`, allowed: triesPerSender };
    const seconds = await throttle.count(subject);
    if (seconds > 0) return throttled(seconds);
    const checked = linkToken.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { token } = checked.data;
    const outcome = await changeAccounts(db, async (transaction) => {
      const found = await findEmailChange(transaction, token, clock());
      if (!found) return refused(LINK_CLOSED);
      if (await isTaken(transaction, found.email)) return refused({ token: EMAIL_TAKEN.email });
      const { requested_by, requester_name, ...person } = found;
      const change = { ...person, by: { id: requested_by, name: requester_name } };
      await apply(transaction, change);
      // Reading the account's email proves ownership.
      await knownSenders.add(transaction, person, sender);
      return done(change);
    });
    if (!outcome.ok) return outcome;
    await throttle.clear(subject);
    runInBackground(() => mail.send(addressChangedEmail({ ...outcome.value, publicUrl })), UNSENT);
    return done(true);
  }

  /** What was sent to the former address works no longer: somebody else may read it. */
  async function apply(transaction: AccountDatabase, { id, name, email, by }: EmailChange) {
    const now = clock();
    const changed = { email, updated_at: now.toISOString() };
    await transaction.updateTable('users').set(changed).where('id', '=', id).execute();
    await deleteResetLinks(transaction, id);
    await withdrawEmailChanges(transaction, id);
    await logPersonActivity(transaction, 'changed email', { id, name }, { by, now });
  }

  function changeOf<Result>(id: number, by: Actor, change: (transaction: AccountDatabase) => Promise<Result>) {
    return id === by.id ? changeAccounts(db, change) : changeAccountsAs(db, by, change);
  }

  return { changeEmail, checkEmailLink, confirmEmail };
}

function findActive(db: AccountDatabase, id: number) {
  const users = db.selectFrom('users').select(['id', 'name', 'email as former']).where('id', '=', id);
  return users.where('disabled_at', 'is', null).executeTakeFirst();
}

const UNSENT = 'An email about a changed address could not be sent.';
const UNCHANGED = { email: ['This is the email address of the account already.'] };
const NO_MAIL = {
  email: ['This site does not send email, so the new address cannot be confirmed. Ask an owner to change it.'],
};
const LINK_CLOSED = { token: ['This link has expired, was replaced by a newer one, or was already used.'] };
