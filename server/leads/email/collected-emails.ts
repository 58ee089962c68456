import { inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { QueuedEmail } from './mail-queue.ts';
import { capitalized, notifiedAddresses, timeIn } from './templates.ts';

const MAX_LISTED = 100;

/** Returns what divides emails to the agency by who is notified of their items. */
export function createBacklogDivider({ readAgency }: LeadsBasis) {
  return async (emails: QueuedEmail[]): Promise<QueuedEmail[][]> => {
    const { notified } = await readAgency();
    const byAddresses = Map.groupBy(emails, ({ item_kind }) => notified({ name: item_kind }).join());
    return [...byAddresses.values()];
  };
}

/**
 * Writes one email that lists items from before email was set up, the newest first, and how many were set aside as spam lately. It
 * goes to those who are notified of all of them.
 */
export function createDigestWriter(
  { db, readAgency, readTimeZone, publicUrl }: LeadsBasis,
  countSetAside: () => Promise<Record<InboxPlural, number>>,
) {
  return async (emails: QueuedEmail[]): Promise<EmailMessage> => {
    const to = notifiedAddresses(await readAgency(), { name: emails[0]?.item_kind ?? '' });
    const timeZone = await readTimeZone();
    const all = await readItems(emails);
    const listed = all.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MAX_LISTED);
    const more = all.length - listed.length;
    const lines = listed.map(
      ({ noun, name, email, reference, created_at }) =>
        `${capitalized(noun)} ${reference} from ${name} (${email})\n${timeIn(timeZone, created_at)}`,
    );
    const inbox = `${publicUrl}/admin/messages`;
    const setAside = Object.values(await countSetAside()).reduce((sum, count) => sum + count, 0);
    const text = `Email is now set up. These messages and requests arrived before that:

${lines.join('\n\n')}${more > 0 ? `\n\nAnd ${more} more.` : ''}${setAside > 0 ? `\n\nIn the last seven days, ${setAside} more were set aside as spam. Look for them under the status “spam”.` : ''}

All of them are in the inbox:
${inbox}`;
    const subject = `${emails.length} messages arrived before email was set up`;
    return { to, subject, text, links: [inbox], messageId: emails[0]?.message_id ?? '' };
  };

  async function readItems(emails: QueuedEmail[]) {
    const found = await Promise.all(
      inboxKinds.map(async ({ name, table, noun }) => {
        const ids = emails.filter(({ item_kind }) => item_kind === name).map(({ item_id }) => item_id);
        if (ids.length === 0) return [];
        const items = db.selectFrom(table).where('id', 'in', ids);
        const rows = await items.select(['name', 'email', 'reference', 'created_at']).execute();
        return rows.map((row) => ({ ...row, noun: noun.one }));
      }),
    );
    return found.flat();
  }
}
