import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { email, text } from '../../content/model/field.ts';

/** What the meeting form sends, checked against the present; a time without zone is read in `time_zone` or the given zone. */
export function meetingRequest(now: Date, defaultZone: string) {
  return z
    .object(
      {
        name: text('Name', { max: 100 }).schema,
        email: email('Email').schema,
        time: text('Time', { max: 100 }).schema,
        time_zone: text('Time zone', { max: 100 }).schema.optional().catch(undefined),
        subject: text('Subject').schema,
      },
      'The request must be sent as named fields.',
    )
    .transform(({ time, time_zone, ...rest }, context) => {
      const zone = time_zone && isTimeZone(time_zone) ? time_zone : defaultZone;
      const instant = readInstant(time, zone);
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', path: ['time'], message });
        return z.NEVER;
      };
      if (!instant) return refuse('Time must be a date and a time.');
      if (instant.epochMilliseconds <= now.getTime()) return refuse('Time must lie ahead.');
      return { ...rest, starts_at: new Date(instant.epochMilliseconds).toISOString(), time_zone: zone };
    });
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
