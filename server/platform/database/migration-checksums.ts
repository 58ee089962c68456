import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ConfigurationError } from '../configuration/configuration.ts';
import type { Migration } from './migrations.ts';

type ChecksumTables = { migration_checksums: { name: string; checksum: string } };

/** Throws a `ConfigurationError` when a migration differs from what was applied to the database. */
export async function assertUnchanged(kysely: Kysely<object>, migrations: Migration[]): Promise<void> {
  const rows = await kysely.withTables<ChecksumTables>().selectFrom('migration_checksums').selectAll().execute();
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = migrations.find((one) => applied.has(one.name) && applied.get(one.name) !== checksumOf(one));
  if (!changed) return;
  throw new ConfigurationError(
    `Migration ${changed.name} was changed after it was applied to this database: restore it, and write a new one.`,
  );
}

/** Records the checksum of a migration that has just been applied. */
export async function recordChecksum(kysely: Kysely<object>, migration: Migration): Promise<void> {
  const row = { name: migration.name, checksum: checksumOf(migration) };
  await kysely.withTables<ChecksumTables>().insertInto('migration_checksums').values(row).execute();
}

function checksumOf({ statements }: Migration): string {
  return hash('sha256', statements.join(';\n'));
}
