import { MEETING_MINUTES } from '../../../content/meeting-length.ts';
import type { Mailbox } from '../../platform/mail.ts';

const LONGEST_LINE = 75; // octets, without the line break

export interface CalendarEvent {
  /** Whether calendars are to have it, or to have it no longer. */
  method: 'REQUEST' | 'CANCEL';
  uid: string;
  sequence: number;
  starts: Date;
  summary: string;
  description: string;
  organizer: Mailbox;
  /** An e-mail address. */
  attendee: string;
  /** When this is said. */
  at: Date;
}

/** Gives what a calendar reads of a meeting, as RFC 5545 wants it. */
export function calendarText({ method, uid, sequence, starts, at, ...event }: CalendarEvent): string {
  const ends = new Date(starts.getTime() + MEETING_MINUTES * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plinth//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(at)}`,
    `DTSTART:${inUtc(starts)}`,
    `DTEND:${inUtc(ends)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${plain(event.organizer.address)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${plain(event.attendee)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 2031-03-09T15:00:00.000Z becomes 20310309T150000Z. */
function inUtc(time: Date) {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => plain(line).replace(/[\\;,]/g, '\\$&'));
  return lines.join('\\n');
}

/** The value of a parameter can hold all but quotes and what does not print. */
function quoted(text: string) {
  return `"${plain(text).replaceAll('"', '’')}"`;
}

function plain(text: string) {
  return text.replace(/\p{Cc}/gu, '');
}

/** Breaks a line so that none of its parts is too long, and no character stands in two of them. */
function folded(line: string) {
  let length = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}
