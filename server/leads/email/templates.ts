import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail.ts';
import { addressOf, type Agency, asHtml, meetingLines } from './text-layout.ts';
import type { MeetingLetterWriter } from './meeting-templates.ts';
import type { Due } from './mail-queue.ts';
import { type ContactMessage, type LeadTables, type Meeting, type StoredMeeting, tableOf } from '../tables.ts';

/** Writes a mail of the outbox; null where nobody is to get it. */
export type LetterWriter = (due: Due) => Promise<Letter | null>;

interface LetterFacts {
  /** How the agency is called at the moment. */
  readAgency: () => Promise<Agency>;
  timeZone: string;
  writeMeetingLetter: MeetingLetterWriter;
}

type Lead = (ContactMessage | Meeting) & { reference: string };

/** Gives what writes a mail of the outbox. Throws where its lead is gone or nobody is there to be told. */
export function createLetterWriter(
  { kysely }: Database,
  { readAgency, timeZone, writeMeetingLetter }: LetterFacts,
): LetterWriter {
  const leads = kysely.withTables<LeadTables>();

  return async ({ lead: kind, lead_id, letter, message_id }) => {
    const table = tableOf[kind] as 'contact_messages';
    const lead = await leads.selectFrom(table).selectAll().where('id', '=', lead_id).executeTakeFirst();
    if (!lead) throw new Error(`The ${kind} ${lead_id} of the mail ${message_id} is not there.`);
    const agency = await readAgency();
    const written = await write();
    return { html: asHtml(written.text), ...written, messageId: message_id };

    async function write() {
      if (letter === 'notification') return notification(lead as Lead, agency, timeZone);
      if (letter === 'confirmation') return confirmation(lead as Lead, agency);
      return writeMeetingLetter(lead as object as Selectable<StoredMeeting>, letter, agency);
    }
  };
}

function notification(lead: Lead, agency: Agency, timeZone: string): Letter {
  const what = 'description' in lead ? 'Message' : 'Meeting request';
  return {
    to: addressOf(agency),
    replyTo: { name: lead.name, address: lead.email },
    subject: `${what} from ${lead.name} (${lead.reference})`,
    text: `${what} ${lead.reference}

${inLines(lead, timeZone)}

Reply to this mail to answer ${lead.name}.`,
  };
}

/** Quotes nothing of what was sent: the address in it may be that of somebody else. */
function confirmation(lead: Lead, agency: Agency): Letter {
  const what = 'description' in lead ? 'message' : 'request for a meeting';
  const next = 'description' in lead ? 'We read it and answer by email.' : 'We confirm the time by email.';
  return {
    to: lead.email,
    ...(agency.email && { replyTo: { name: agency.name, address: agency.email } }),
    subject: `We have your ${what} (${lead.reference})`,
    text: `Hello,

thank you for your ${what}. ${next} If you write to us about it, its number is ${lead.reference}.

${agency.name}

If this was not you, somebody else typed your address. You don't need to do anything.`,
  };
}

function inLines(lead: Lead, timeZone: string) {
  const who = `Name: ${lead.name}\nEmail: ${lead.email}`;
  if ('description' in lead) return `${who}\nPhone: ${lead.phone}\n\n${lead.description}`;
  return `${who}\n${meetingLines(lead, timeZone)}`;
}
