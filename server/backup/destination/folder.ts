import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../../media/storage/folder.ts';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { PART } from '../archive/write-archive.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { isUpgradeName, timeOf } from '../scheduled/backup-name.ts';
import type { Destination } from './destination.ts';

const ABANDONED_AFTER = 60 * 60 * 1000; // ms

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

  async function list() {
    return (await nullIfMissing(readdir(folder))) ?? [];
  }

  /** A process that was killed leaves what it had written. */
  async function removeAbandoned() {
    const before = new Date(Date.now() - ABANDONED_AFTER);
    for (const name of (await list()).filter(isPart)) {
      const stats = await nullIfMissing(stat(join(folder, name)));
      if (stats && stats.mtime < before) await rm(join(folder, name), { force: true });
    }
  }

  return {
    name: folder,
    folder,
    list,
    check,
    add: async (name, make) => {
      await check();
      await removeAbandoned();
      return make(join(folder, name));
    },
    read: (name, work) => work(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function isPart(name: string) {
  const whole = name.slice(0, -PART.length);
  return name.endsWith(PART) && (timeOf(whole) !== null || isUpgradeName(whole));
}
