import { knownZone } from '../../../ui/known-zone.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

export interface ZonedMoment {
  date: Date;
  /** Where clocks are changed: they skip this time, or show it twice. */
  change: 'skipped' | 'repeated' | null;
}

/**
 * Returns the moment at which clocks in a zone show a time, such as 2026-11-24T09:00. One that they skip is read as the next,
 * one that they repeat as the first of the two, as the server does. Null where that is no time.
 */
export function momentAt(time: string, zone: string): ZonedMoment | null {
  const clock = Date.parse(`${time}Z`);
  if (Number.isNaN(clock)) return null;
  const [before, after] = [offsetOf(clock - DAY, zone), offsetOf(clock + DAY, zone)];
  const offsets = [...new Set([before, after])].filter((offset) => offsetOf(clock - offset, zone) === offset);
  const date = new Date(clock - Math.max(...(offsets.length > 0 ? offsets : [before])));
  return { date, change: offsets.length === 0 ? 'skipped' : offsets.length > 1 ? 'repeated' : null };
}

/** Returns by how many milliseconds clocks in a zone are ahead of UTC at a moment. */
function offsetOf(moment: number, zone: string) {
  const timeZone = knownZone(zone);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** Returns the name of a time zone as people read it. Here as below, one that the browser does not know is read as UTC. */
export function zoneName(zone: string): string {
  return knownZone(zone).replaceAll('_', ' ');
}

/** Returns whether clocks in two zones show the same at a moment. */
export function areSame(date: Date, zone: string, otherZone: string): boolean {
  return offsetOf(date.getTime(), zone) === offsetOf(date.getTime(), otherZone);
}

/** Returns what clocks in a zone show, such as 2026-11-24T09:00. */
export function clockTime(date: Date, zone: string): string {
  return new Date(date.getTime() + offsetOf(date.getTime(), zone)).toISOString().slice(0, 16);
}

/** Returns a moment such as Tuesday 24 November 2026 at 09:00. */
export function momentInWords(date: Date, zone: string): string {
  return date.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: knownZone(zone) });
}

/** Returns when something is scheduled, such as Saturday 28 November, 22:05, with the zone unless that is the reader's. */
export function scheduledTime(
  { due_at, time_zone }: { due_at: string; time_zone: string },
  readerZone: string,
): string {
  const date = new Date(due_at);
  const timeZone = knownZone(time_zone);
  const day = dayInWords(date, timeZone, { weekday: 'long' });
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${day.replace(',', '')}, ${time}${areSame(date, timeZone, readerZone) ? '' : ` (${zoneName(timeZone)})`}`;
}

/** Returns a day such as 3 November, with the year unless it is this one. */
export function dayInWords(date: Date, zone: string, options: Intl.DateTimeFormatOptions = {}): string {
  const timeZone = knownZone(zone);
  return date.toLocaleDateString('en-GB', {
    ...options,
    day: 'numeric',
    month: 'long',
    ...(isOtherYear(date, timeZone) && { year: 'numeric' }),
    timeZone,
  });
}

/** Returns a day of the past such as 3 November, or the time of today. */
export function dayOrTime(date: Date, zone: string): string {
  const timeZone = knownZone(zone);
  const day = dayInWords(date, timeZone);
  if (day !== dayInWords(new Date(), timeZone)) return day;
  return `today, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}`;
}

function isOtherYear(date: Date, timeZone: string) {
  const [year, current] = [date, new Date()].map((date) => date.toLocaleString('en-GB', { year: 'numeric', timeZone }));
  return year !== current;
}

/** Returns a moment such as 24 Nov, 09:00, with the year unless it is this one. */
export function inShort(date: Date, zone: string): string {
  const timeZone = knownZone(zone);
  return date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isOtherYear(date, timeZone) && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}
