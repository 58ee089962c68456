const YEARS_AHEAD = 2;

type Moment = { ok: true; value: string } | { ok: false; why: 'notTime' | 'past' | 'farAhead'; years: number };

/**
 * Reads a date and time between now and two years ahead, in a time zone unless it has an offset, and returns it in UTC.
 * An hour that clocks skip is read as the next, one that they repeat as the first of the two.
 */
export function momentIn(time: string, zone: string, now: Date): Moment {
  const latest = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .add({ years: YEARS_AHEAD });
  const refuse = (why: 'notTime' | 'past' | 'farAhead') => ({ ok: false, why, years: YEARS_AHEAD }) as const;
  const instant = readInstant(time, zone);
  if (!instant) return refuse('notTime');
  if (instant.epochMilliseconds <= now.getTime()) return refuse('past');
  if (instant.epochMilliseconds > latest.epochMilliseconds) return refuse('farAhead');
  return { ok: true, value: new Date(instant.epochMilliseconds).toISOString() };
}

const DATE_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(z|[+-]\d\d:?\d\d)?$/i;

function readInstant(time: string, zone: string): Temporal.Instant | null {
  const match = DATE_AND_TIME.exec(time);
  if (!match) return null;
  const [, , , offset] = match;
  try {
    return offset ? Temporal.Instant.from(time) : Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant();
  } catch {
    return null; // A day or an hour that no calendar has.
  }
}

/** Returns when a day, such as 2026-12-01, begins in a time zone, in UTC; or the day so many later. */
export function startOfDay(day: string, zone: string, later = 0): string {
  const start = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone);
  return new Date(start.epochMilliseconds).toISOString();
}
