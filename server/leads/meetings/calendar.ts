import { mailAddress } from '../../../content/web-address.ts';
import type { Mailbox } from '../../platform/mail.ts';

const MAX_LINE_LENGTH = 75; // octets, without the line break

export interface CalendarEvent {
  /** An invitation, or its cancellation. */
  method: 'REQUEST' | 'CANCEL';
  uid: string;
  sequence: number;
  starts: Date;
  minutes: number;
  /** Where it takes place, if that is known. */
  location: string | null;
  summary: string;
  description: string;
  organizer: Mailbox;
  /** An email address. */
  attendee: string;
  /** When this revision was made. */
  writtenAt: Date;
}

/** Returns an event as iCalendar text (RFC 5545). */
export function calendarText({ method, uid, sequence, starts, minutes, writtenAt, ...event }: CalendarEvent): string {
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plinth//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(writtenAt)}`,
    `DTSTART:${inUtc(starts)}`,
    `DTEND:${inUtc(ends)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:${mailAddress(plain(event.organizer.address))}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailAddress(plain(event.attendee))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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
