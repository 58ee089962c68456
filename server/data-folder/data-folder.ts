import { join } from 'node:path';
import { openBin } from '../media/storage/bin.ts';
import { openIncoming } from '../media/uploads/incoming.ts';
import { openDiskStorage } from '../media/storage/storage.disk.ts';
import type { MediaTables } from '../media/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import { removeOldSnapshots } from '../platform/database/snapshot.ts';
import { createFileCheck } from './file-check.ts';
import { assertJoined, ensureJoined } from './joining.ts';
import { tightenPermissions } from './permissions.ts';

const SNAPSHOTS_STAY = 30 * 24 * 60 * 60 * 1000; // ms

export type DataFolder = Pick<
  Awaited<ReturnType<typeof openDataFolder>>,
  'fileCheck' | 'assertJoined' | 'removeOldSnapshots'
>;

interface DataFolderDependencies {
  database: Database;
  /** The value of `DATA_DIR`. */
  folder: string;
  clock: Clock;
  log: Log;
}

/**
 * Opens all that is kept in files beside the database, which has to be the one that the folder belongs to. Where it is
 * not, closes it and throws a `ConfigurationError`.
 */
export async function openDataFolder({ database, folder, clock, log }: DataFolderDependencies) {
  const uploads = join(folder, 'uploads');
  const storage = await openDiskStorage(uploads);
  try {
    await ensureJoined(database, storage, folder);
  } catch (error) {
    // A log of SQLite that stays behind would be played into the database that is put in its place.
    await database.kysely.destroy();
    throw error;
  }
  const bin = await openBin(join(folder, 'bin'), uploads, clock);
  const cache = await openDiskStorage(join(folder, 'cache'));
  const incoming = await openIncoming(join(folder, 'incoming'));
  await tightenPermissions(folder);
  const media = database.kysely.withTables<MediaTables>();
  return {
    storage,
    bin,
    cache,
    incoming,
    fileCheck: createFileCheck({ media, storage, bin, folder, clock, log }),
    assertJoined: () => assertJoined(database, folder),
    removeOldSnapshots: () => removeOldSnapshots(folder, new Date(clock().getTime() - SNAPSHOTS_STAY)),
  };
}
