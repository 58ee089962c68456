import type { Clock } from '../../platform/clock.ts';
import type { Followed } from '../../platform/database/database.ts';

const QUARTER = 15 * 60_000; // ms: days begin at a quarter of an hour, in every time zone.

/**
 * Returns the cache version: content version plus current date, because pages show the year. Null while the content version
 * is not known.
 */
export function createCacheVersion(version: Followed, { now, timeZone }: { now: Clock; timeZone: string }) {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let latest = { content: -1, quarter: -1, name: '' };

  return (): string | null => {
    const content = version.value();
    if (content === null) return null;
    const time = now();
    const quarter = Math.floor(time.getTime() / QUARTER);
    if (content !== latest.content || quarter !== latest.quarter)
      latest = { content, quarter, name: `${content} ${days.format(time)}` };
    return latest.name;
  };
}
