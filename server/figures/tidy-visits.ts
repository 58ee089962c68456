import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { dayAfter } from '../platform/site-days.ts';
import { OTHER } from '../../content/figures.ts';
import type { Kind } from './kinds.ts';
import { monthOf } from './range.ts';
import { estimate, sketchFromText } from './sketch.ts';
import type { FigureTables } from './tables.ts';
import { addCounts, type FigureDatabase } from './visit-store.ts';

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
  for (const month of await monthsBefore(db, monthOf(dayAfter(today, -DAYS_APART)))) await addUp(db, month);
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

/** The names with most views keep theirs, the others become one. */
async function addUp(db: FigureDatabase, month: string) {
  await db.transaction().execute(async (transaction) => {
    // Days and, where some came late, the month itself.
    const rows = await transaction
      .deleteFrom('visits')
      .where('kind', '!=', 'all')
      .where('day', 'like', `${month}%`)
      .returning(['kind', 'name', 'views', 'visits', 'visitors'])
      .execute();
    const sums = [...Map.groupBy(rows, ({ kind, name }) => JSON.stringify([kind, name])).values()].map(sumOf);
    const kinds = [...Map.groupBy(sums, ({ kind }) => kind).values()];
    await addCounts(transaction, month, kinds.flatMap(withFewNames));
  });
}

type Row = Omit<FigureTables['visits'], 'day'>;

function withFewNames(rows: Row[]) {
  const sorted = rows.toSorted((a, b) => Number(a.name === OTHER) - Number(b.name === OTHER) || b.views - a.views);
  const named = sorted.slice(0, NAMES_OF_A_MONTH);
  const rest = sorted.slice(NAMES_OF_A_MONTH);
  const all = rest.length > 0 ? [...named, { ...sumOf(rest), name: OTHER }] : named;
  return all.map((row) => ({ ...row, kind: row.kind as Kind }));
}

function sumOf(rows: Row[]): Row {
  const sum = (field: 'views' | 'visits' | 'visitors') => rows.reduce((total, row) => total + row[field], 0);
  const [{ kind, name } = { kind: '', name: '' }] = rows;
  return { kind, name, views: sum('views'), visits: sum('visits'), visitors: sum('visitors') };
}
