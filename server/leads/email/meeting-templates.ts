import type { Selectable } from 'kysely';
import { pages } from '../../../content/addresses.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import { calendarText } from '../meetings/calendar.ts';
import { makeMeetingLink } from '../meetings/meeting-links.ts';
import type { MeetingDatabase, MeetingRow, MeetingTables } from '../meetings/tables.ts';
import {
  type Agency,
  asHtml,
  itemLines,
  notifiedAddresses,
  Outdated,
  type TemplateInput,
  timeLines,
} from './templates.ts';

export type MeetingTemplates = Record<keyof typeof meeting.emails, (input: TemplateInput) => Promise<EmailMessage>>;

type Meeting = Selectable<MeetingRow>;

/**
 * Creates the templates about appointments. They throw if the appointment has changed meanwhile. Those to visitors
 * quote nothing that was sent, because the address may be somebody else's. The sender of emails organizes meetings if the agency has no address.
 */
export function createMeetingTemplates({ db: leads, clock, publicUrl, readSender }: LeadsBasis): MeetingTemplates {
  const db: MeetingDatabase = leads.withTables<MeetingTables>();

  return {
    'meeting confirmed': withInvitation({
      subject: 'Our meeting is confirmed',
      opening: 'Our meeting is confirmed. An invitation for your calendar is attached.',
    }),
    'meeting rescheduled': withInvitation({
      subject: 'Our meeting has a new time',
      opening: 'Our meeting has been moved to a new time. An invitation for your calendar is attached.',
    }),
    'meeting declined': withoutInvitation('declined', {
      subject: 'We can’t make the time you asked for',
      opening: 'We are sorry, but we cannot meet at the time you asked for.',
    }),
    'meeting cancelled': withoutInvitation('cancelled', {
      subject: 'Our meeting is cancelled',
      opening: 'Our meeting is cancelled. The attached cancellation removes it from your calendar.',
    }),
    'cancellation notice': async ({ item, agency, timeZone }) =>
      cancellationNotice(await readMeeting(item.id), agency, timeZone),
  };

  function withInvitation(words: Words) {
    return async ({ item, agency, timeZone }: TemplateInput): Promise<EmailMessage> => {
      const row = await readMeeting(item.id, 'confirmed');
      if (row.starts_at <= clock().toISOString())
        throw new Outdated('The time of the meeting had passed before this email could be sent.');
      const link = await makeMeetingLink(db, row.id, { publicUrl, now: clock() });
      const next = { sentence: 'If you can’t make it, please cancel here:', link };
      return {
        ...toVisitor(row, { ...words, ...next, agency, timeZone }),
        icalEvent: await calendarEvent(row, 'REQUEST', agency),
      };
    };
  }

  function withoutInvitation(appointment: 'declined' | 'cancelled', words: Words) {
    return async ({ item, agency, timeZone }: TemplateInput): Promise<EmailMessage> => {
      const row = await readMeeting(item.id, appointment);
      const next = { sentence: 'If another time suits you, ask for it here:', link: publicUrl + pages.meeting.path };
      const written = toVisitor(row, { ...words, ...next, agency, timeZone });
      return appointment === 'declined'
        ? written
        : { ...written, icalEvent: await calendarEvent(row, 'CANCEL', agency) };
    };
  }

  async function readMeeting(id: number, appointment?: Meeting['appointment']): Promise<Meeting> {
    const row = await db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (appointment && row.appointment !== appointment)
      throw new Error(`The meeting ${row.reference} is now ${row.appointment}.`);
    return row;
  }

  async function calendarEvent(row: Meeting, method: 'REQUEST' | 'CANCEL', agency: Agency) {
    const content = calendarText({
      method,
      uid: row.calendar_uid ?? row.reference,
      sequence: row.calendar_sequence,
      starts: new Date(row.starts_at),
      summary: `Meeting with ${agency.name}`,
      description: `Reference: ${row.reference}`,
      organizer: { name: agency.name, address: agency.email ?? (await readSender()).address },
      attendee: row.email,
      writtenAt: clock(),
    });
    return { method, filename: 'meeting.ics', content };
  }
}

interface Words {
  subject: string;
  opening: string;
}

interface VisitorEmail extends Words {
  sentence: string;
  link: string;
  agency: Agency;
  timeZone: string;
}

function toVisitor(row: Meeting, { subject, opening, sentence, link, agency, timeZone }: VisitorEmail): EmailMessage {
  const text = `Hello,

${opening}

${timeLines(row, timeZone)}

${sentence}
${link}

Your reference is ${row.reference}. Please quote it if you write to us about this meeting.

${agency.name}`;
  return {
    to: row.email,
    ...(agency.email && { replyTo: { name: agency.name, address: agency.email } }),
    subject: `${subject} (${row.reference})`,
    text,
    html: asHtml(text, link),
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
