import { executedMigrations } from '../../platform/database/migrate.ts';
import type { DatabaseContent } from '../archive/manifest.ts';
import { describeTables, type Source } from './describe-tables.ts';
import { digestTable } from './rows.ts';
import { readSequences } from './sequences.ts';

/** Describes everything that a database holds. */
export async function readContent(source: Source): Promise<DatabaseContent> {
  const tables = [];
  for (const table of await describeTables(source)) tables.push(await digestTable(source, table));
  return { migrations: await executedMigrations(source.kysely), tables, sequences: await readSequences(source) };
}
