import { dayAfter } from '../../../content/days.ts';
import { byPlural, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { type DayFigures, dayInWords, type Range } from './figures-data.ts';
import { daysIn } from './presets.ts';

const MOST_DAYS = 62;
const MOST_WEEKS = 60;

/** A bar of the chart: a day, seven days or a month, with what it is compared with. */
export interface Bucket extends Record<InboxPlural, number> {
  /** Its first day. */
  day: string;
  label: string;
  visits: number;
  won: number;
  /** The visits of as many days as far into the earlier range; null without one. */
  before: number | null;
}

interface Period extends Range {
  compared: Range | null;
  days: DayFigures[];
  days_before: DayFigures[] | null;
}

/** What the bars of a period stand for. Names of long ago are only known of months. */
export function unitOf({ days: counted, ...range }: Pick<Period, 'from' | 'to' | 'days'>): 'day' | 'week' | 'month' {
  if (counted.some(({ day }) => day.length === 7)) return 'month';
  const days = daysIn(range);
  return days <= MOST_DAYS ? 'day' : days <= 7 * MOST_WEEKS ? 'week' : 'month';
}

/** Divides a range into bars, those without visits too. */
export function bucketsOf({ days, days_before, compared, ...range }: Period): Bucket[] {
  const unit = unitOf({ days, ...range });
  const starts = startsOf(range, unit);
  return starts.map((day, index) => {
    const next = starts[index + 1] ?? dayAfter(range.to, 1);
    const sums = addedUp(days, day, next);
    const offset = (start: string) => dayAfter(compared?.from ?? start, daysIn({ from: range.from, to: start }) - 1);
    const before = compared && days_before ? addedUp(days_before, offset(day), offset(next)).visits : null;
    return { day, label: labelOf(day, unit), ...sums, before };
  });
}

function labelOf(day: string, unit: 'day' | 'week' | 'month') {
  return unit === 'month' ? dayInWords(day.slice(0, 7)) : dayInWords(day);
}

function startsOf(range: Range, unit: 'day' | 'week' | 'month'): string[] {
  const starts: string[] = [];
  for (let day = range.from; day <= range.to; day = nextOf(day, unit)) starts.push(day);
  return starts;
}

function nextOf(day: string, unit: 'day' | 'week' | 'month') {
  if (unit !== 'month') return dayAfter(day, unit === 'day' ? 1 : 7);
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}

/** Adds up the days from one to another. A month counts on its first day. */
function addedUp(days: DayFigures[], from: string, next: string) {
  const within = days.filter(({ day }) => {
    const first = day.length === 7 ? `${day}-01` : day;
    return first >= from && first < next;
  });
  const sum = (name: 'visits' | 'won' | InboxPlural) => within.reduce((total, counts) => total + counts[name], 0);
  return { visits: sum('visits'), won: sum('won'), ...byPlural(({ plural }) => sum(plural)) };
}
