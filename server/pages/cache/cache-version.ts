import type { Clock } from '../../platform/clock.ts';
import type { Followed } from '../../platform/database/database.ts';

const QUARTER = 15 * 60_000; // ms: days begin at a quarter of an hour, in every time zone.

/** Gives what tells when an answer is made of: the version of the content and the day. Null while the version is not known. */
export function createCacheVersion(version: Followed, { now, timeZone }: { now: Clock; timeZone: string }) {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let made = { content: -1, quarter: -1, generation: '' };

  return (): string | null => {
    const content = version.value();
    if (content === null) return null;
    const time = now();
    const quarter = Math.floor(time.getTime() / QUARTER);
    if (content !== made.content || quarter !== made.quarter)
      made = { content, quarter, generation: `${content} ${days.format(time)}` };
    return made.generation;
  };
}
