import { countPictures, type Inventory, takeInventory } from '../media/storage/inventory.ts';
import type { Storage } from '../media/storage/storage.ts';
import type { MediaTables } from '../media/tables.ts';
import { ConfigurationError } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { isJoined, joinSite, readSiteIds, type SiteIds } from './site-id.ts';

/**
 * Makes sure that a database and a data folder belong together. Joins them at their first start, where what is in the
 * folder shows that they do. Throws a `ConfigurationError` where they may not: the wrong database would have every
 * picture swept away.
 */
export async function ensureJoined(database: Database, storage: Storage, folder: string): Promise<void> {
  const ids = await readSiteIds(database, folder);
  if (isJoined(ids)) return;
  if (ids.database && ids.folder) throw new ConfigurationError(differing(folder, ids));
  const inventory = await takeInventory(database.kysely.withTables<MediaTables>(), storage);
  if (!isEvident(ids, inventory)) throw new ConfigurationError(unproved(folder, ids, inventory));
  await joinSite(database, folder);
}

/** Throws where the database and the folder do not belong together any more: either may be replaced while this runs. */
export async function assertJoined(database: Database, folder: string): Promise<void> {
  const ids = await readSiteIds(database, folder);
  if (!isJoined(ids)) throw new Error(differing(folder, ids));
}

/**
 * An empty folder can be joined with any database, as there is nothing to lose; one that was joined with another
 * database, or that has pictures, only if this database knows most of them.
 */
function isEvident({ folder }: SiteIds, { accounted, unaccounted }: Inventory) {
  const strangers = countPictures(unaccounted.map(({ key }) => key));
  return accounted > strangers || (strangers === 0 && !folder);
}

function differing(folder: string, ids: SiteIds) {
  return (
    `The data folder ${folder} belongs to ${named(ids.folder)}, but the database to ${named(ids.database)}: ` +
    `start with the right pair, or join these two with ${COMMAND}.`
  );
}

function unproved(folder: string, ids: SiteIds, { accounted, unaccounted }: Inventory) {
  if (ids.folder) return differing(folder, ids);
  const all = accounted + countPictures(unaccounted.map(({ key }) => key));
  return (
    `The database knows ${accounted} of the ${all} pictures in the data folder ${folder}: ` +
    `start with the right pair, or join these two with ${COMMAND}.`
  );
}

const COMMAND = '"npm run plinth -- doctor --adopt"';

function named(id: string | null) {
  return id ? `site ${id}` : 'none';
}
