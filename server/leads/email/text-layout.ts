import { timeZoneNamed } from '../../platform/time-zone.ts';
import type { Meeting } from '../tables.ts';

/** A mail became pointless before it could be sent. */
export class Outdated extends Error {}

export interface Agency {
  name: string;
  /** Where it is told of leads, if anywhere. */
  email: string | null;
}

/** Gives where the agency is told of leads. Throws where that is nowhere. */
export function addressOf({ email }: Agency): string {
  if (!email) throw new Error('Nobody is there to be told: set NOTIFY_EMAIL, or the e-mail in the settings.');
  return email;
}

/** Returns the time of a meeting in both time zones, as lines. */
export function timeLines(meeting: Meeting, timeZone: string): string {
  const { theirs, ours } = timesOf(meeting, timeZone);
  return `Time: ${theirs}${ours ? `\nThat is: ${ours}` : ''}`;
}

/** Returns time and subject of a meeting, as lines. For the agency only: a visitor's words go to nobody else. */
export function meetingLines(meeting: Meeting, timeZone: string): string {
  return `${timeLines(meeting, timeZone)}\nSubject: ${meeting.subject}`;
}

/** Returns when a meeting is in the visitor's time zone, and in the agency's where that is another. */
export function timesOf({ starts_at, time_zone }: Meeting, timeZone: string) {
  const theirZone = timeZoneNamed(time_zone) ?? timeZone;
  const ours = theirZone === timeZone ? null : timeIn(timeZone, starts_at);
  return { theirs: timeIn(theirZone, starts_at), ours };
}

/** Gives an instant as a sentence tells it, on the clock of a zone and with the name of that. */
export function timeIn(zone: string, instant: string): string {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return `${time.toLocaleString('en', { dateStyle: 'full', timeStyle: 'short' })} (${zone})`;
}

/** Gives a text as the HTML of a mail, in which a link of ours, if it has one, can be followed. */
export function asHtml(text: string, link?: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const linked = link ? escaped.replaceAll(link, `<a href="${link}">${link}</a>`) : escaped;
  const paragraphs = linked.split('\n\n').map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><body>${paragraphs.join('')}</body></html>`;
}
