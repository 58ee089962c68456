import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FileStore } from '../media/storage/file-store.ts';
import type { Database } from '../platform/database/database.ts';
import type { DataFolderDependencies } from './data-folder.ts';

const GONE_AFTER = 90_000; // ms, three times as long as the pause between two calls of `report`

export type InstanceTables = { instances: { id: string; files: string; seen_at: string } };

/** The instances that share a database. Each says now and then where its files are. */
export function createInstances(
  { database, alarms, clock, log }: Omit<DataFolderDependencies, 'configuration'>,
  files: FileStore,
) {
  const db = database.kysely.withTables<InstanceTables>();
  const id = `process ${process.pid} on ${hostname()}, ${randomUUID()}`;
  let reportedAt: string | null = null;
  let hasWarned = false;
  let metBefore = false;

  /**
   * Reports this instance, warns once if it has other files than one of the others, and raises an alarm about another one on the
   * same database file.
   */
  async function report(): Promise<void> {
    const before = reportedAt;
    reportedAt = clock().toISOString();
    if (before !== null && database.dialect.name === 'sqlite') await lookForAnother(before);
    const row = { files: await files.readStoreId(), seen_at: reportedAt };
    const reported = db.insertInto('instances').values({ id, ...row });
    await reported.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    await db.deleteFrom('instances').where('seen_at', '<=', leastRecent(clock())).execute();
    const isApart = (await countFileStores(database, clock())) > 1;
    if (isApart && !hasWarned) log.warn(APART);
    hasWarned = isApart;
  }

  /** One that was killed reports no more, and one that hands over to this one soon ends: only the second time counts. */
  async function lookForAnother(since: string) {
    const others = db.selectFrom('instances').select('id').where('id', '!=', id).where('seen_at', '>=', since);
    const other = await others.executeTakeFirst();
    if (!other) await alarms.clear('second server');
    else if (metBefore) await alarms.raise('second server', secondServer(other.id));
    metBefore = other !== undefined;
  }

  async function leave(): Promise<void> {
    if (reportedAt !== null) await db.deleteFrom('instances').where('id', '=', id).execute();
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

function secondServer(id: string) {
  return `Another server, ${id.split(',', 1)[0]}, uses this data folder too. Stop one of them, or use PostgreSQL for both.`;
}

export const APART =
  'Several instances run on this database, and their files are not shared: each lacks those of the others. Set S3_ENDPOINT for all of them, or mount one DATA_DIR.';
