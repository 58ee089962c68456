import { mailAddress } from '../../../content/texts/web-address.ts';
import type { Mailbox } from '../../platform/mail.ts';

const MAX_LINE_LENGTH = 75; // octets, without the line break

/** An event without its being sent to anybody. */
interface PlainEvent {
  uid: string;
  sequence: number;
  starts: Date;
  minutes: number;
  /** Where it takes place, if that is known. */
  location: string | null;
  summary: string;
  description: string;
  isCancelled: boolean;
  organizer: Mailbox;
  /** When this revision was made. */
  writtenAt: Date;
}

export interface CalendarEvent extends Omit<PlainEvent, 'isCancelled'> {
  /** An invitation, or its cancellation. */
  method: 'REQUEST' | 'CANCEL';
  /** An email address. */
  attendee: string;
}

/** Returns an event that somebody is invited to, or no longer, as iCalendar text (RFC 5545, RFC 5546). */
export function calendarText({ method, attendee, ...event }: CalendarEvent): string {
  const to = `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailAddress(plain(attendee))}`;
  return calendarOf([`METHOD:${method}`], eventLines({ ...event, isCancelled: method === 'CANCEL' }, [to]));
}

/** Returns events as iCalendar text to be subscribed to; programs read it again every quarter of an hour. */
export function publishedCalendar(name: string, events: PlainEvent[]): string {
  const head = [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ];
  return calendarOf(
    head,
    events.flatMap((event) => eventLines(event)),
  );
}

function calendarOf(head: string[], events: string[]): string {
  const begin = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plinth//Meetings//EN', 'CALSCALE:GREGORIAN'];
  const lines = [...begin, ...head, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, sequence, starts, minutes, writtenAt, ...event }: PlainEvent, attendees: string[] = []) {
  const ends = new Date(starts.getTime() + minutes * 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(writtenAt)}`,
    `DTSTART:${inUtc(starts)}`,
    `DTEND:${inUtc(ends)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:${mailAddress(plain(event.organizer.address))}`,
    ...attendees,
    'END:VEVENT',
  ];
}

/** Turns 2031-03-09T15:00:00.000Z into 20310309T150000Z. */
function inUtc(time: Date) {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => plain(line).replace(/[\\;,]/g, '\\$&'));
  return lines.join('\\n');
}

/** The value of a parameter may contain neither quotes nor control characters. */
function quoted(text: string) {
  return `"${plain(text).replaceAll('"', '’')}"`;
}

function plain(text: string) {
  return text.replace(/\p{Cc}/gu, '');
}

/** Folds a line, without splitting a character. */
function folded(line: string) {
  let length = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > MAX_LINE_LENGTH) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}
