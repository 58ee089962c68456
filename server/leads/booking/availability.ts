import {
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
  stale,
  type Conflict,
} from '../../platform/outcome.ts';
import { type Hours, hoursSchema, proposedHours } from './hours.ts';
import { calendarsSchema, type OutsideCalendar, readCalendars, saveCalendars } from '../calendars/calendars.ts';
import type { CalendarReading } from '../calendars/read-calendars.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { BookingDatabase } from './tables.ts';

/** Somebody's hours as they are kept, with their calendars elsewhere. */
export type StoredAvailability = Hours & { calendars: OutsideCalendar[]; version: number };

/** What calendars elsewhere need. */
export interface CalendarDependencies {
  outbound: Pick<Outbound, 'whyNot'>;
  calendarReading: Pick<CalendarReading, 'readOf'>;
}

/** Keeps when people can be booked. */
export function createAvailability(
  db: BookingDatabase,
  { readTimeZone, outbound, calendarReading }: CalendarDependencies & { readTimeZone: () => Promise<string> },
) {
  const sentSchema = hoursSchema.extend({ calendars: calendarsSchema(outbound.whyNot).optional() });

  /** Returns somebody's hours: a proposal with version 0 where they have set none, null where there is nobody. */
  async function read(userId: number): Promise<StoredAvailability | null> {
    const row = await db.selectFrom('availability').selectAll().where('user_id', '=', userId).executeTakeFirst();
    const calendars = await readCalendars(db, userId);
    if (row) return { ...hoursOf(row), calendars, version: row.version };
    return (await isPerson(userId)) ? { ...proposedHours(await readTimeZone()), calendars, version: 0 } : null;
  }

  /**
   * Sets somebody's hours; their calendars elsewhere too, if any are sent. These are then read. A version that is not the present one
   * is a conflict.
   */
  async function save(userId: number, input: unknown): Promise<Outcome<StoredAvailability> | Conflict | Missing> {
    const checked = sentSchema.safeParse(input ?? {});
    if (!checked.success) return refused(fieldErrors(checked.error));
    if (!(await isPerson(userId))) return missing;
    const { calendars, ...sentHours } = checked.data;
    const { time_zone, hours, exceptions, absences } = sentHours;
    const lists = {
      time_zone,
      hours: JSON.stringify(hours),
      exceptions: JSON.stringify(exceptions),
      absences: JSON.stringify(absences),
    };
    const { version: sent } = input as { version?: unknown };
    const version = await db.transaction().execute(async (transaction: BookingDatabase) => {
      const saved = await transaction
        .insertInto('availability')
        .values({ user_id: userId, ...lists, version: 1 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet((row) => ({ ...lists, version: row('availability.version', '+', 1) }))
            .where((row) => (typeof sent === 'number' ? row('availability.version', '=', sent) : row.lit(true))),
        )
        .returning('version')
        .executeTakeFirst();
      if (saved && calendars) await saveCalendars(transaction, userId, calendars);
      return saved?.version;
    });
    if (version === undefined) return stale;
    calendarReading.readOf(userId);
    return done({ ...sentHours, calendars: await readCalendars(db, userId), version });
  }

  async function isPerson(id: number) {
    return Boolean(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst());
  }

  return { read, save };
}

/** Returns the hours in a row. */
export function hoursOf(row: { time_zone: string; hours: string; exceptions: string; absences: string }): Hours {
  return {
    time_zone: row.time_zone,
    hours: JSON.parse(row.hours) as Hours['hours'],
    exceptions: JSON.parse(row.exceptions) as Hours['exceptions'],
    absences: JSON.parse(row.absences) as Hours['absences'],
  };
}
