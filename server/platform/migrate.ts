import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, Dialect } from './database.ts';
import { root } from './root.ts';

interface MigrationFile {
  statements: (dialect: Dialect) => string[];
  /** Gives rows that are there what no statement can make. */
  fill?: (kysely: Kysely<object>) => Promise<void>;
}

const folder = new URL('migrations/', root);

/** Brings the database up to the newest migration, all in one locked transaction. Gives the names of those it ran. */
export async function migrate({ kysely, dialect }: Database): Promise<string[]> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => readMigrations(dialect) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

async function readMigrations(dialect: Dialect) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const migrations = files.map(async (name) => {
    const { statements, fill } = (await import(new URL(name, folder).href)) as MigrationFile;
    const up = async (kysely: Kysely<object>) => {
      for (const statement of statements(dialect)) await sql.raw(statement).execute(kysely);
      await fill?.(kysely);
    };
    return [name.replace('.ts', ''), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
