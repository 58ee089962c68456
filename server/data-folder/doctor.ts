import { join } from 'node:path';
import { countPictures, takeInventory } from '../media/storage/inventory.ts';
import { openDiskStorage } from '../media/storage/storage.disk.ts';
import { MAX_UNACCOUNTED } from '../media/sweep.ts';
import type { MediaTables } from '../media/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { isJoined, joinSite, readSiteIds } from './site-id.ts';

const EXAMPLES = 20;

export interface Findings {
  isHealthy: boolean;
  lines: string[];
}

/** Compares a data folder with a database. With `adopt`, joins them first if they are not. */
export async function checkDataFolder(database: Database, folder: string, { adopt = false } = {}): Promise<Findings> {
  const storage = await openDiskStorage(join(folder, 'uploads'));
  const before = await readSiteIds(database, folder);
  if (adopt && !isJoined(before)) await joinSite(database, folder);
  const ids = await readSiteIds(database, folder);
  const { missing, unaccounted } = await takeInventory(database.kysely.withTables<MediaTables>(), storage);
  const unknown = unaccounted.map(({ key }) => key);
  return {
    isHealthy: isJoined(ids) && missing.length === 0 && countPictures(unknown) <= MAX_UNACCOUNTED,
    lines: [
      `Site of the database: ${ids.database ?? 'none'}`,
      `Site of the data folder ${folder}: ${ids.folder ?? 'none'}`,
      ...(isJoined(ids) ? [] : ['They are not joined. If they belong together, run: npm run plinth -- doctor --adopt']),
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
