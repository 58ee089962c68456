import type { Clock } from '../../platform/clock.ts';
import type { Followed } from '../../platform/database/database.ts';

const QUARTER = 15 * 60_000; // ms: days begin at a quarter of an hour, in every time zone.

interface Days {
  now: Clock;
  readTimeZone: () => Promise<string>;
}

/**
 * Returns the cache version: content version plus current date, because pages show the year. Null while the content version
 * is not known.
 */
export async function createCacheVersion(version: Followed, { now, readTimeZone }: Days) {
  let days = daysIn(await readTimeZone());
  let latest = { content: version.value() ?? -1, quarter: -1, name: '' };

  /** The time zone is one of the settings. What is cached before it is read is rendered once more if the date differs. */
  async function followTimeZone() {
    days = daysIn(await readTimeZone());
    latest = { ...latest, quarter: -1 };
  }

  return (): string | null => {
    const content = version.value();
    if (content === null) return null;
    const time = now();
    const quarter = Math.floor(time.getTime() / QUARTER);
    // While the database is away, the date is that of the last known time zone.
    if (content !== latest.content) followTimeZone().catch(() => {});
    if (content !== latest.content || quarter !== latest.quarter)
      latest = { content, quarter, name: `${content} ${days.format(time)}` };
    return latest.name;
  };
}

function daysIn(timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
}
