const DAY = 24 * 60 * 60 * 1000; // ms

export interface ZonedMoment {
  at: Date;
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
  const shown = [...new Set([before, after])].filter((offset) => offsetOf(clock - offset, zone) === offset);
  const at = new Date(clock - Math.max(...(shown.length > 0 ? shown : [before])));
  return { at, change: shown.length === 0 ? 'skipped' : shown.length > 1 ? 'repeated' : null };
}

/** Returns by how many milliseconds clocks in a zone are ahead of UTC at a moment. */
function offsetOf(moment: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** The time zone of this browser. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the name of a time zone as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Returns whether clocks in two zones show the same at a moment. */
export function areSame(at: Date, one: string, other: string): boolean {
  return offsetOf(at.getTime(), one) === offsetOf(at.getTime(), other);
}

/** Returns what clocks in a zone show, such as 2026-11-24T09:00. */
export function clockTime(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetOf(at.getTime(), zone)).toISOString().slice(0, 16);
}

/** Returns a moment such as Tuesday 24 November 2026 at 09:00. */
export function inWords(at: Date, timeZone: string): string {
  return at.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
}

/** Returns a moment such as 24 Nov, 09:00, with the year unless it is this one. */
export function inShort(at: Date, timeZone: string): string {
  const [year, current] = [at, new Date()].map((date) => date.toLocaleString('en-GB', { year: 'numeric', timeZone }));
  return at.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(year !== current && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}
