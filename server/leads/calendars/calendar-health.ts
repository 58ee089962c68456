import type { Database } from '../../platform/database/database.ts';
import type { BookingTables } from '../booking/tables.ts';

/** What passes by itself is no problem. */
const LASTS = 60 * 60 * 1000; // ms

export interface FailingCalendar {
  /** Whose it is. */
  name: string;
  failing_since: string;
  failure: string;
}

/** Reads which calendars elsewhere have not been readable for an hour, of those who can sign in. */
export async function readFailingCalendars(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<FailingCalendar[]> {
  const rows = await kysely
    .withTables<BookingTables>()
    .selectFrom('outside_calendars')
    .innerJoin('users', 'users.id', 'outside_calendars.user_id')
    .select(['name', 'failing_since', 'failure'])
    .where('disabled_at', 'is', null)
    .where('failing_since', '<=', new Date(now.getTime() - LASTS).toISOString())
    .orderBy('outside_calendars.id')
    .execute();
  return rows.map(({ name, failing_since, failure }) => ({
    name,
    failing_since: failing_since ?? '',
    failure: failure ?? '',
  }));
}

/** Says that a calendar cannot be read, without its address. */
export function sentenceAboutCalendar({ name, failing_since, failure }: FailingCalendar): string {
  return `A calendar elsewhere of ${name} cannot be read since ${failing_since}: ${failure}`;
}
