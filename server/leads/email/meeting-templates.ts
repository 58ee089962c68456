import type { Selectable } from 'kysely';
import { pages } from '../../../content/addresses.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { filled } from '../../../content/words/words.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import { calendarText } from '../meetings/calendar.ts';
import { makeMeetingToken } from '../meetings/meeting-links.ts';
import { type Place, readMeetingHosts, readPlace } from '../booking/place.ts';
import type { BookingDatabase, BookingTables } from '../booking/tables.ts';
import type { MeetingRow } from '../meetings/tables.ts';
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
  const db: BookingDatabase = leads.withTables<BookingTables>();

  return {
    'meeting confirmed': withInvitation('confirmed'),
    'meeting rescheduled': withInvitation('rescheduled'),
    'meeting declined': withoutInvitation('declined'),
    'meeting cancelled': withoutInvitation('cancelled'),
    'meeting reminder': async (input) => {
      const { reminder } = wordsIn(input.language).booking;
      const row = await readAhead(input.item.id);
      const token = await makeMeetingToken(db, row.id, clock());
      const link = linkTo('stop-reminders', token);
      const stopping = { sentence: reminder.stopHere, link };
      return { ...(await toAttendee(row, reminder, input, { token, more: [stopping] })), unsubscribe: link };
    },
    'meeting booked': async (input) => {
      const { id, name } = input.item;
      const by = await readBooker(id);
      const subject = by ? `A meeting with ${name} is booked` : `${name} has booked a meeting`;
      return notice(input, subject, `${by ?? name} has booked this meeting:`);
    },
    'move notice': (input) => {
      const subject = `${input.item.name} has moved the meeting`;
      return notice(input, subject, `${subject}:`);
    },
    'former host notice': (input) => {
      const subject = `${input.item.name} has moved the meeting`;
      return notice(input, subject, `${subject}. You no longer hold it:`);
    },
    'cancellation notice': (input) => {
      const { name, reference } = input.item;
      const news = `${name} has cancelled the meeting ${reference}. The time is free again.`;
      return notice(input, `${name} has cancelled the meeting`, news);
    },
  };

  function withInvitation(news: 'confirmed' | 'rescheduled') {
    return async (input: TemplateInput): Promise<EmailMessage> => {
      const { mails } = wordsIn(input.language);
      const row = await readAhead(input.item.id);
      return {
        ...(await toAttendee(row, mails[news], input, { token: await makeMeetingToken(db, row.id, clock()) })),
        icalEvent: await calendarEvent(row, 'REQUEST', input),
      };
    };
  }

  /** Writes to the visitor about a meeting that takes place, with links by which it is moved and cancelled. */
  async function toAttendee(
    row: Meeting,
    news: { subject: string; opening: string },
    input: TemplateInput,
    { token, more = [] }: { token: string; more?: Step[] },
  ): Promise<EmailMessage> {
    const { mails, booking } = wordsIn(input.language);
    const moving = row.kind_id === null ? [] : [{ sentence: booking.moveHere, link: linkTo('move-meeting', token) }];
    const steps = [...moving, { sentence: mails.cancelHere, link: linkTo('cancel-meeting', token) }, ...more];
    const place = await readPlace(db, row, input.language);
    return toVisitor(row, { ...news, steps, place, ...input });
  }

  function linkTo(page: 'move-meeting' | 'cancel-meeting' | 'stop-reminders', token: string) {
    return `${publicUrl}${pages[page].path}?token=${token}`;
  }

  async function readAhead(id: number): Promise<Meeting> {
    const row = await readMeeting(id, 'confirmed');
    if (row.starts_at > clock().toISOString()) return row;
    throw new Outdated('The time of the meeting had passed before this email could be sent.');
  }

  /** Writes to the agency and to those who hold the meeting, or to one colleague. */
  async function notice(
    { item, agency, timeZone, userId }: TemplateInput,
    subject: string,
    news: string,
  ): Promise<EmailMessage> {
    const row = await readMeeting(item.id);
    const hosts = await readMeetingHosts(db, row.id);
    const reachable = hosts.filter((host) => !host.disabled_at);
    const notified = [...new Set([...agency.notified(meeting), ...reachable.map((host) => host.email)])];
    const { name, email, reference } = row;
    const withHosts = hosts.length > 0 ? `\nWith: ${hosts.map((host) => host.name).join(', ')}` : '';
    return {
      to:
        userId === null
          ? notified.length > 0
            ? notified
            : notifiedAddresses(agency, meeting)
          : await addressOf(userId),
      replyTo: { name, address: email },
      subject: `${subject} (${reference})`,
      text: `${news}

${itemLines(meeting, { ...row }, timeZone)}${withHosts}

Reply to this email to answer ${name}.`,
    };
  }

  async function addressOf(userId: number): Promise<string> {
    const people = db.selectFrom('users').select('email').where('disabled_at', 'is', null);
    const person = await people.where('id', '=', userId).executeTakeFirst();
    if (!person) throw new Outdated('By the time it was sent, their account was disabled.');
    return person.email;
  }

  /** Reads who of the agency has booked a meeting; null of one that the visitor has booked. */
  async function readBooker(id: number): Promise<string | null> {
    const events = db.selectFrom('item_events').select('user_name').where('item_kind', '=', meeting.name);
    const booked = await events.where('item_id', '=', id).where('kind', '=', 'booked').executeTakeFirst();
    return booked?.user_name ?? null;
  }

  function withoutInvitation(appointment: 'declined' | 'cancelled') {
    return async ({ item, agency, timeZone, language }: TemplateInput): Promise<EmailMessage> => {
      const { mails } = wordsIn(language);
      const row = await readMeeting(item.id, appointment);
      const steps = [{ sentence: mails.anotherTime, link: publicUrl + pages.meeting.path }];
      const written = toVisitor(row, { ...mails[appointment], steps, place: null, agency, timeZone, language });
      return appointment === 'declined'
        ? written
        : { ...written, icalEvent: await calendarEvent(row, 'CANCEL', { agency, language }) };
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
    { agency, language }: Pick<TemplateInput, 'agency' | 'language'>,
  ) {
    const { calendar } = wordsIn(language).mails;
    const place = await readPlace(db, row, language);
    const content = calendarText({
      method,
      uid: row.calendar_uid ?? row.reference,
      sequence: row.calendar_sequence,
      starts: new Date(row.starts_at),
      minutes: row.minutes,
      location: place?.text ?? null,
      summary: filled(calendar.summary, { agency: agency.name }),
      description: filled(calendar.description, { reference: row.reference }),
      organizer: { name: agency.name, address: answered(agency, meeting)[0]?.address ?? (await readSender()).address },
      attendee: row.email,
      writtenAt: clock(),
    });
    return { method, filename: 'meeting.ics', content };
  }
}

interface Step {
  sentence: string;
  link: string;
}

interface VisitorEmail {
  subject: string;
  opening: string;
  /** What the visitor can do about it. */
  steps: Step[];
  place: Place | null;
  agency: Agency;
  timeZone: string;
  language: Language;
}

function toVisitor(row: Meeting, email: VisitorEmail): EmailMessage {
  const { subject, opening, steps, place, agency, timeZone, language } = email;
  const { mails, pages: pageWords, booking } = wordsIn(language);
  const where = place && filled(pageWords.layout.labelled, { label: booking.where, text: place.inWords });
  const text = `${mails.hello}

${opening}

${timeLines(row, timeZone, language)}${where ? `\n${where}` : ''}

${steps.map(({ sentence, link }) => `${sentence}\n${link}`).join('\n\n')}

${filled(mails.meetingReference, { reference: row.reference })}

${agency.name}`;
  return {
    to: row.email,
    replyTo: answered(agency, meeting),
    subject: `${subject} (${row.reference})`,
    text,
    links: steps.map(({ link }) => link),
    ...writtenIn(language),
  };
}
