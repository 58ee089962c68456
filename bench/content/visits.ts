import type { FigureTables } from '../../server/figures/tables.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { dayAfter } from '../../content/days.ts';

const BATCH = 2_000; // rows
/** How many names of each kind every day has. */
const NAMES = { all: 1, page: 500, source: 200, campaign: 40, channel: 8, device: 3, language: 20, country: 20 };

export const nameOf = (kind: string, number: number) => (kind === 'all' ? '' : `/${kind}-${number}`);

/** Adds what was counted on the days until today. */
export async function addVisits({ kysely }: Database, days: number) {
  const db = kysely.withTables<FigureTables>();
  const today = new Date().toISOString().slice(0, 10);
  for (let ago = 0; ago < days; ago += 1) {
    const day = dayAfter(today, -ago);
    const rows = Object.entries(NAMES).flatMap(([kind, names]) =>
      Array.from({ length: names }, (_, number) => countsOf(kind, number, ago)).map((counts) => ({ ...counts, day })),
    );
    for (let start = 0; start < rows.length; start += BATCH)
      await db
        .insertInto('visits')
        .values(rows.slice(start, start + BATCH))
        .execute();
  }
}

function countsOf(kind: string, number: number, ago: number) {
  const views = kind === 'all' ? 4_000 : 1 + ((number * 7 + ago * 13) % 90);
  return {
    kind,
    name: nameOf(kind, number),
    views,
    visits: Math.ceil(views / 2),
    visitors: kind === 'all' ? 1_500 : 0,
  };
}
