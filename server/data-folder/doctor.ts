import { countPictures, takeInventory } from '../media/storage/inventory.ts';
import type { FileStore } from '../media/storage/file-store.ts';
import { MAX_UNACCOUNTED } from '../media/sweep.ts';
import type { MediaTables } from '../media/tables.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { APART, countFileStores } from './instances.ts';
import { isJoined, joinSite, readSiteIds } from './site-id.ts';

const EXAMPLES = 20;

export interface Findings {
  isHealthy: boolean;
  lines: string[];
}

/** Compares files with a database. With `adopt`, joins them first if they are not. */
export async function checkFiles(database: Database, files: FileStore, { adopt = false } = {}): Promise<Findings> {
  const before = await readSiteIds(database, files);
  if (adopt && !isJoined(before)) await joinSite(database, files);
  const ids = await readSiteIds(database, files);
  const { missing, unaccounted } = await takeInventory(database.kysely.withTables<MediaTables>(), files.storage);
  const isShared = (await countFileStores(database, systemClock())) < 2;
  const unknown = unaccounted.map(({ key }) => key);
  return {
    isHealthy: isShared && isJoined(ids) && missing.length === 0 && countPictures(unknown) <= MAX_UNACCOUNTED,
    lines: [
      `Site of the database: ${ids.database ?? 'none'}`,
      `Site of the ${files.name}: ${ids.files ?? 'none'}`,
      ...(isJoined(ids) ? [] : ['They are not joined. If they belong together, run: npm run plinth -- doctor --adopt']),
      ...(isShared ? [] : [APART]),
      ...listed('Pictures with missing files', missing),
      ...listed('Pictures unknown to the database', unknown),
    ],
  };
}

function listed(label: string, files: string[]) {
  const more = files.length - EXAMPLES;
  return [
    `${label}: ${countPictures(files)}`,
    ...files.slice(0, EXAMPLES).map((file) => `  ${file}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
