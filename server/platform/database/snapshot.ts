import { chmod, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { ownEntries } from '../own-entries.ts';
import { ConfigurationError } from '../configuration/configuration.ts';
import type { Database } from './database.ts';

const MAX_SNAPSHOTS = 3;
const FOLDER = 'snapshots';
const SNAPSHOT = /^\d{8}T\d{6}-before-\d{4}-[a-z0-9-]+\.sqlite$/;

/**
 * Copies an SQLite database into `snapshots/` beside it, before a migration: unless there is a copy from before the same
 * migration, and nobody has used the database since. Does nothing on PostgreSQL.
 */
export async function takeSnapshot(
  { kysely, dialect }: Database,
  migration: string,
  lastUsed: string | null,
): Promise<void> {
  if (dialect.name !== 'sqlite' || (await isEmpty(kysely))) return;
  try {
    const folder = join(dirname(await fileOf(kysely)), FOLDER);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const earlier = (await snapshotsIn(folder)).filter(({ path }) => path.endsWith(`-before-${migration}.sqlite`));
    if (lastUsed !== null && earlier.some(({ path }) => basename(path) > stampOf(lastUsed))) return;
    const copy = join(folder, `${stampOf(new Date().toISOString())}-before-${migration}.sqlite`);
    await copyDatabase(kysely, copy);
    for (const { path } of earlier) if (path !== copy) await rm(path);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigurationError(`The snapshot before the migration could not be written to DATA_DIR: ${message}.`);
  }
}

/** Deletes all copies but the last three, once a migration has succeeded. */
export async function removeSurplusSnapshots({ kysely, dialect }: Database): Promise<void> {
  if (dialect.name !== 'sqlite') return;
  const folder = join(dirname(await fileOf(kysely)), FOLDER);
  for (const { path } of (await snapshotsIn(folder)).slice(0, -MAX_SNAPSHOTS)) await rm(path, { force: true });
}

/** Returns a time as in 20261125T230000. */
function stampOf(time: string) {
  return time.replaceAll(/[-:]|\..*/g, '');
}

/** Deletes a partial copy: it would fill the disk further, and count as one of the last three. */
async function copyDatabase(kysely: Kysely<object>, file: string) {
  await rm(file, { force: true });
  try {
    await sql`vacuum into ${file}`.execute(kysely);
    await chmod(file, 0o600);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Deletes the snapshots from before a time, which still hold what was erased since. Returns how many. */
export async function removeOldSnapshots(dataFolder: string, before: Date): Promise<number> {
  let removed = 0;
  const folder = join(dataFolder, FOLDER);
  for (const { path, modifiedAt } of await snapshotsIn(folder)) {
    if (modifiedAt >= before) continue;
    await rm(path);
    removed += 1;
  }
  return removed;
}

/** Returns the snapshots in a folder, the oldest first. */
async function snapshotsIn(folder: string) {
  const entries = await ownEntries(folder, (name) => SNAPSHOT.test(name));
  const files = entries.filter(({ kind }) => kind === 'file');
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function isEmpty(kysely: Kysely<object>) {
  return (await kysely.introspection.getTables()).length === 0;
}

async function fileOf(kysely: Kysely<object>) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(kysely);
  return rows[0]?.file ?? '';
}
