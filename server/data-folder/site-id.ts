import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileStore } from '../media/storage/file-store.ts';
import type { Database } from '../platform/database/database.ts';
import { countPictures, type Inventory, takeInventory } from '../media/storage/inventory.ts';
import type { MediaTables } from '../media/tables.ts';
import { ConfigurationError } from '../platform/configuration/configuration.ts';

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

/**
 * Ensures that a database and a file store belong together, and joins them at their first start if their pictures match.
 * Throws a `ConfigurationError` otherwise: with the wrong database, every picture would be swept away.
 */
export async function ensureJoined(
  database: Database,
  files: FileStore,
  { expectsSite }: { expectsSite: boolean },
): Promise<void> {
  const ids = await readSiteIds(database, files);
  if (isJoined(ids)) return;
  if (expectsSite && ids.database && !ids.files) throw new ConfigurationError(unexpected(files));
  if (ids.database && ids.files) throw new ConfigurationError(mismatch(files, ids));
  const inventory = await takeInventory(database.kysely.withTables<MediaTables>(), files.storage);
  if (!matches(ids, inventory)) throw new ConfigurationError(unmatched(files, ids, inventory));
  await joinSite(database, files);
}

/** Throws if the database or the files have been replaced, so that they no longer belong together. */
export async function assertJoined(database: Database, files: FileStore): Promise<void> {
  const ids = await readSiteIds(database, files);
  if (!isJoined(ids)) throw new Error(mismatch(files, ids));
}

/**
 * A store without pictures matches any database, as there is nothing to lose. One that has pictures, or was joined with another
 * database, matches if this database knows most of its pictures.
 */
function matches({ files }: SiteIds, { accounted, unaccounted }: Inventory) {
  const unknown = countPictures(unaccounted.map(({ key }) => key));
  return accounted > unknown || (unknown === 0 && !files);
}

function mismatch({ name }: FileStore, ids: SiteIds) {
  return (
    `The ${name} belongs to ${named(ids.files)}, but the database to ${named(ids.database)}: ` +
    `start with the right pair, or join these two with ${COMMAND}.`
  );
}

function unmatched(files: FileStore, ids: SiteIds, { accounted, unaccounted }: Inventory) {
  if (ids.files) return mismatch(files, ids);
  const all = accounted + countPictures(unaccounted.map(({ key }) => key));
  return (
    `The database knows ${accounted} of the ${all} files in the ${files.name}: ` +
    `start with the right pair, or join these two with ${COMMAND}.`
  );
}

function unexpected({ name }: FileStore) {
  return `There is no site in the ${name}, but EXPECT_SITE=yes says that there is one. Check that its disk is mounted.`;
}

const COMMAND = '"npm run plinth -- doctor --adopt"';

function named(id: string | null) {
  return id ? `site ${id}` : 'none';
}
