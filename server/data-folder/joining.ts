import { countPictures, type Inventory, takeInventory } from '../media/storage/inventory.ts';
import type { Storage } from '../media/storage/storage.ts';
import type { MediaTables } from '../media/tables.ts';
import { ConfigurationError } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { isJoined, joinSite, readSiteIds, type SiteIds } from './site-id.ts';

/**
 * Ensures that a database and a data folder belong together, and joins them at their first start if their pictures match.
 * Throws a `ConfigurationError` otherwise: with the wrong database, every picture would be swept away.
 */
export async function ensureJoined(database: Database, storage: Storage, folder: string): Promise<void> {
  const ids = await readSiteIds(database, folder);
  if (isJoined(ids)) return;
  if (ids.database && ids.folder) throw new ConfigurationError(mismatch(folder, ids));
  const inventory = await takeInventory(database.kysely.withTables<MediaTables>(), storage);
  if (!matches(ids, inventory)) throw new ConfigurationError(unmatched(folder, ids, inventory));
  await joinSite(database, folder);
}

/** Throws if the database or the folder has been replaced, so that they no longer belong together. */
export async function assertJoined(database: Database, folder: string): Promise<void> {
  const ids = await readSiteIds(database, folder);
  if (!isJoined(ids)) throw new Error(mismatch(folder, ids));
}

/**
 * An empty folder matches any database, as there is nothing to lose. One that has pictures, or was joined with another
 * database, matches if this database knows most of its pictures.
 */
function matches({ folder }: SiteIds, { accounted, unaccounted }: Inventory) {
  const unknown = countPictures(unaccounted.map(({ key }) => key));
  return accounted > unknown || (unknown === 0 && !folder);
}

function mismatch(folder: string, ids: SiteIds) {
  return (
    `The data folder ${folder} belongs to ${named(ids.folder)}, but the database to ${named(ids.database)}: ` +
    `start with the right pair, or join these two with ${COMMAND}.`
  );
}

function unmatched(folder: string, ids: SiteIds, { accounted, unaccounted }: Inventory) {
  if (ids.folder) return mismatch(folder, ids);
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
