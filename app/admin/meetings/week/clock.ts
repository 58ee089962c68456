import { knownZone } from '../../../ui/known-zone.ts';
import type { ClockTime, WeekDay } from './week-data.ts';

const MINUTE = 60_000;
const DAY = 24 * 60; // minutes
/** What a meeting that is moved by hand keeps to, in minutes. */
export const STEP = 15;

/** Returns what clocks show at a moment of a day, in minutes since midnight. */
export function minutesAt(time: string, day: WeekDay, zone: string): number {
  const [moment, start, end] = [time, day.start, day.end].map((text) => Date.parse(text)) as [number, number, number];
  if (moment >= end) return DAY;
  const elapsed = Math.max(0, (moment - start) / MINUTE);
  // Most days are as long as they look.
  return end - start === DAY * MINUTE ? elapsed : shownAt(Math.max(moment, start), zone);
}

function shownAt(moment: number, zone: string) {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: knownZone(zone) } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment);
  const numberOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return numberOf('hour') * 60 + numberOf('minute');
}

/** Returns minutes since midnight as clocks show them, such as 09:30. */
export function clockOf(minutes: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(Math.round(minutes % 60))}`;
}

/** Returns a time as inputs and the API have it, such as 2026-12-01T09:30. */
export function asInput({ date, minutes }: ClockTime): string {
  return `${date}T${clockOf(minutes)}`;
}

/** Returns a day such as Tue 1 Dec. */
export function shortDay(date: string): string {
  return inWords(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Returns a day such as Tuesday 1 December. */
export function longDay(date: string): string {
  return inWords(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

function inWords(date: string, options: Intl.DateTimeFormatOptions) {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' }).replace(',', '');
}

/** Returns a time such as Tue 1 Dec, 14:00. */
export function timeInWords({ date, minutes }: ClockTime): string {
  return `${shortDay(date)}, ${clockOf(minutes)}`;
}
