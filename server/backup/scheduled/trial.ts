import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { ownEntries } from '../../platform/own-entries.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { digestOfStored } from '../../media/storage/digests.ts';
import { openFolder } from '../../media/storage/file-store.disk.ts';
import type { FileStore } from '../../media/storage/file-store.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Manifest } from '../archive/manifest.ts';
import { placeOf } from '../archive/place.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { restore } from '../restore.ts';
import { assertRoom } from '../destination/room.ts';

/** An SQLite database that is filled in one transaction takes its size twice. */
const COPIES = 2;

/**
 * Restores an archive into a folder of its own, as after an accident, and compares every table and every file with the
 * archive. `size` is that of the site.
 */
export async function tryRestoring(
  file: string,
  dataFolder: string,
  size: { database: number; files: number },
): Promise<void> {
  const scratch = join(dataFolder, SCRATCH);
  await makeFolders(scratch);
  // A process that was killed may have left one.
  for (const { path } of await ownEntries(scratch, isTrial)) await rm(path, { recursive: true, force: true });
  // A name that nothing else has: the folder may be a link to one that is not ours alone.
  const folder = await mkdtemp(join(scratch, TRIAL));
  try {
    await assertRoom(folder, COPIES * size.database + size.files);
    const files = await openFolder(folder, systemClock);
    const manifest = await restore(file, {
      openFiles: async () => files,
      openDatabase: () => openDatabase({ DATA_DIR: folder, onError: () => {} }),
    });
    await compareFiles(manifest, files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TRIAL = 'trial-';

/** Whether a folder in `scratch` is one in which a backup is tried. */
export function isTrial(name: string): boolean {
  return new RegExp(`^${TRIAL}\\w{6}$`).test(name);
}

/** The tables were compared while they were restored. */
async function compareFiles({ files }: Manifest, store: FileStore) {
  for (const { key, sha256 } of files) {
    const place = placeOf(store, key);
    const found = await digestOfStored(place.storage, place.key);
    if (found?.sha256 !== sha256) throw new ArchiveRefused(`The file ${key} was not restored correctly.`);
  }
}
