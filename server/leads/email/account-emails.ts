import { randomUUID } from 'node:crypto';
import type { SignedInUser } from '../../../content/permissions.ts';
import type { Action, ActivityDatabase } from '../../audit/tables.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { LeadTables } from '../tables.ts';
import type { QueuedEmail } from './mail-queue.ts';
import { priorities } from './outbox.ts';
import { timeIn } from './templates.ts';

/** What the outbox calls an entry of the activity log about an account. */
export const ACCOUNT = 'account';

/** Creates what queues the emails that tell people how their accounts have changed. */
export function createAccountOutbox(publicUrl: string) {
  const host = new URL(publicUrl).hostname;

  return async (
    transaction: ActivityDatabase,
    { userId, activityId }: { userId: number; activityId: number },
    now: Date,
  ): Promise<void> => {
    const time = now.toISOString();
    const about = { kind: 'account changed', item_kind: ACCOUNT, item_id: activityId, user_id: userId } as const;
    const email = { ...about, message_id: `<${randomUUID()}@${host}>`, due_at: time, created_at: time };
    await transaction
      .withTables<LeadTables>()
      .insertInto('outbox')
      .values({ ...email, priority: priorities.agency, recipient: null, is_backlog: 0 })
      .execute();
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
      .select(['action', 'at', 'user_id', 'user_name'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const changes = entries.flatMap(({ action, at: time, user_id, user_name }) => {
      const sentence = sentences[action];
      const by = user_id === person.id ? 'you' : user_name;
      return sentence
        ? [{ subject: sentence.subject(host), text: `${timeIn(zone, time)}:\n${sentence.text(by)}` }]
        : [];
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

/** Of each change, the subject of its email, and what it says. `by` is who made it. */
const sentences: Partial<Record<Action, { subject: (host: string) => string; text: (by: string) => string }>> = {
  'set up an app': {
    subject: (host) => `Two-step sign-in is on at ${host}`,
    text: () => 'An authenticator app was set up for your account. Signing in asks for its codes now.',
  },
  'turned off the app': {
    subject: (host) => `Two-step sign-in is off at ${host}`,
    text: () => 'The authenticator app was turned off. Your password alone signs you in now.',
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
    text: (by) => `${by} has reset two-step sign-in of your account. Your password alone signs you in now.`,
  },
};
