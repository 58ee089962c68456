import { z } from 'zod';
import { limits } from '../../platform/limits/limits.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled, throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { email } from '../../../content/model/field.ts';
import { asEmailAddress } from '../../../content/model/email-address.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { passwordsMatch, passwordsMatchError, passwordTwice, refuseGuessable } from './new-password.ts';
import { changeAccounts, logPersonActivity } from '../change-accounts.ts';
import { hashPassword } from './password-hash.ts';
import { withdrawEmailChanges } from '../email-change/email-change-links.ts';
import { pairSubject } from '../sign-in/verify-password.ts';
import { forgetBrowsers } from '../factors/factors.ts';
import { endSessions } from '../sign-in/sessions.ts';
import type { AccountDatabase } from '../tables.ts';
import { countWorking } from '../tokens/tokens.ts';
import { hashToken, newToken } from '../../platform/token.ts';

const { perAccount, requestsPerSender, triesPerSender } = limits.resetMails;
// While the limit keeps another link from being sent, one of those sent before still works.
const VALID_FOR = perAccount.within;

export const resetRequest = z.object(
  { email: schemaOf(email('Email')).transform((address) => address.toLowerCase()) },
  'The email must be sent as a named field.',
);

export const passwordReset = z
  .object({ token: z.string().max(200).catch(''), ...passwordTwice }, 'The new password must be sent as named fields.')
  .refine(passwordsMatch, passwordsMatchError);

/** Resets forgotten passwords by links that work once, for an hour. */
export function createPasswordReset({
  db,
  clock,
  publicUrl,
  mail,
  runInBackground,
  throttle,
  knownSenders,
}: AccountsDependencies) {
  /**
   * Emails a link in the background if there is an active account with this email address and it has not been sent too many.
   * Neither the result nor its timing reveals whether there is.
   */
  async function requestPasswordReset(
    input: unknown,
    address: string,
  ): Promise<Outcome<{ isMailed: boolean }> | Throttled> {
    const checked = resetRequest.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { email } = checked.data;
    const seconds = await throttle.count({ name: `forgot ${senderOf(address)}`, allowed: requestsPerSender });
    if (seconds > 0) return throttled(seconds);
    const isMailed = await mail.isConfigured();
    if (isMailed) runInBackground(() => sendLink(email), 'A reset link could not be emailed.');
    return done({ isMailed });
  }

  async function sendLink(email: string) {
    const link = await changeAccounts(db, async (transaction) => {
      const user = await findActive(transaction, email);
      if (!user || (await countOpenLinks(transaction, user.id)) >= perAccount.max) return null;
      return addLink(transaction, user);
    });
    if (!link) return;
    try {
      await mail.send(resetEmail({ to: email, publicUrl, ...link }));
    } catch (error) {
      // A link that nobody received must not count towards the limit.
      await db.deleteFrom('reset_links').where('id', '=', link.id).execute();
      throw error;
    }
  }

  /** Returns a reset link for an account. Only its hash is stored. */
  function makeResetLink(email: string): Promise<Outcome<{ link: string }>> {
    return changeAccounts(db, async (transaction) => {
      const user = await findActive(transaction, asEmailAddress(email).toLowerCase());
      return user ? done(await addLink(transaction, user)) : refused(NO_ACCOUNT);
    });
  }

  async function addLink(transaction: AccountDatabase, { id: user_id, name }: { id: number; name: string }) {
    const token = newToken();
    const now = clock();
    const expires_at = new Date(now.getTime() + VALID_FOR).toISOString();
    const { id } = await transaction
      .insertInto('reset_links')
      .values({ token_hash: hashToken(token), user_id, created_at: now.toISOString(), expires_at })
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

  /** Sets a new password with the token of a link and ends all sessions of the user. Returns how many programs still act in their name. */
  async function resetPassword(input: unknown, address: string): Promise<Outcome<{ programs: number }> | Throttled> {
    const sender = senderOf(address);
    const seconds = await throttle.count({ name: `reset ${sender}`, allowed: triesPerSender });
    if (seconds > 0) return throttled(seconds);
    const checked = passwordReset.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { token, password } = checked.data;
    const holder = await findHolder(db, token, clock());
    if (!holder) return refused(LINK_CLOSED); // Hashing is expensive: none without a valid token.
    const guessable = refuseGuessable(password, holder, publicUrl);
    if (guessable) return guessable;
    const password_hash = await hashPassword(password);
    const outcome = await changeAccounts(db, async (transaction) => {
      const now = clock();
      const user = await findHolder(transaction, token, now);
      if (!user) return refused(LINK_CLOSED);
      const changed = { password_hash, updated_at: now.toISOString() };
      await transaction.updateTable('users').set(changed).where('id', '=', user.id).execute();
      await endSessions(transaction, user.id);
      await forgetBrowsers(transaction, user.id);
      await deleteResetLinks(transaction, user.id);
      await withdrawEmailChanges(transaction, user.id);
      await logPersonActivity(transaction, 'reset password', user, { now });
      // Reading the account's email proves ownership, so failed sign-ins of others no longer count against this sender.
      await knownSenders.add(transaction, user, sender);
      return done({ ...user, programs: await countWorking(transaction, user.id, now) });
    });
    if (!outcome.ok) return outcome;
    const { email, programs } = outcome.value;
    await throttle.clear(pairSubject(sender, email));
    return done({ programs });
  }

  /** Returns whose password a link resets. */
  async function checkResetLink(token: string): Promise<Outcome<{ email: string }>> {
    const holder = await findHolder(db, token, clock());
    return holder ? done({ email: holder.email }) : refused(LINK_CLOSED);
  }

  return { requestPasswordReset, makeResetLink, resetPassword, checkResetLink };
}

export async function deleteResetLinks(transaction: AccountDatabase, userId: number): Promise<void> {
  await transaction.deleteFrom('reset_links').where('user_id', '=', userId).execute();
}

function findActive(db: AccountDatabase, email: string) {
  const users = db.selectFrom('users').select(['id', 'name']).where('email', '=', email);
  return users.where('disabled_at', 'is', null).executeTakeFirst();
}

/** Finds the user whose password a token resets, unless it has been used or has expired, or the account is disabled. */
function findHolder(db: AccountDatabase, token: string, now: Date) {
  return db
    .selectFrom('reset_links')
    .innerJoin('users', 'users.id', 'reset_links.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('reset_links.token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

const NO_ACCOUNT = { email: ['There is no active account with this email address.'] };
const LINK_CLOSED = { token: ['This link has expired or was already used. Please request a new one.'] };

function resetEmail({ to, name, link, publicUrl }: Record<'to' | 'name' | 'link' | 'publicUrl', string>): EmailMessage {
  const { host } = new URL(publicUrl);
  return {
    to,
    subject: `Reset your password for ${host}`,
    text: `Hello ${name},

Someone asked to reset the password of your account at ${host}. If it was you, choose a new one within the next hour:

${link}

The link works once. If it wasn't you, you can ignore this email: your password stays the same.
`,
    links: [link],
  };
}
