import { join } from 'node:path';
import { openTrash } from '../media/storage/trash.ts';
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

const SNAPSHOTS_KEPT_FOR = 30 * 24 * 60 * 60 * 1000; // ms

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

/** Opens the data folder. If it belongs to another database, closes this one and throws a `ConfigurationError`. */
export async function openDataFolder({ database, folder, clock, log }: DataFolderDependencies) {
  const uploads = join(folder, 'uploads');
  const storage = await openDiskStorage(uploads);
  try {
    await ensureJoined(database, storage, folder);
  } catch (error) {
    // SQLite would replay a write-ahead log that stays behind into the database that replaces this one.
    await database.kysely.destroy();
    throw error;
  }
  const trash = await openTrash(join(folder, 'trash'), uploads, clock);
  const cache = await openDiskStorage(join(folder, 'cache'));
  const incoming = await openIncoming(join(folder, 'incoming'));
  await tightenPermissions(folder);
  const db = database.kysely.withTables<MediaTables>();
  return {
    storage,
    trash,
    cache,
    incoming,
    fileCheck: createFileCheck({ db, storage, trash, folder, clock, log }),
    assertJoined: () => assertJoined(database, folder),
    removeOldSnapshots: () => removeOldSnapshots(folder, new Date(clock().getTime() - SNAPSHOTS_KEPT_FOR)),
  };
}
