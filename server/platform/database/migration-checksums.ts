import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ConfigurationError } from '../configuration/configuration.ts';

export type Checksums = Record<string, string>;

type ChecksumTables = { migration_checksums: { name: string; checksum: string } };

/** Returns the checksum of a migration: that of its statements, as they are for one dialect. */
export function checksumOf(statements: string[]): string {
  return hash('sha256', statements.join(';\n'));
}

/** Throws a `ConfigurationError` where a migration reads otherwise than when it was applied. */
export async function assertUnchanged(kysely: Kysely<object>, checksums: Checksums): Promise<void> {
  const applied = await kysely.withTables<ChecksumTables>().selectFrom('migration_checksums').selectAll().execute();
  const changed = applied.find(({ name, checksum }) => checksums[name] !== undefined && checksums[name] !== checksum);
  if (!changed) return;
  throw new ConfigurationError(
    `Migration ${changed.name} was changed after it was applied to this database: put it back as it was, and write another one.`,
  );
}

/** Records the checksums of migrations that have just been applied, and of those from before there were any. */
export async function recordChecksums(kysely: Kysely<object>, checksums: Checksums): Promise<void> {
  const rows = Object.entries(checksums).map(([name, checksum]) => ({ name, checksum }));
  await kysely
    .withTables<ChecksumTables>()
    .insertInto('migration_checksums')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
