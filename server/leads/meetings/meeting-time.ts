import { z } from 'zod';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';

const YEARS_AHEAD = 2;

/** How a time to come is sent. */
export const momentFields = {
  time: schemaOf(text('Time', { max: 100 })),
  time_zone: schemaOf(optional(text('Time zone', { max: 100 }))).transform((name, context) => {
    const zone = name ? timeZoneNamed(name) : undefined;
    if (zone !== null) return zone;
    context.addIssue({ code: 'custom', message: 'Time zone must be a name such as Europe/Berlin.' });
    return z.NEVER;
  }),
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
  const latest = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .add({ years: YEARS_AHEAD });

  return ({ time, time_zone = defaultZone }: Sent, context: z.RefinementCtx) => {
    const instant = readInstant(time, time_zone);
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['time'], message });
      return z.NEVER;
    };
    if (!instant) return refuse('Time must be a date and a time.');
    if (instant.epochMilliseconds <= now.getTime()) return refuse('Choose a time in the future.');
    if (instant.epochMilliseconds > latest.epochMilliseconds)
      return refuse(`Choose a time within the next ${YEARS_AHEAD} years.`);
    return { starts_at: new Date(instant.epochMilliseconds).toISOString(), time_zone };
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
