import { sql } from 'kysely';
import type { Database } from '../../../server/platform/database/database.ts';

/** They count those who took their turn, whatever came of it. */
const LOCKS = new Set(['account_changes', 'meeting_changes']);

/** What SQLite keeps to search titles by follows from the titles. */
const SEARCHED = /_titles(_|$)/;

/** Gives every row of every table, as text: what compares equal has not been written to. */
export async function everythingStored({ kysely }: Database): Promise<Record<string, string[]>> {
  const tables = await kysely.introspection.getTables();
  const stored: Record<string, string[]> = {};
  for (const { name } of tables.filter(({ name, isView }) => !isView && !LOCKS.has(name) && !SEARCHED.test(name))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(kysely);
    stored[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return stored;
}
