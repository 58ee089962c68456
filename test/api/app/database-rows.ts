import { sql } from 'kysely';
import type { Database } from '../../../server/platform/database/database.ts';

/** Lock rows, which count transactions. */
const LOCKS = new Set(['account_lock', 'meeting_lock']);

/** Search indexes of SQLite, and what is to be indexed. */
const SEARCH_INDEX = /_titles(_|$)|^search_(words|changes)/;

/**
 * Returns all rows of all tables as text, to prove that nothing was written. When somebody was last there is left out: on a slow
 * machine another minute begins meanwhile.
 */
export async function readAllRows({ kysely }: Database): Promise<Record<string, string[]>> {
  const tables = await kysely.introspection.getTables();
  const stored: Record<string, string[]> = {};
  for (const { name } of tables.filter(({ name, isView }) => !isView && !LOCKS.has(name) && !SEARCH_INDEX.test(name))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(kysely);
    stored[name] = rows.map((row) => JSON.stringify({ ...row, last_used_at: undefined })).sort();
  }
  return stored;
}
