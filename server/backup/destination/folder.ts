import { access, constants, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../../media/storage/folder.ts';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { PART } from '../archive/write-archive.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { lstatIfThere } from '../../platform/own-entries.ts';
import { isArchive } from '../scheduled/backup-name.ts';
import { removeAbandoned } from './abandoned.ts';
import type { Destination } from './destination.ts';

/** Keeps archives in a folder, which is made for this user alone where it is missing. */
export function createFolderDestination(folder: string): Destination {
  async function check() {
    try {
      await makeFolders(folder);
      await access(folder, constants.W_OK);
    } catch (error) {
      throw new ArchiveRefused(`The folder in BACKUP_DIR cannot be written to: ${(error as Error).message}.`);
    }
  }

  return {
    name: folder,
    folder,
    check,
    list: async () => (await nullIfMissing(readdir(folder))) ?? [],
    add: async (name, make) => {
      await check();
      await removeAbandoned(folder, isPart);
      return make(join(folder, name));
    },
    read: (name, work) => work(join(folder, name)),
    remove: async (name) => {
      const path = join(folder, name);
      // Somebody's link to an archive is theirs.
      if ((await lstatIfThere(path))?.isFile()) await rm(path, { force: true });
    },
  };
}

function isPart(name: string) {
  return name.endsWith(PART) && isArchive(name);
}
