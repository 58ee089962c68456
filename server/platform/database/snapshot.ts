import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { ConfigurationError } from '../configuration/configuration.ts';
import type { Database } from './database.ts';

const MAX_SNAPSHOTS = 3;
const FOLDER = 'snapshots';

/** Copies an SQLite database into `snapshots/` beside it, and deletes all copies but the last three. Does nothing on PostgreSQL. */
export async function takeSnapshot({ kysely, dialect }: Database, name: string): Promise<void> {
  if (dialect.name !== 'sqlite' || (await isEmpty(kysely))) return;
  try {
    const folder = join(dirname(await fileOf(kysely)), FOLDER);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}-${name}.sqlite`);
    await copyDatabase(kysely, file);
    const older = (await readdir(folder)).sort().slice(0, -MAX_SNAPSHOTS);
    for (const snapshot of older) await rm(join(folder, snapshot));
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigurationError(`The snapshot before the migration could not be written to DATA_DIR: ${message}.`);
  }
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
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const { mtime } = await stat(join(folder, name));
    if (mtime >= before) continue;
    await rm(join(folder, name));
    removed += 1;
  }
  return removed;
}

async function isEmpty(kysely: Kysely<object>) {
  return (await kysely.introspection.getTables()).length === 0;
}

async function fileOf(kysely: Kysely<object>) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(kysely);
  return rows[0]?.file ?? '';
}
