const DAY = 24 * 60 * 60 * 1000; // ms

/** Returns the day that a time is on in a time zone, as in 2026-12-01. */
export function dayIn(timeZone: string, time: Date): string {
  return time.toLocaleDateString('sv', { timeZone });
}

/** Returns the day that it is in a time zone. */
export function todayIn(timeZone: string): string {
  return dayIn(timeZone, new Date());
}

/** Returns the day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
