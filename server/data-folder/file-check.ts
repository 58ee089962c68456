import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bin } from '../media/storage/bin.ts';
import { unlessMissing } from '../media/storage/folder.ts';
import { countPictures, takeInventory } from '../media/storage/inventory.ts';
import { KEPT_UNUSED } from '../media/media.ts';
import { MOST_UNACCOUNTED } from '../media/sweep.ts';
import type { Storage } from '../media/storage/storage.ts';
import type { MediaDatabase } from '../media/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log/log.ts';
import { writeWhole } from './whole-file.ts';

const FILE = 'file-check.json';
const EXAMPLES = 5;

/** How the files of a data folder compare with the database that several instances may share. */
export interface FileCheck {
  at: string;
  /** Pictures that lack a file. */
  missing: number;
  /** Pictures that the database does not know, where these are so many that no unused file is removed. */
  unaccounted: number;
}

interface FileCheckDependencies {
  media: MediaDatabase;
  storage: Storage;
  bin: Bin;
  folder: string;
  clock: Clock;
  log: Log;
}

/** Compares files and database. The result stays in the folder, where every process and the next start find it. */
export function createFileCheck({ media, storage, bin, folder, clock, log }: FileCheckDependencies) {
  /** Looks for all files that should be there, and brings back those that are in the bin. */
  async function check(): Promise<FileCheck> {
    const { missing, unaccounted } = await takeInventory(media, storage);
    const lost = await withoutRestored(missing);
    const before = new Date(clock().getTime() - KEPT_UNUSED);
    const old = unaccounted.filter(({ modifiedAt }) => modifiedAt < before);
    const strangers = countPictures(old.map(({ key }) => key));
    const result = {
      at: clock().toISOString(),
      missing: countPictures(lost),
      unaccounted: strangers > MOST_UNACCOUNTED ? strangers : 0,
    };
    if (result.missing > 0) log.warn({ missing: result.missing, examples: lost.slice(0, EXAMPLES) }, MISSING);
    await writeWhole(join(folder, FILE), JSON.stringify(result));
    return result;
  }

  async function withoutRestored(missing: string[]) {
    const lost: string[] = [];
    for (const key of missing) if (!(await bin.restore(key))) lost.push(key);
    const restored = missing.length - lost.length;
    if (restored > 0) log.info({ files: restored }, 'Files that the database names were brought back from the bin.');
    return lost;
  }

  /** Returns the result of the last check; null before the first. */
  async function last(): Promise<FileCheck | null> {
    const text = await unlessMissing(readFile(join(folder, FILE), 'utf8'));
    return text ? (JSON.parse(text) as FileCheck) : null;
  }

  return { check, last };
}

const MISSING =
  'Pictures that the database names are not in DATA_DIR. Restore them from a backup; instances that share a database must share DATA_DIR.';
