import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Count } from './tally.ts';
import { emptySketch, merge, type Sketch, sketchAsText, sketchFromText } from './sketch.ts';
import type { FigureTables } from './tables.ts';

const BATCH = 500; // rows

export type FigureDatabase = Kysely<FigureTables>;

/** Adds to what any process has counted of a day, in one transaction. */
export async function addToDay(
  { kysely }: Database,
  day: string,
  { counts, visitors }: { counts: Count[]; visitors: Sketch | null },
): Promise<void> {
  if (counts.length === 0 && !visitors) return;
  const db = kysely.withTables<FigureTables>();
  await db.transaction().execute(async (transaction) => {
    await addCounts(transaction, day, counts);
    if (visitors) await addVisitors(transaction, day, visitors);
  });
}

/** In one order, so that two processes never wait for each other. */
async function addCounts(db: FigureDatabase, day: string, counts: Count[]): Promise<void> {
  const sorted = counts.toSorted((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1));
  for (let start = 0; start < sorted.length; start += BATCH) {
    await db
      .insertInto('visits')
      .values(sorted.slice(start, start + BATCH).map((count) => ({ ...count, day, visitors: 0 })))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'day', 'name']).doUpdateSet((row) => ({
          views: row('visits.views', '+', row.ref('excluded.views')),
          visits: row('visits.visits', '+', row.ref('excluded.visits')),
        })),
      )
      .execute();
  }
}

async function addVisitors(db: FigureDatabase, day: string, visitors: Sketch) {
  // Writing the row before it is read makes other processes wait.
  const { registers } = await db
    .insertInto('visitor_sketches')
    .values({ day, registers: sketchAsText(emptySketch()) })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
    .returning('registers')
    .executeTakeFirstOrThrow();
  const all = sketchFromText(registers);
  merge(all, visitors);
  await db
    .updateTable('visitor_sketches')
    .set({ registers: sketchAsText(all) })
    .where('day', '=', day)
    .execute();
}
