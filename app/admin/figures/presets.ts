import { dayAfter } from '../../../content/days.ts';
import type { Range } from './figures-data.ts';

export const DEFAULT_PRESET = '30';

const DAY = 24 * 60 * 60 * 1000; // ms

/** The ranges that the screen offers, each with its name in the address. */
const presets: { value: string; label: string; rangeOf: (today: string) => Range }[] = [
  { value: '7', label: 'Last 7 days', rangeOf: (today) => lastDays(7, today) },
  { value: '30', label: 'Last 30 days', rangeOf: (today) => lastDays(30, today) },
  { value: '90', label: 'Last 90 days', rangeOf: (today) => lastDays(90, today) },
  { value: 'month', label: 'This month', rangeOf: (today) => ({ from: monthOf(today, 0), to: today }) },
  { value: 'last-month', label: 'Last month', rangeOf: (today) => before(monthOf(today, -1), monthOf(today, 0)) },
  { value: 'quarter', label: 'This quarter', rangeOf: (today) => ({ from: quarterOf(today, 0), to: today }) },
  {
    value: 'last-quarter',
    label: 'Last quarter',
    rangeOf: (today) => before(quarterOf(today, -1), quarterOf(today, 0)),
  },
  { value: 'year', label: 'This year', rangeOf: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
  { value: '365', label: 'Last 365 days', rangeOf: (today) => lastDays(365, today) },
];

export const presetOptions = presets.map(({ value, label }) => ({ value, label }));

/** Returns the range of a preset. */
export function rangeOfPreset(name: string, today: string): Range {
  return presets.find(({ value }) => value === name)?.rangeOf(today) ?? lastDays(30, today);
}

/** Returns how many days a range has. */
export function daysIn({ from, to }: Range): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

function lastDays(days: number, today: string): Range {
  return { from: dayAfter(today, 1 - days), to: today };
}

function before(from: string, next: string): Range {
  return { from, to: dayAfter(next, -1) };
}

/** Returns the first day of the month so many months from that of a day. */
function monthOf(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

function quarterOf(day: string, quarters: number): string {
  const month = Number(day.slice(5, 7)) - 1;
  return monthOf(day, -(month % 3) + 3 * quarters);
}
