import { z } from 'zod';
import { done, fieldErrors, type Outcome, refused, type Throttled, throttled } from '../platform/outcome.ts';
import { email } from '../../content/model/field.ts';
import { schemaOf } from '../../content/model/schema.ts';
import { resetLetter } from './letters.ts';
import type { Means } from './means.ts';
import { isTypedTwice, passwordTwice, typedTwice } from './new-password.ts';
import { notePerson } from './note.ts';
import { oneByOne } from './one-by-one.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './sessions.ts';
import type { AccountDatabase } from './tables.ts';
import { countAttempt } from './throttle.ts';
import { newToken, tokenHash } from './token.ts';

const VALID_FOR = 60 * 60 * 1000; // ms
const LETTERS_TO_ONE = 3;
const LETTERS_FROM_ADDRESS = 10;
const RESETS_FROM_ADDRESS = 20;

/** What the form sends with which someone asks for a new password. */
export const forgotten = z.object(
  { email: schemaOf(email('Email')).transform((address) => address.toLowerCase()) },
  'The email must be sent as a named field.',
);

/** What the form sends with which someone chooses a new password. */
export const reset = z
  .object({ token: z.string().max(200).catch(''), ...passwordTwice }, 'The new password must be sent as named fields.')
  .refine(isTypedTwice, typedTwice);

/** Forgotten passwords: a link that works once, for an hour, lets its holder choose another. */
export function createPasswordReset({ accounts, clock, publicUrl, mail, afterwards }: Means) {
  /**
   * Takes an e-mail address, and the address it comes from; mails a link afterwards if the account is there and open.
   * What is answered, and how soon, says nothing about that.
   */
  async function askByMail(input: unknown, address: string): Promise<Outcome<{ isMailed: boolean }> | Throttled> {
    const checked = forgotten.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { email } = checked.data;
    const now = clock();
    const seconds =
      (await countAttempt(accounts, { subject: `forgot from ${address}`, allowed: LETTERS_FROM_ADDRESS, now })) ||
      (await countAttempt(accounts, { subject: `forgot ${email}`, allowed: LETTERS_TO_ONE, now }));
    if (seconds > 0) return throttled(seconds);
    if (mail.isConfigured) afterwards(() => mailLink(email), 'A letter with a reset link could not be mailed.');
    return done({ isMailed: mail.isConfigured });
  }

  async function mailLink(email: string) {
    const made = await makeLink(email);
    if (made.ok) await mail.send(resetLetter({ to: email, ...made.value, publicUrl }));
  }

  /** Takes an e-mail address; gives a link that is shown this once, and the name of whose account it is for. */
  function makeLink(email: string): Promise<Outcome<{ link: string; name: string }>> {
    return oneByOne(accounts, async (transaction) => {
      const users = transaction.selectFrom('users').select(['id', 'name']).where('email', '=', email.toLowerCase());
      const user = await users.where('disabled_at', 'is', null).executeTakeFirst();
      if (!user) return refused(NOBODY);
      const token = newToken();
      const now = clock();
      const expires_at = new Date(now.getTime() + VALID_FOR).toISOString();
      const link = { token_hash: tokenHash(token), user_id: user.id, created_at: now.toISOString(), expires_at };
      await transaction.insertInto('reset_links').values(link).execute();
      return done({ link: `${publicUrl}/login/reset?token=${token}`, name: user.name });
    });
  }

  /** Takes a link's token, a new password twice, and the address they come from; ends all sessions of the user. */
  async function resetPassword(input: unknown, address: string): Promise<Outcome<true> | Throttled> {
    const subject = `reset ${address}`;
    const seconds = await countAttempt(accounts, { subject, allowed: RESETS_FROM_ADDRESS, now: clock() });
    if (seconds > 0) return throttled(seconds);
    const checked = reset.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { token, password } = checked.data;
    if (!(await holderOf(accounts, token, clock()))) return refused(LINK_CLOSED); // Strangers get no hashing done.
    const password_hash = await hashPassword(password);
    return oneByOne(accounts, async (transaction) => {
      const at = clock();
      const user = await holderOf(transaction, token, at);
      if (!user) return refused(LINK_CLOSED);
      const changed = { password_hash, updated_at: at.toISOString() };
      await transaction.updateTable('users').set(changed).where('id', '=', user.id).execute();
      await endSessions(transaction, user.id);
      await forgetResetLinks(transaction, user.id);
      await notePerson(transaction, 'reset password', user, { at });
      return done(true);
    });
  }

  return { askByMail, makeLink, resetPassword };
}

/** Makes all reset links of a user useless. */
export async function forgetResetLinks(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('reset_links').where('user_id', '=', userId).execute();
}

/** Whose password a link resets: nobody's once it is used or expired, or the account disabled. */
function holderOf(accounts: AccountDatabase, token: string, now: Date) {
  return accounts
    .selectFrom('reset_links')
    .innerJoin('users', 'users.id', 'reset_links.user_id')
    .select(['users.id', 'users.name'])
    .where('reset_links.token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

const NOBODY = { email: ['There is no active account with this e-mail address.'] };
const LINK_CLOSED = { token: ['This link was used or has expired. Please ask for another one.'] };
