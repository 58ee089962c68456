import { randomUUID } from 'node:crypto';
import type { FileStore } from '../media/storage/file-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';

const GONE_AFTER = 90_000; // ms, three times as long as the pause between two calls of `report`

export type InstanceTables = { instances: { id: string; files: string; seen_at: string } };

interface InstancesDependencies {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Log;
}

/** The instances that share a database. Each says now and then where its files are. */
export function createInstances({ database, files, clock, log }: InstancesDependencies) {
  const db = database.kysely.withTables<InstanceTables>();
  const id = randomUUID();
  let hasReported = false;
  let hasWarned = false;

  /** Reports this instance, and warns once if it has other files than one of the others. */
  async function report(): Promise<void> {
    hasReported = true;
    const row = { files: await files.readStoreId(), seen_at: clock().toISOString() };
    const reported = db.insertInto('instances').values({ id, ...row });
    await reported.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    await db.deleteFrom('instances').where('seen_at', '<=', leastRecent(clock())).execute();
    const isApart = (await countFileStores(database, clock())) > 1;
    if (isApart && !hasWarned) log.warn(APART);
    hasWarned = isApart;
  }

  async function leave(): Promise<void> {
    if (hasReported) await db.deleteFrom('instances').where('id', '=', id).execute();
  }

  return { report, countStores: () => countFileStores(database, clock()), leave };
}

/** Counts the places in which the running instances keep their files: more than one is a mistake. */
export async function countFileStores({ kysely }: Database, now: Date): Promise<number> {
  const instances = kysely.withTables<InstanceTables>().selectFrom('instances').select('files').distinct();
  return (await instances.where('seen_at', '>', leastRecent(now)).execute()).length;
}

function leastRecent(now: Date) {
  return new Date(now.getTime() - GONE_AFTER).toISOString();
}

export const APART =
  'Several instances run on this database, and their files are not shared: each lacks the pictures of the others. Set S3_ENDPOINT for all of them, or mount one DATA_DIR.';
