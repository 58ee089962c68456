import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail.ts';
import { calendarText } from '../meetings/calendar.ts';
import { addressOf, type Agency, asHtml, meetingLines, Outdated, timeLines } from './text-layout.ts';
import { makeMeetingLink } from '../meetings/meeting-links.ts';
import type { LeadTables, MeetingLetterKind, StoredMeeting } from '../tables.ts';

export type MeetingLetterWriter = (
  meeting: Selectable<StoredMeeting>,
  letter: MeetingLetterKind,
  agency: Agency,
) => Promise<Letter>;

interface Facts {
  clock: Clock;
  timeZone: string;
  publicUrl: string;
  /** Who invites where the agency has no address. */
  sender: string;
}

const texts = {
  'meeting confirmed': {
    of: 'confirmed',
    method: 'REQUEST',
    subject: 'Our meeting is confirmed',
    opening: 'our meeting is confirmed. An invitation for your calendar comes with this mail.',
  },
  'meeting moved': {
    of: 'confirmed',
    method: 'REQUEST',
    subject: 'Our meeting has a new time',
    opening: 'our meeting has a new time. An invitation for your calendar comes with this mail.',
  },
  'meeting declined': {
    of: 'declined',
    method: null,
    subject: 'We cannot meet at this time',
    opening: 'we are sorry: we cannot meet at the time that you asked for.',
  },
  'meeting cancelled': {
    of: 'cancelled',
    method: 'CANCEL',
    subject: 'Our meeting is cancelled',
    opening: 'our meeting is cancelled. Your calendar is told so with this mail.',
  },
} as const;

/**
 * Gives what writes the mails that say what became of a meeting. Throws where that is not so any more. To the visitor they
 * quote nothing that was sent, since whoever asked for the meeting may have given the address of somebody else.
 */
export function createMeetingLetters(
  { kysely }: Database,
  { clock, timeZone, publicUrl, sender }: Facts,
): MeetingLetterWriter {
  const leads = kysely.withTables<LeadTables>();

  return async (meeting, letter, agency) => {
    if (letter === 'cancellation notice') return cancellationNotice(meeting, agency, timeZone);
    const { of, method, subject, opening } = texts[letter];
    if (meeting.standing !== of) throw new Error(`The meeting ${meeting.reference} is ${meeting.standing} meanwhile.`);
    if (method === 'REQUEST' && meeting.starts_at <= clock().toISOString())
      throw new Outdated('The time of the meeting had passed by then.');
    const link =
      method === 'REQUEST'
        ? await makeMeetingLink(leads, meeting.id, { publicUrl, now: clock() })
        : `${publicUrl}/meeting`;
    const text = `Hello,

${opening}

${timeLines(meeting, timeZone)}

${method === 'REQUEST' ? 'If you cannot come, please cancel it here:' : 'If another time suits you, ask for it here:'}
${link}

If you write to us about it, its number is ${meeting.reference}.

${agency.name}`;
    return {
      to: meeting.email,
      ...(agency.email && { replyTo: { name: agency.name, address: agency.email } }),
      subject: `${subject} (${meeting.reference})`,
      text,
      html: asHtml(text, link),
      ...(method && { icalEvent: invitation(meeting, method, agency) }),
    };
  };

  function invitation(meeting: Selectable<StoredMeeting>, method: 'REQUEST' | 'CANCEL', agency: Agency) {
    const content = calendarText({
      method,
      uid: meeting.calendar_uid ?? meeting.reference,
      sequence: meeting.calendar_sequence,
      starts: new Date(meeting.starts_at),
      summary: `Meeting with ${agency.name}`,
      description: `Number: ${meeting.reference}`,
      organizer: { name: agency.name, address: agency.email ?? sender },
      attendee: meeting.email,
      at: clock(),
    });
    return { method, filename: 'meeting.ics', content };
  }
}

function cancellationNotice(meeting: Selectable<StoredMeeting>, agency: Agency, timeZone: string): Letter {
  return {
    to: addressOf(agency),
    replyTo: { name: meeting.name, address: meeting.email },
    subject: `${meeting.name} has cancelled the meeting (${meeting.reference})`,
    text: `${meeting.name} has cancelled the meeting ${meeting.reference}. Its time is free again.

${meetingLines(meeting, timeZone)}

Reply to this mail to answer ${meeting.name}.`,
  };
}
