import { z } from 'zod';
import { text } from '../../content/model/field.ts';
import { schemaOf } from '../../content/model/schema.ts';

/** How a time to come is sent. */
export const momentFields = {
  time: schemaOf(text('Time', { max: 100 })),
  time_zone: schemaOf(text('Time zone', { max: 100 }))
    .optional()
    .catch(undefined),
};

interface Sent {
  time: string;
  time_zone?: string | undefined;
}

/**
 * Gives what reads the instant of a time that lies ahead, and the zone it is read in where it names none: `time_zone`,
 * or else the given one. An hour that clocks skip is read as the next, one that they repeat as the first of the two.
 */
export function momentIn(now: Date, defaultZone: string) {
  return ({ time, time_zone }: Sent, context: z.RefinementCtx) => {
    const zone = time_zone && isTimeZone(time_zone) ? time_zone : defaultZone;
    const instant = readInstant(time, zone);
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['time'], message });
      return z.NEVER;
    };
    if (!instant) return refuse('Time must be a date and a time.');
    if (instant.epochMilliseconds <= now.getTime()) return refuse('Time must lie ahead.');
    return { starts_at: new Date(instant.epochMilliseconds).toISOString(), time_zone: zone };
  };
}

const DATE_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(z|[+-]\d\d:?\d\d)?$/i;

function readInstant(time: string, zone: string): Temporal.Instant | null {
  const [, , , offset] = DATE_AND_TIME.exec(time) ?? [];
  if (!DATE_AND_TIME.test(time)) return null;
  try {
    return offset ? Temporal.Instant.from(time) : Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant();
  } catch {
    return null; // A day or an hour that no calendar has.
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(name));
  } catch {
    return false;
  }
}
