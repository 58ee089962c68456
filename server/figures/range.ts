import { dayAfter } from '../platform/site-days.ts';

/** The first day, and the last. */
export interface Range {
  from: string;
  to: string;
}

/** What a range can be compared with: as many days right before it, or the same days a year before. */
export const comparisons = ['period', 'year'] as const;

export type Comparison = (typeof comparisons)[number];

/** Returns the range that another one is compared with. */
export function rangeBefore({ from, to }: Range, comparison: Comparison): Range {
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  const { days } = Temporal.PlainDate.from(from).until(to);
  return { from: dayAfter(from, -days - 1), to: dayAfter(from, -1) };
}

function yearBefore(day: string) {
  return Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
}

/** Returns the months that a range contains all of, as `from` and before `until`, so that they sort among days. */
export function wholeMonths({ from, to }: Range): { from: string; until: string } {
  const isLastOfMonth = Temporal.PlainDate.from(to).add({ days: 1 }).day === 1;
  return {
    from: from.endsWith('-01') ? monthOf(from) : `${monthOf(from)}-`,
    until: isLastOfMonth ? `${monthOf(to)}-` : monthOf(to),
  };
}

/** Returns the months that a range contains only in part. */
export function partialMonths(range: Range): string[] {
  const { from, until } = wholeMonths(range);
  return [...new Set([monthOf(range.from), monthOf(range.to)])].filter((month) => month < from || month >= until);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}
