import type { FigureList } from '../../../content/figures.ts';
import type { Range } from '../../../server/figures/range.ts';
import type { DayFigures, NamedFigures, ReadPeriods, Totals } from '../../../server/leads/figures/lead-figures.ts';

export type { DayFigures, NamedFigures, Range, Totals };

/** The figures of some days: of all, or of a page, a source or a campaign alone. */
export interface PeriodFigures extends ReadPeriods {
  is_counting: boolean;
}

export type Figures = PeriodFigures &
  Record<FigureList, NamedFigures[]> & {
    not_found: { name: string; searches: number }[];
    missing_pages: { name: string; visitors: number }[];
    left_out: { name: string; views: number }[];
  };

export function inNumbers(count: number): string {
  return numbers.format(count);
}

/** Returns an amount in words; without a currency it is a number. */
export function amountInWords(amount: number, currency: string | null): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return currency ? `${currency} ${number}` : number;
}

export function percent(share: number): string {
  return share.toLocaleString('en', { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
}

/** Returns a day, or a month, in words. */
export function dayInWords(day: string, { withYear = false } = {}): string {
  if (day.length === 7) return months.format(new Date(`${day}-01`));
  return (withYear ? daysOfYears : days).format(new Date(day));
}

// Kept: the screen has hundreds of numbers, and to make one takes as long as to draw a row.
const numbers = new Intl.NumberFormat('en');
const months = inEnglish({ month: 'long', year: 'numeric' });
const days = inEnglish({ day: 'numeric', month: 'short' });
const daysOfYears = inEnglish({ day: 'numeric', month: 'short', year: 'numeric' });

function inEnglish(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
}

/** Says of which months names are left out. */
export function leftOutInWords(leftOut: string[]): string {
  const left = new Intl.ListFormat('en').format(leftOut.map((month) => dayInWords(month)));
  return `without those of ${left}: that long ago, they are only known of whole months.`;
}

/** Returns the days of a range in words. */
export function rangeInWords({ from, to }: Range): string {
  if (from === to) return dayInWords(to, { withYear: true });
  const isInOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${dayInWords(from, { withYear: !isInOneYear })} to ${dayInWords(to, { withYear: true })}`;
}
