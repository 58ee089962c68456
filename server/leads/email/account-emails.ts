import type { SignedInUser } from '../../../content/permissions.ts';
import type { ActivityDatabase, ToldAction } from '../../audit/tables.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { QueuedEmail } from './mail-queue.ts';
import { createPersonOutbox } from './emails-to-people.ts';
import { priorities } from './outbox.ts';
import { timeIn } from './templates.ts';

/** Creates what queues the emails that tell people how their accounts have changed. Where no email is set up they would be old news later. */
export function createAccountOutbox(publicUrl: string, isMailConfigured: (db: ActivityDatabase) => Promise<boolean>) {
  const queue = createPersonOutbox(publicUrl);

  return async (
    transaction: ActivityDatabase,
    { userId, activityId }: { userId: number; activityId: number },
    now: Date,
  ): Promise<void> => {
    if (!(await isMailConfigured(transaction))) return;
    const about = { kind: 'account changed', item_kind: 'account', item_id: activityId, user_id: userId } as const;
    await queue(transaction, { ...about, priority: priorities.agency }, now);
  };
}

/** Creates the writer of one email about all that has changed in how somebody signs in. Null for those who cannot sign in any more. */
export function createAccountEmailWriter(
  { db, readTimeZone, publicUrl }: Pick<LeadsBasis, 'db' | 'readTimeZone' | 'publicUrl'>,
  findPerson: (id: number) => Promise<SignedInUser | null>,
) {
  const { host } = new URL(publicUrl);
  const account = `${publicUrl}/admin/account/security`;

  return async (emails: QueuedEmail[]): Promise<EmailMessage | null> => {
    const [email] = emails;
    const person = email?.user_id ? await findPerson(email.user_id) : null;
    if (!email || !person) return null;
    const ids = emails.map(({ item_id }) => item_id);
    const zone = await readTimeZone();
    const entries = await db
      .selectFrom('activity')
      .select(['action', 'at', 'user_name', 'title'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const changes = entries.map(({ action, at: time, user_name: by, title }) => {
      // No other action is queued.
      const { subject, text } = sentences[action as ToldAction];
      return { subject: subject(host), text: `${timeIn(zone, time)}:\n${text({ by, title })}` };
    });
    const [first] = changes;
    if (!first) return null;
    const text = `Hello ${person.name},

${changes.map((change) => change.text).join('\n\n')}

If this was not you, change your password at once and tell an owner of the site:
${account}
`;
    const subject = changes.length === 1 ? first.subject : `Your sign-in at ${host} has changed`;
    return { to: person.email, subject, text, links: [account], messageId: email.message_id };
  };
}

interface Sentence {
  subject: (host: string) => string;
  /** `by` is who made the change, `title` what it was made to. */
  text: (entry: { by: string; title: string }) => string;
}

/** Of each change, the subject of its email, and what it says. */
const sentences: Record<ToldAction, Sentence> = {
  'added a passkey': {
    subject: (host) => `A passkey was added at ${host}`,
    text: () => 'A passkey was added to your account. It signs in without your password.',
  },
  'removed a passkey': {
    subject: (host) => `A passkey was removed at ${host}`,
    text: () => 'A passkey of your account was removed. It no longer signs in.',
  },
  'set up an app': {
    subject: (host) => `Two-step sign-in is on at ${host}`,
    text: () => 'An authenticator app was set up for your account. Signing in asks for its codes now.',
  },
  'turned off the app': {
    subject: (host) => `The authenticator app was turned off at ${host}`,
    text: () => 'The authenticator app was turned off. Signing in no longer asks for its codes.',
  },
  'renewed recovery codes': {
    subject: (host) => `New recovery codes for ${host}`,
    text: () => 'New recovery codes were made for your account. The former ones no longer work.',
  },
  'used a recovery code': {
    subject: (host) => `A recovery code was used at ${host}`,
    text: () => 'Somebody signed in to your account with a recovery code.',
  },
  'failed the second step': {
    subject: (host) => `Somebody knows your password for ${host}`,
    text: () =>
      'Somebody has typed your password, and then three wrong codes. If you mistyped them yourself, all is well; otherwise your password is known to somebody else.',
  },
  'reset two-step sign-in': {
    subject: (host) => `Two-step sign-in was reset at ${host}`,
    text: ({ by }) =>
      `${by} has reset two-step sign-in of your account, and removed its passkeys. Your password alone signs you in now.`,
  },
  'created a token': {
    subject: (host) => `A program may act in your name at ${host}`,
    text: ({ title }) => `A token for a program, “${title}”, was created for your account.`,
  },
  'revoked a token': {
    subject: (host) => `A token was revoked at ${host}`,
    text: ({ by, title }) => `${by} has revoked the token “${title}”. Whatever used it no longer has access.`,
  },
};
