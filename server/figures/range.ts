import type { Comparison } from '../../content/figures.ts';
import { dayAfter } from '../../content/days.ts';

/** The first day, and the last. */
export interface Range {
  from: string;
  to: string;
}

/** Returns the range that another one is compared with. */
export function rangeBefore({ from, to }: Range, comparison: Comparison): Range {
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  const { days } = Temporal.PlainDate.from(from).until(to);
  return { from: dayAfter(from, -days - 1), to: dayAfter(from, -1) };
}

function yearBefore(day: string) {
  return Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
}

/** Returns where the days of a range begin, with the month that begins there: a month sorts before its days. */
export function startOf({ from }: Range): string {
  return beginsMonth(from) ? monthOf(from) : from;
}

/** Returns the months that a range contains only in part. */
export function partialMonths({ from, to }: Range): string[] {
  const months = [
    ...(beginsMonth(from) ? [] : [monthOf(from)]),
    ...(beginsMonth(dayAfter(to, 1)) ? [] : [monthOf(to)]),
  ];
  return [...new Set(months)];
}

function beginsMonth(day: string) {
  return day.endsWith('-01');
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}
