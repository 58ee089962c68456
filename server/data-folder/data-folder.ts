import { join } from 'node:path';
import type { Alarms } from '../alarms/alarms.ts';
import { type FileStore, openFileStore } from '../media/storage/file-store.ts';
import { openIncoming } from '../media/uploads/incoming.ts';
import { openDiskStorage } from '../media/storage/storage.disk.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type HeldFolder, holdFolder } from '../platform/held-files.ts';
import type { Log } from '../platform/log/log.ts';
import { removeOldSnapshots } from '../platform/database/snapshot.ts';
import { retryUntilAvailable } from '../platform/process/retry-until-available.ts';
import { createFileCheck } from './file-check.ts';
import { createInstances } from './instances.ts';
import { assertJoined, ensureJoined } from './site-id.ts';
import { createReserve, noReserve, type Reserve } from './reserve.ts';
import { tightenPermissions } from './permissions.ts';
import type { Storage } from '../media/storage/storage.ts';
import { atMostEvery } from '../platform/limits/at-most-every.ts';

const SNAPSHOTS_KEPT_FOR = 30 * 24 * 60 * 60 * 1000; // ms

export interface DataFolderDependencies {
  database: Database;
  alarms: Pick<Alarms, 'raise' | 'clear'>;
  configuration: Configuration;
  clock: Clock;
  log: Log;
}

/** Opens the data folder and the files. If these belong to another database, closes this one and throws a `ConfigurationError`. */
export async function openDataFolder(dependencies: DataFolderDependencies) {
  const { database, configuration, clock } = dependencies;
  const folder = configuration.DATA_DIR;
  const opened = await openJoined(dependencies);
  const reserve = database.dialect.name === 'sqlite' ? createReserve(folder) : noReserve;
  const heldFolders = opened.folders && {
    storage: holdFolder(opened.folders.storage),
    attachments: holdFolder(opened.folders.attachments),
  };
  const files = heldFolders ? guardFiles(opened, heldFolders, reserve) : opened;
  const { storage, attachments, trash } = files;
  const cache = await openDiskStorage(join(folder, 'cache'), { isCache: true });
  const incoming = await openIncoming(join(folder, 'incoming'));
  await tightenPermissions(folder);
  return {
    storage,
    attachments,
    trash,
    cache,
    incoming,
    reserve,
    instances: createInstances(dependencies, files),
    fileCheck: createFileCheck(dependencies, files),
    /** Returns what to do about a data folder that is gone or another one; null while it is there. */
    findGone: () =>
      sentenceOfGone(async () => {
        database.assertThere();
        await heldFolders?.storage.assertThere();
        await heldFolders?.attachments.assertThere();
      }),
    release: () => {
      heldFolders?.storage.release();
      heldFolders?.attachments.release();
    },
    assertJoined: () => assertJoined(database, files),
    removeOldSnapshots: () => removeOldSnapshots(folder, new Date(clock().getTime() - SNAPSHOTS_KEPT_FOR)),
  };
}

async function openJoined({ database, configuration, clock, log }: DataFolderDependencies) {
  try {
    const files = await retryUntilAvailable(() => openFileStore(configuration, clock), log);
    await ensureJoined(database, files, { expectsSite: configuration.EXPECT_SITE === 'yes' });
    return files;
  } catch (error) {
    // SQLite would replay a write-ahead log that stays behind into the database that replaces this one.
    await database.kysely.destroy();
    throw error;
  }
}

async function sentenceOfGone(assertThere: () => Promise<void>) {
  try {
    await assertThere();
    return null;
  } catch (error) {
    return `${(error as Error).message} ${ADVICE}`;
  }
}

const ADVICE = 'Nothing is stored until it is back. Put it back, or restore a backup and start Plinth again.';

function guardFiles(
  files: FileStore,
  heldFolders: Record<'storage' | 'attachments', HeldFolder>,
  reserve: Reserve,
): FileStore {
  return {
    ...files,
    storage: guardStorage(files.storage, heldFolders.storage, reserve),
    attachments: guardStorage(files.attachments, heldFolders.attachments, reserve),
  };
}

/**
 * The storage in a folder, which throws a `Gone` where that is no longer the folder that was opened, and writes nothing into the
 * room that is kept for those who sign in.
 */
function guardStorage(
  storage: Storage,
  { assertThere }: Pick<HeldFolder, 'assertThere'>,
  { assertRoom }: Pick<Reserve, 'assertRoom'>,
): Storage {
  /** What is not there may be where the folder went. */
  async function unlessGone<Found>(found: Found): Promise<Found> {
    if (!found) await assertThere();
    return found;
  }

  async function whileThere(write: () => Promise<void>) {
    await assertThere();
    await assertRoom();
    await write();
    await assertThere();
  }

  return {
    write: (key, bytes) => whileThere(() => storage.write(key, bytes)),
    writeFile: (key, path) => whileThere(() => storage.writeFile(key, path)),
    open: async (key, range) => unlessGone(await storage.open(key, range)),
    has: async (key) => unlessGone(await storage.has(key)),
    remove: async (key) => {
      await assertThere();
      await storage.remove(key);
    },
    list: async function* () {
      await assertThere();
      yield* storage.list();
    },
    // A disk that hangs must not take a thread for each that asks.
    check: atMostEvery(0, async () => {
      await assertThere();
      await storage.check();
    }),
  };
}
