import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ConfigurationError } from '../configuration/configuration.ts';
import type { Database, Dialect } from './database.ts';
import { removeSurplusSnapshots, takeSnapshot } from './snapshot.ts';
import { root } from '../root.ts';

interface MigrateOptions {
  folder?: URL;
  /** Called before the first migration of an empty database. */
  begin?: () => Promise<void>;
  /** Saves what there is to lose. Gets the first migration that will run, and when the database was last used. */
  prepare?: (migration: string, lastUsed: string | null) => Promise<void>;
}

/**
 * Brings the database up to the newest migration, all in one locked transaction, after a snapshot where there is something
 * to lose. Returns the names of the migrations it ran. Throws a `ConfigurationError` where that cannot be done.
 */
export async function migrate(
  database: Database,
  { folder = migrationsFolder, begin = async () => {}, prepare = async () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(database.dialect, folder);
  const pending = await findPending(database.kysely, migrations);
  if (pending.length === 0) return [];
  if (pending.length === migrations.length) await begin();
  return database.withoutTimeouts(async (kysely) => {
    if (database.dialect.name === 'postgres') await sql`select pg_advisory_lock(${LOCK})`.execute(kysely);
    // Another instance may have migrated meanwhile.
    const [first, ...others] = await findPending(kysely, migrations);
    if (!first) return [];
    const lastUsed = await readLastUsed(kysely);
    await takeSnapshot(database, first, lastUsed);
    if (others.length + 1 < migrations.length) await prepare(first, lastUsed);
    const { error, results = [] } = await createMigrator(kysely, migrations).migrateToLatest();
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    if (error) throw new ConfigurationError(`${failed ? `Migration ${failed} failed` : CANNOT}: ${reasonOf(error)}.`);
    await removeSurplusSnapshots(database);
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Runs the migrations that are missing in a transaction of the caller, up to one of them or all. */
export async function migrateWithin(transaction: Kysely<object>, dialect: Dialect, last?: string): Promise<void> {
  const migrator = createMigrator(transaction, await readMigrations(dialect, migrationsFolder));
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Returns the names of all migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrations({ name: 'sqlite', id: '', binary: '' }, migrationsFolder)).map(({ name }) => name);
}

/**
 * Returns the names of the migrations that the database lacks; all of them if it is empty. Throws a
 * `ConfigurationError` for a database that these migrations cannot bring up to date.
 */
export async function pendingMigrations({ kysely, dialect }: Database): Promise<string[]> {
  return findPending(kysely, await readMigrations(dialect, migrationsFolder));
}

async function findPending(kysely: Kysely<object>, migrations: Migration[]) {
  const names = migrations.map(({ name }) => name);
  const executed = await executedMigrations(kysely);
  const unknown = executed.find((name) => !names.includes(name));
  if (unknown) throw new ConfigurationError(executed.includes(names[0] ?? '') ? isNewer(unknown) : IS_OLDER);
  if (executed.length > 0) await assertUnchanged(kysely, migrations);
  return names.filter((name) => !executed.includes(name));
}

/** Of the connection: instances that start together migrate one after the other. */
const LOCK = 0x706c696e;

const CANNOT = 'The database cannot be migrated';

// Versions before 0.2.0, none of which was released, had other migrations.
const IS_OLDER =
  'The database was made before Plinth 0.2.0, which cannot read it: name an empty DATA_DIR or DATABASE_URL, or start the version that made it.';

function isNewer(migration: string) {
  return `The database comes from a newer version of Plinth, with migration ${migration}: start that version, or restore an older copy.`;
}

function reasonOf(error: unknown) {
  return (error as Error).message.replace(/\.$/, '');
}

/** Returns the names of the migrations that were run, in their order. */
export async function executedMigrations(kysely: Kysely<object>): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const migrations = kysely.withTables<{ kysely_migration: { name: string } }>();
  const rows = await migrations.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

function createMigrator(kysely: Kysely<object>, migrations: Migration[]) {
  const entries = migrations.map((migration) => {
    const up = async (transaction: Kysely<object>) => {
      for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
      await recordChecksum(transaction, migration);
    };
    return [migration.name, { up }] as const;
  });
  return new Migrator({ db: kysely, provider: { getMigrations: async () => Object.fromEntries(entries) } });
}

/** What every server writes within a second of its start, and every command that changes something. */
const sources = [
  { table: 'jobs', column: 'began_at' },
  { table: 'activity', column: 'at' },
];

/** Returns when a server or a command last used a database; null where that cannot be told. */
async function readLastUsed(kysely: Kysely<object>): Promise<string | null> {
  const tables = new Set((await kysely.introspection.getTables()).map(({ name }) => name));
  const times: string[] = [];
  for (const { table, column } of sources) {
    if (!tables.has(table)) return null;
    const newest = sql<{ time: string | null }>`select max(${sql.ref(column)}) as time from ${sql.table(table)}`;
    const { rows } = await newest.execute(kysely);
    times.push(rows[0]?.time ?? '');
  }
  return times.toSorted().at(-1) || null;
}

type ChecksumTables = { migration_checksums: { name: string; checksum: string } };

/** Throws a `ConfigurationError` when a migration differs from what was applied to the database. */
async function assertUnchanged(kysely: Kysely<object>, migrations: Migration[]): Promise<void> {
  const rows = await kysely.withTables<ChecksumTables>().selectFrom('migration_checksums').selectAll().execute();
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = migrations.find(
    (migration) => applied.has(migration.name) && applied.get(migration.name) !== checksumOf(migration),
  );
  if (!changed) return;
  throw new ConfigurationError(
    `Migration ${changed.name} was changed after it was applied to this database: restore it, and write a new one.`,
  );
}

/** Records the checksum of a migration that has just been applied. */
async function recordChecksum(kysely: Kysely<object>, migration: Migration): Promise<void> {
  const row = { name: migration.name, checksum: checksumOf(migration) };
  await kysely.withTables<ChecksumTables>().insertInto('migration_checksums').values(row).execute();
}

function checksumOf({ statements }: Migration): string {
  return hash('sha256', statements.join(';\n'));
}

interface Migration {
  /** That of its file, which starts with its number. */
  readonly name: string;
  readonly statements: string[];
}

export const migrationsFolder = new URL('migrations/', root);

/** Reads the migrations in their order, as they are for one dialect. */
async function readMigrations(dialect: Dialect, folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const { statements } = (await import(new URL(file, folder).href)) as MigrationModule;
      return { name: file.replace('.ts', ''), statements: statements(dialect) };
    }),
  );
}

interface MigrationModule {
  statements: (dialect: Dialect) => string[];
}
