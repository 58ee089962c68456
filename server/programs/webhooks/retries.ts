const SECOND = 1_000; // ms
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After the first failure, the second, and so on. After the last of them it is given up. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** By so much a pause is longer or shorter, so that not all come back at once. */
const SPREAD = 0.1;

/** Receivers may ask for a longer pause than ours, up to this. */
const LONGEST_PAUSE = 24 * HOUR;

/** Returns when a delivery that has failed so many times is tried again; null if that was the last time. */
export function nextAttempt(
  attempts: number,
  now: Date,
  { retryAfter = null, random = Math.random }: { retryAfter?: string | null; random?: () => number } = {},
): Date | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  const spread = pause * (1 + SPREAD * (2 * random() - 1));
  const wanted = Math.min(pauseIn(retryAfter, now), LONGEST_PAUSE);
  return new Date(now.getTime() + Math.max(spread, wanted));
}

/** Reads a Retry-After header: seconds, or a date. */
function pauseIn(retryAfter: string | null, now: Date): number {
  if (!retryAfter) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * SECOND;
  return (Date.parse(retryAfter) || 0) - now.getTime();
}
