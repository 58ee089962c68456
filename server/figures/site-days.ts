import { dayIn } from '../../content/days.ts';
import type { Clock } from '../platform/clock.ts';

const QUARTER = 15 * 60_000; // ms: days begin at a quarter of an hour, in every time zone.

export type SiteDays = Awaited<ReturnType<typeof createSiteDays>>;

/** The day that it is in the time zone of the site, which is one of the settings. */
export async function createSiteDays(now: Clock, readTimeZone: () => Promise<string>) {
  let zone = await readTimeZone();
  let latest = { quarter: -1, day: '' };

  /** Returns the day as in 2026-12-01. */
  function today(): string {
    const time = now();
    const quarter = Math.floor(time.getTime() / QUARTER);
    if (quarter !== latest.quarter) latest = { quarter, day: dayIn(zone, time) };
    return latest.day;
  }

  /** Reads the time zone again. */
  async function follow(): Promise<void> {
    const current = await readTimeZone();
    if (current === zone) return;
    zone = current;
    latest = { quarter: -1, day: '' };
  }

  return { today, follow };
}
