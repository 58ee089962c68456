import { z } from 'zod';
import { limits } from '../../platform/limits/limits.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled, throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { email } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';
import { resetLetter } from '../emails.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { isTypedTwice, passwordTwice, typedTwice } from './new-password.ts';
import { notePerson } from '../log-activity.ts';
import { oneByOne } from '../sign-in/mutex.ts';
import { hashPassword } from './password-hash.ts';
import { pairSubject } from '../sign-in/verify-password.ts';
import { endSessions } from '../sign-in/sessions.ts';
import type { AccountDatabase } from '../tables.ts';
import { newToken, tokenHash } from '../token.ts';

const { perAccount, asksPerSender, triesPerSender } = limits.resetMails;
// As long as none is mailed because of those before, one of those works.
const VALID_FOR = perAccount.within;

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
export function createPasswordReset({
  accounts,
  clock,
  publicUrl,
  mail,
  runInBackground,
  throttle,
  knownSenders,
}: AccountsDependencies) {
  /**
   * Takes an e-mail address, and the address it comes from; mails a link afterwards if the account is there and open, and
   * was not mailed enough of them. What is answered, and how soon, says nothing about that.
   */
  async function askByMail(input: unknown, address: string): Promise<Outcome<{ isMailed: boolean }> | Throttled> {
    const checked = forgotten.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { email } = checked.data;
    const seconds = await throttle.count({ name: `forgot ${senderOf(address)}`, allowed: asksPerSender });
    if (seconds > 0) return throttled(seconds);
    if (mail.isConfigured) runInBackground(() => mailLink(email), 'A letter with a reset link could not be mailed.');
    return done({ isMailed: mail.isConfigured });
  }

  async function mailLink(email: string) {
    const made = await oneByOne(accounts, async (transaction) => {
      const user = await findActive(transaction, email);
      if (!user || (await countOpenLinks(transaction, user.id)) >= perAccount.most) return null;
      return addLink(transaction, user);
    });
    if (!made) return;
    try {
      await mail.send(resetLetter({ to: email, name: made.name, link: made.link, publicUrl }));
    } catch (error) {
      // What nobody got must not keep the next from being mailed.
      await accounts.deleteFrom('reset_links').where('id', '=', made.id).execute();
      throw error;
    }
  }

  /** Returns a reset link for an account; the link cannot be read again later. */
  function makeLink(email: string): Promise<Outcome<{ link: string }>> {
    return oneByOne(accounts, async (transaction) => {
      const user = await findActive(transaction, email.toLowerCase());
      return user ? done(await addLink(transaction, user)) : refused(NOBODY);
    });
  }

  /** Adds a link to those of a user, which work as before. */
  async function addLink(transaction: AccountDatabase, { id: user_id, name }: { id: number; name: string }) {
    const token = newToken();
    const now = clock();
    const expires_at = new Date(now.getTime() + VALID_FOR).toISOString();
    const { id } = await transaction
      .insertInto('reset_links')
      .values({ token_hash: tokenHash(token), user_id, created_at: now.toISOString(), expires_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, name, link: `${publicUrl}/login/reset?token=${token}` };
  }

  async function countOpenLinks(transaction: AccountDatabase, userId: number) {
    const links = transaction.selectFrom('reset_links').where('user_id', '=', userId);
    const open = links.where('expires_at', '>', clock().toISOString());
    const { total } = await open.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    return Number(total);
  }

  /** Takes a link's token, a new password twice, and the address they come from; ends all sessions of the user. */
  async function resetPassword(input: unknown, address: string): Promise<Outcome<true> | Throttled> {
    const sender = senderOf(address);
    const seconds = await throttle.count({ name: `reset ${sender}`, allowed: triesPerSender });
    if (seconds > 0) return throttled(seconds);
    const checked = reset.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { token, password } = checked.data;
    if (!(await holderOf(accounts, token, clock()))) return refused(LINK_CLOSED); // Strangers get no hashing done.
    const password_hash = await hashPassword(password);
    const outcome = await oneByOne(accounts, async (transaction) => {
      const at = clock();
      const user = await holderOf(transaction, token, at);
      if (!user) return refused(LINK_CLOSED);
      const changed = { password_hash, updated_at: at.toISOString() };
      await transaction.updateTable('users').set(changed).where('id', '=', user.id).execute();
      await endSessions(transaction, user.id);
      await forgetResetLinks(transaction, user.id);
      await notePerson(transaction, 'reset password', user, { at });
      // Whoever reads the account's mail is let in, whatever others do to keep its owner out.
      await knownSenders.add(transaction, user, sender);
      return done(user);
    });
    if (!outcome.ok) return outcome;
    await throttle.forget(pairSubject(sender, outcome.value.email));
    return done(true);
  }

  return { askByMail, makeLink, resetPassword };
}

/** Makes all reset links of a user useless. */
export async function forgetResetLinks(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('reset_links').where('user_id', '=', userId).execute();
}

function findActive(accounts: AccountDatabase, email: string) {
  const users = accounts.selectFrom('users').select(['id', 'name']).where('email', '=', email);
  return users.where('disabled_at', 'is', null).executeTakeFirst();
}

/** Whose password a link resets: nobody's once it is used or expired, or the account disabled. */
function holderOf(accounts: AccountDatabase, token: string, now: Date) {
  return accounts
    .selectFrom('reset_links')
    .innerJoin('users', 'users.id', 'reset_links.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('reset_links.token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

const NOBODY = { email: ['There is no active account with this e-mail address.'] };
const LINK_CLOSED = { token: ['This link was used or has expired. Please ask for another one.'] };
