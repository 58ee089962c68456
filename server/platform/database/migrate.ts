import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ConfigurationError } from '../configuration/configuration.ts';
import type { Database, Dialect } from './database.ts';
import { assertUnchanged, type Checksums, checksumOf, recordChecksums } from './migration-checksums.ts';
import { root } from '../root.ts';
import { takeSnapshot } from './snapshot.ts';

interface MigrationFile {
  statements: (dialect: Dialect) => string[];
}

const folder = new URL('migrations/', root);

/**
 * Brings the database up to the newest migration, all in one locked transaction, after a snapshot where there is something
 * to lose. Returns the names of those it ran. Throws a `ConfigurationError` where that cannot be done.
 */
export async function migrate(database: Database): Promise<string[]> {
  const pending = await pendingMigrations(database);
  if (pending.length === 0) return [];
  await takeSnapshot(database, `before-${pending[0]}`);
  return database.withoutTimeouts(async (kysely) => {
    const { error, results = [] } = await migratorOf(kysely, database.dialect).migrateToLatest();
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    if (error) throw new ConfigurationError(`${failed ? `Migration ${failed} failed` : CANNOT}: ${reasonOf(error)}.`);
    await recordChecksums(kysely, await readChecksums(database.dialect));
    return results.map(({ migrationName }) => migrationName);
  });
}

/**
 * Returns the names of the migrations that the database lacks; all of them where it is empty. Throws a
 * `ConfigurationError` for a database of a newer version, and for one from before the first of these migrations.
 */
export async function pendingMigrations({ kysely, dialect }: Database): Promise<string[]> {
  const known = await migratorOf(kysely, dialect).getMigrations();
  const names = new Set(known.map(({ name }) => name));
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string) => tables.some(({ name }) => name === table);
  const executed = has('kysely_migration') ? await executedMigrations(kysely) : [];
  const unknown = executed.find((name) => !names.has(name));
  if (unknown)
    throw new ConfigurationError(executed.includes(known[0]?.name ?? '') ? comesLater(unknown) : COMES_BEFORE);
  if (has('migration_checksums')) await assertUnchanged(kysely, await readChecksums(dialect));
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

// Up to 0.1.0 the migrations were others, and nothing was released.
const COMES_BEFORE =
  'The database was made before Plinth 0.2.0, which cannot read it: name an empty DATA_DIR or DATABASE_URL, or start the version that made it.';

function comesLater(migration: string) {
  return `The database comes from a newer version of Plinth, with migration ${migration}: start that version, or restore an older copy.`;
}

const CANNOT = 'The database cannot be migrated';

function reasonOf(error: unknown) {
  return (error as Error).message.replace(/\.$/, '');
}

async function executedMigrations(kysely: Kysely<object>): Promise<string[]> {
  const migrations = kysely.withTables<{ kysely_migration: { name: string } }>();
  const rows = await migrations.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

function migratorOf(kysely: Kysely<object>, dialect: Dialect) {
  return new Migrator({ db: kysely, provider: { getMigrations: () => readMigrations(dialect) } });
}

async function readMigrations(dialect: Dialect) {
  const files = await readFiles();
  const migrations = files.map(([name, { statements }]) => {
    const up = async (kysely: Kysely<object>) => {
      for (const statement of statements(dialect)) await sql.raw(statement).execute(kysely);
    };
    return [name, { up }] as const;
  });
  return Object.fromEntries(migrations);
}

async function readChecksums(dialect: Dialect): Promise<Checksums> {
  const files = await readFiles();
  return Object.fromEntries(files.map(([name, { statements }]) => [name, checksumOf(statements(dialect))]));
}

async function readFiles(): Promise<(readonly [name: string, file: MigrationFile])[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    names.map(async (name) => [name.replace('.ts', ''), (await import(new URL(name, folder).href)) as MigrationFile]),
  );
}
