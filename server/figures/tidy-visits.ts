import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { dayAfter } from '../../content/days.ts';
import { OTHER } from '../../content/figures.ts';
import { type Kind, kinds } from './kinds.ts';
import { monthOf } from './range.ts';
import { estimate, sketchFromText } from './sketch.ts';
import type { FigureTables } from './tables.ts';
import type { FigureDatabase } from './visit-store.ts';

const DAYS_APART = 90; // after which names are counted by month
const NAMES_OF_A_MONTH = 1_000; // of each kind
const LENGTH_OF_A_DAY = '2026-12-01'.length;

/**
 * Deletes the salts of days that are over, replaces their sketches by how many visitors they have counted, adds up the names of months
 * that are long over, and deletes what is older than it may be. Returns how many counts were deleted for their age.
 */
export async function tidyVisits({ kysely }: Database, today: string, keepDays: number): Promise<number> {
  const db = kysely.withTables<FigureTables>();
  // Where visits are not counted any more, nobody else deletes them.
  await db.deleteFrom('visitor_salts').where('day', '<', today).execute();
  await endDays(db, dayAfter(today, -1));
  const before = dayAfter(today, -keepDays);
  const { numDeletedRows } = await db
    .deleteFrom('visits')
    .where('day', '<', before)
    .where('day', '!=', monthOf(before))
    .executeTakeFirst();
  for (const month of await monthsBefore(db, monthOf(dayAfter(today, -DAYS_APART))))
    for (const kind of kinds.filter((name) => name !== 'all')) await addUp(db, kind, month);
  return Number(numDeletedRows);
}

/** A process may still have visits to store of yesterday. */
async function endDays(db: FigureDatabase, yesterday: string) {
  const sketches = await db.selectFrom('visitor_sketches').selectAll().where('day', '<', yesterday).execute();
  for (const { day, registers } of sketches) {
    const visitors = estimate(sketchFromText(registers));
    await db.transaction().execute(async (transaction) => {
      const all = transaction.updateTable('visits').set({ visitors }).where('kind', '=', 'all').where('day', '=', day);
      await all.where('visitors', '<', visitors).execute();
      await transaction.deleteFrom('visitor_sketches').where('day', '=', day).execute();
    });
  }
}

async function monthsBefore(db: FigureDatabase, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visits')
    .select(sql<string>`substr(day, 1, 7)`.as('month'))
    .distinct()
    .where('kind', '!=', 'all')
    .where('day', '<', month)
    .where(sql`length(day)`, '=', LENGTH_OF_A_DAY)
    .execute();
  return rows.map((row) => row.month);
}

/**
 * The names with most views keep theirs, the others become one. A kind at a time, by the database: a month can have 100,000 rows.
 * What came late adds to what the month has already.
 */
async function addUp(db: FigureDatabase, kind: Kind, month: string) {
  const lastDay = `${month}-31`;
  const sums = `${month} in the making`;
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into visits (kind, day, name, views, visits, visitors)
      select ${kind}, ${sums}, case when place <= ${NAMES_OF_A_MONTH} then name else ${OTHER} end as listed,
        sum(views), sum(visits), sum(visitors)
      from (
        select name, sum(views) as views, sum(visits) as visits, sum(visitors) as visitors,
          row_number() over (order by name = ${OTHER}, sum(views) desc, name) as place
        from visits where kind = ${kind} and day between ${month} and ${lastDay} group by name
      ) as names
      group by listed`.execute(transaction);
    await sql`
      delete from visits
      where kind = ${kind} and day between ${month} and ${lastDay} and day != ${sums}`.execute(transaction);
    await sql`update visits set day = ${month} where kind = ${kind} and day = ${sums}`.execute(transaction);
  });
}
