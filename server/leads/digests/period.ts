import type { DigestInterval } from '../../../content/digests.ts';
import type { Range } from '../../figures/range.ts';

/** The hour at which a period is told of, in the time zone of the site. */
const HOUR = 8;

/** Returns the week, or the month, that was to be told of last: from Monday on, or from the first of the next month. */
export function periodDue(interval: DigestInterval, now: Date, timeZone: string): Range {
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const day = time.toPlainDate().subtract({ days: time.hour < HOUR ? 1 : 0 });
  const next = interval === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
  const from = next.subtract(interval === 'week' ? { weeks: 1 } : { months: 1 });
  return { from: from.toString(), to: next.subtract({ days: 1 }).toString() };
}

/** Returns the period before one. */
export function periodBefore(interval: DigestInterval, { from }: Range): Range {
  const start = Temporal.PlainDate.from(from);
  return {
    from: start.subtract(interval === 'week' ? { weeks: 1 } : { months: 1 }).toString(),
    to: start.subtract({ days: 1 }).toString(),
  };
}

/** Returns a period in words. */
export function inWords(interval: DigestInterval, { from, to }: Range): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (interval === 'month') return first.toLocaleString('en-GB', { month: 'long', year: 'numeric' });
  return `${first.toLocaleString('en-GB', { day: 'numeric', month: 'long' })} to ${last.toLocaleString('en-GB', { dateStyle: 'long' })}`;
}
