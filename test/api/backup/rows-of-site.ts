import type { Database } from '../../../server/platform/database/database.ts';
import { readAllRows } from '../app/database-rows.ts';

/** Rows of migrations, of running processes and of a day alone, the search index, and the content version, which rises. */
const NOT_OF_THE_SITE = new Set([
  'migration_checksums',
  'content_version',
  'jobs',
  'instances',
  'backup_status',
  'visitor_salts',
  'search_index',
  'search_state',
]);

/** Reads the rows that a restored site has in common with its original, by table. */
export async function rowsOf(database: Database): Promise<Record<string, object[]>> {
  const tables = Object.entries(await readAllRows(database)).filter(([name]) => !NOT_OF_THE_SITE.has(name));
  return Object.fromEntries(tables.map(([name, rows]) => [name, rows.map((row) => JSON.parse(row) as object)]));
}
