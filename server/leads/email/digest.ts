import type { Database } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail.ts';
import { addressOf, type Agency, asHtml, timeIn } from './text-layout.ts';
import type { Due } from './mail-queue.ts';
import { type LeadKind, type LeadTables, tableOf } from '../tables.ts';

const MOST_LISTED = 100;

interface Facts {
  readAgency: () => Promise<Agency>;
  timeZone: string;
  publicUrl: string;
}

/** Writes one mail to the agency that lists all messages from before mail was set up, the newest first. */
export function createDigestWriter({ kysely }: Database, { readAgency, timeZone, publicUrl }: Facts) {
  const leads = kysely.withTables<LeadTables>();

  return async (mails: Due[]): Promise<Letter> => {
    const to = addressOf(await readAgency());
    const all = [...(await read('contact_message')), ...(await read('meeting'))];
    const listed = all.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MOST_LISTED);
    const more = all.length - listed.length;
    const lines = listed.map(
      ({ what, name, email, reference, created_at }) =>
        `${what} ${reference} from ${name} (${email})\n${timeIn(timeZone, created_at)}`,
    );
    const inbox = `${publicUrl}/admin/messages`;
    const text = `Email is set up now. These messages and meeting requests came before:

${lines.join('\n\n')}${more > 0 ? `\n\nand ${more} more.` : ''}

All of them are in the inbox:
${inbox}`;
    const subject = `${mails.length} messages came before email was set up`;
    return { to, subject, text, html: asHtml(text, inbox), messageId: mails[0]?.message_id ?? '' };

    async function read(kind: LeadKind) {
      const ids = mails.filter(({ lead }) => lead === kind).map(({ lead_id }) => lead_id);
      if (ids.length === 0) return [];
      const rows = leads.selectFrom(tableOf[kind] as 'contact_messages').where('id', 'in', ids);
      const found = await rows.select(['name', 'email', 'reference', 'created_at']).execute();
      return found.map((row) => ({ ...row, what: kind === 'meeting' ? 'Meeting request' : 'Message' }));
    }
  };
}
