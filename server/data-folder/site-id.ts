import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileStore } from '../media/storage/file-store.ts';
import type { Database } from '../platform/database/database.ts';

export type SiteTables = { site: { id: number; site_id: string } };

/** The ids of the site that a database and its files belong to; null before they were joined. */
export interface SiteIds {
  database: string | null;
  files: string | null;
}

/** Returns the id of the site whose database this is. Throws before it was joined with its files. */
export async function readSiteId(database: Database): Promise<string> {
  const id = await idOf(siteOf(database));
  if (id === null) throw new Error('The database does not belong to a site yet.');
  return id;
}

export async function readSiteIds(database: Database, files: FileStore): Promise<SiteIds> {
  // In this order: `joinSite` of another instance gives the database its id before the files.
  const ofFiles = await files.readSiteId();
  return { database: await idOf(siteOf(database)), files: ofFiles };
}

export function isJoined({ database, files }: SiteIds): boolean {
  return database !== null && database === files;
}

/** Writes the database's id beside the files. A database without an id gets one first. Several folders can share an id. */
export async function joinSite(database: Database, files: FileStore): Promise<void> {
  const site = siteOf(database);
  // If several instances start at once, the first one wins.
  await site
    .insertInto('site')
    .values({ id: 1, site_id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await files.writeSiteId((await idOf(site)) ?? '');
}

function siteOf({ kysely }: Database) {
  return kysely.withTables<SiteTables>();
}

async function idOf(site: Kysely<SiteTables>) {
  return (await site.selectFrom('site').select('site_id').executeTakeFirst())?.site_id ?? null;
}
