import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes, translationTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { migrate, migrationsFolder } from '../../platform/database/migrate.ts';
import { contentTable } from './content-table.ts';
import { findDifferences } from './differences.ts';
import { inboxTable } from './inbox-table.ts';
import { migrationSource, summaryOf } from './source.ts';
import type { Table } from './tables.ts';

export const declaredTables: readonly Table[] = [
  ...contentTypes.map(contentTable),
  ...translationTypes.map(contentTable),
  ...inboxKinds.map(inboxTable),
];

/**
 * Writes the next migration: what is declared and the present migrations do not make. Returns what it did, and what it
 * leaves to a migration written by hand, in sentences. Throws a `ConfigurationError` when the statements fail.
 */
export async function newMigration(
  name: string,
  { declared = declaredTables, folder = migrationsFolder }: { declared?: readonly Table[]; folder?: URL } = {},
): Promise<string[]> {
  return withTemporaryDatabase(async (database) => {
    await migrate(database, { folder });
    const differences = await findDifferences(database, declared);
    if (differences.tables.length + differences.additions.length === 0) return [NOTHING, ...differences.remarks];
    const file = `${await nextNumber(folder)}-${name}.ts`;
    await writeFile(new URL(file, folder), migrationSource(differences), { flag: 'wx' });
    await tryOut(database, new URL(file, folder));
    return [`Wrote migrations/${file}, which adds ${summaryOf(differences)}.`, ...differences.remarks];
  });
}

const NOTHING =
  'Nothing was written: the migrations already create what content/index.ts and content/inbox/inbox-kinds.ts declare.';

async function nextNumber(folder: URL) {
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** A declared name may be invalid in SQL. */
async function tryOut(database: Database, file: URL) {
  try {
    await migrate(database, { folder: new URL('.', file) });
  } catch (error) {
    await rm(file);
    throw error;
  }
}

async function withTemporaryDatabase<Result>(call: (database: Database) => Promise<Result>) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'plinth-migration-'));
  const database = await openDatabase({ DATA_DIR, DATABASE_URL: undefined, onError: console.error });
  try {
    return await call(database);
  } finally {
    await database.kysely.destroy();
    await rm(DATA_DIR, { recursive: true });
  }
}
