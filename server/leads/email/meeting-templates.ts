import type { Selectable } from 'kysely';
import { pages } from '../../../content/addresses.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { filled, type Words } from '../../../content/words/words.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import { calendarText } from '../meetings/calendar.ts';
import { makeMeetingLink } from '../meetings/meeting-links.ts';
import type { MeetingDatabase, MeetingRow, MeetingTables } from '../meetings/tables.ts';
import {
  type Agency,
  answered,
  itemLines,
  notifiedAddresses,
  Outdated,
  type TemplateInput,
  timeLines,
  writtenIn,
} from './templates.ts';

export type MeetingTemplates = Record<keyof typeof meeting.emails, (input: TemplateInput) => Promise<EmailMessage>>;

type Meeting = Selectable<MeetingRow>;

/**
 * Creates the templates about appointments. They throw if the appointment has changed meanwhile. Those to visitors
 * quote nothing that was sent, because the address may be somebody else's. Who is notified of meetings organizes them, or the sender of
 * emails if that is nobody.
 */
export function createMeetingTemplates({ db: leads, clock, publicUrl, readSender }: LeadsBasis): MeetingTemplates {
  const db: MeetingDatabase = leads.withTables<MeetingTables>();

  return {
    'meeting confirmed': withInvitation('confirmed'),
    'meeting rescheduled': withInvitation('rescheduled'),
    'meeting declined': withoutInvitation('declined'),
    'meeting cancelled': withoutInvitation('cancelled'),
    'cancellation notice': async ({ item, agency, timeZone }) =>
      cancellationNotice(await readMeeting(item.id), agency, timeZone),
  };

  function withInvitation(news: 'confirmed' | 'rescheduled') {
    return async ({ item, agency, timeZone, language }: TemplateInput): Promise<EmailMessage> => {
      const { mails } = wordsIn(language);
      const row = await readMeeting(item.id, 'confirmed');
      if (row.starts_at <= clock().toISOString())
        throw new Outdated('The time of the meeting had passed before this email could be sent.');
      const link = await makeMeetingLink(db, row.id, { publicUrl, now: clock() });
      const next = { sentence: mails.cancelHere, link };
      return {
        ...toVisitor(row, { ...mails[news], ...next, agency, timeZone, language }),
        icalEvent: await calendarEvent(row, 'REQUEST', { agency, mails }),
      };
    };
  }

  function withoutInvitation(appointment: 'declined' | 'cancelled') {
    return async ({ item, agency, timeZone, language }: TemplateInput): Promise<EmailMessage> => {
      const { mails } = wordsIn(language);
      const row = await readMeeting(item.id, appointment);
      const next = { sentence: mails.anotherTime, link: publicUrl + pages.meeting.path };
      const written = toVisitor(row, { ...mails[appointment], ...next, agency, timeZone, language });
      return appointment === 'declined'
        ? written
        : { ...written, icalEvent: await calendarEvent(row, 'CANCEL', { agency, mails }) };
    };
  }

  async function readMeeting(id: number, appointment?: Meeting['appointment']): Promise<Meeting> {
    const row = await db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (appointment && row.appointment !== appointment)
      throw new Error(`The meeting ${row.reference} is now ${row.appointment}.`);
    return row;
  }

  async function calendarEvent(
    row: Meeting,
    method: 'REQUEST' | 'CANCEL',
    { agency, mails: { calendar } }: { agency: Agency; mails: Words['mails'] },
  ) {
    const content = calendarText({
      method,
      uid: row.calendar_uid ?? row.reference,
      sequence: row.calendar_sequence,
      starts: new Date(row.starts_at),
      summary: filled(calendar.summary, { agency: agency.name }),
      description: filled(calendar.description, { reference: row.reference }),
      organizer: { name: agency.name, address: answered(agency, meeting)[0]?.address ?? (await readSender()).address },
      attendee: row.email,
      writtenAt: clock(),
    });
    return { method, filename: 'meeting.ics', content };
  }
}

interface VisitorEmail {
  subject: string;
  opening: string;
  sentence: string;
  link: string;
  agency: Agency;
  timeZone: string;
  language: Language;
}

function toVisitor(row: Meeting, email: VisitorEmail): EmailMessage {
  const { subject, opening, sentence, link, agency, timeZone, language } = email;
  const { mails } = wordsIn(language);
  const text = `${mails.hello}

${opening}

${timeLines(row, timeZone, language)}

${sentence}
${link}

${filled(mails.meetingReference, { reference: row.reference })}

${agency.name}`;
  return {
    to: row.email,
    replyTo: answered(agency, meeting),
    subject: `${subject} (${row.reference})`,
    text,
    links: [link],
    ...writtenIn(language),
  };
}

function cancellationNotice(row: Meeting, agency: Agency, timeZone: string): EmailMessage {
  const { name, email, reference } = row;
  return {
    to: notifiedAddresses(agency, meeting),
    replyTo: { name, address: email },
    subject: `${name} has cancelled the meeting (${reference})`,
    text: `${name} has cancelled the meeting ${reference}. The time is free again.

${itemLines(meeting, { ...row }, timeZone)}

Reply to this email to answer ${name}.`,
  };
}
