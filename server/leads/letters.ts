import { Temporal } from 'temporal-polyfill';
import type { Database } from '../platform/database.ts';
import type { Letter } from '../platform/mail.ts';
import type { Due } from './outbox.ts';
import { type ContactMessage, type LeadTables, type Meeting, tableOf } from './tables.ts';

/** Writes a mail of the outbox; null where nobody is to get it. */
export type LetterWriter = (due: Due) => Promise<Letter | null>;

export interface Agency {
  name: string;
  /** Where it is told of leads, if anywhere. */
  email: string | null;
}

interface LetterFacts {
  /** How the agency is called at the moment. */
  readAgency: () => Promise<Agency>;
  timeZone: string;
}

type Lead = (ContactMessage | Meeting) & { reference: string };

/** Gives what writes a mail of the outbox. Throws where its lead is gone or nobody is there to be told. */
export function createLetterWriter({ kysely }: Database, { readAgency, timeZone }: LetterFacts): LetterWriter {
  const leads = kysely.withTables<LeadTables>();

  return async ({ lead: kind, lead_id, letter, message_id }) => {
    const table = tableOf[kind] as 'contact_messages';
    const lead = await leads.selectFrom(table).selectAll().where('id', '=', lead_id).executeTakeFirst();
    if (!lead) throw new Error(`The ${kind} ${lead_id} of the mail ${message_id} is not there.`);
    const agency = await readAgency();
    const written =
      letter === 'notification' ? notification(lead, agency, timeZone) : confirmation(lead, agency, timeZone);
    return { ...written, html: asHtml(written.text), messageId: message_id };
  };
}

function notification(lead: Lead, agency: Agency, timeZone: string): Letter {
  if (!agency.email) throw new Error('Nobody is there to be told: set NOTIFY_EMAIL, or the e-mail in the settings.');
  const what = 'description' in lead ? 'Message' : 'Meeting request';
  return {
    to: agency.email,
    replyTo: { name: lead.name, address: lead.email },
    subject: `${what} from ${lead.name} (${lead.reference})`,
    text: `${what} ${lead.reference}

${inLines(lead, timeZone)}

Reply to this mail to answer ${lead.name}.`,
  };
}

function confirmation(lead: Lead, agency: Agency, timeZone: string): Letter {
  const what = 'description' in lead ? 'message' : 'request for a meeting';
  const next = 'description' in lead ? 'We read it and answer by email.' : 'We confirm the time by email.';
  return {
    to: lead.email,
    ...(agency.email && { replyTo: { name: agency.name, address: agency.email } }),
    subject: `We have your ${what} (${lead.reference})`,
    text: `Hello ${lead.name},

thank you for your ${what}. ${next} If you write to us about it, its number is ${lead.reference}.

This is what we have:

${inLines(lead, timeZone)}

${agency.name}

If this was not you, somebody typed your address by mistake: you need not do anything.`,
  };
}

function inLines(lead: Lead, timeZone: string) {
  const who = `Name: ${lead.name}\nEmail: ${lead.email}`;
  if ('description' in lead) return `${who}\nPhone: ${lead.phone}\n\n${lead.description}`;
  const theirs = `Time: ${timeIn(lead.time_zone, lead.starts_at)}`;
  const ours = lead.time_zone === timeZone ? '' : `\nThat is: ${timeIn(timeZone, lead.starts_at)}`;
  return `${who}\n${theirs}${ours}\nSubject: ${lead.subject}`;
}

function timeIn(zone: string, instant: string) {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return `${time.toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' })} (${zone})`;
}

function asHtml(text: string) {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const paragraphs = escaped.split('\n\n').map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><body>${paragraphs.join('')}</body></html>`;
}
