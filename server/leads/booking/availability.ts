import type { Clock } from '../../platform/clock.ts';
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
import type { BookingDatabase } from './tables.ts';

/** Keeps when people can be booked. */
export function createAvailability(
  db: BookingDatabase,
  { readTimeZone }: { readTimeZone: () => Promise<string>; clock: Clock },
) {
  /** Returns somebody's hours: a proposal with version 0 where they have set none, null where there is nobody. */
  async function read(userId: number): Promise<(Hours & { version: number }) | null> {
    const row = await db.selectFrom('availability').selectAll().where('user_id', '=', userId).executeTakeFirst();
    if (row) return { ...hoursOf(row), version: row.version };
    return (await isPerson(userId)) ? { ...proposedHours(await readTimeZone()), version: 0 } : null;
  }

  /** Sets somebody's hours. A version that is not the present one is a conflict. */
  async function save(
    userId: number,
    input: unknown,
  ): Promise<Outcome<Hours & { version: number }> | Conflict | Missing> {
    const checked = hoursSchema.safeParse(input ?? {});
    if (!checked.success) return refused(fieldErrors(checked.error));
    if (!(await isPerson(userId))) return missing;
    const { time_zone, hours, exceptions, absences } = checked.data;
    const lists = {
      time_zone,
      hours: JSON.stringify(hours),
      exceptions: JSON.stringify(exceptions),
      absences: JSON.stringify(absences),
    };
    const { version: sent } = input as { version?: unknown };
    const saved = await db
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
    return saved ? done({ ...checked.data, version: saved.version }) : stale;
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
