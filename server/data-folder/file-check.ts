import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trash } from '../media/storage/trash.ts';
import { nullIfMissing } from '../media/storage/folder.ts';
import { countPictures, takeInventory } from '../media/storage/inventory.ts';
import { UNUSED_KEPT_FOR } from '../media/media.ts';
import { MAX_UNACCOUNTED } from '../media/sweep.ts';
import type { Storage } from '../media/storage/storage.ts';
import type { MediaDatabase } from '../media/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log/log.ts';
import { writeAtomically } from './atomic-file.ts';

const FILE = 'file-check.json';
const EXAMPLES = 5;

/** The result of comparing the files of a data folder with the database. */
export interface FileCheck {
  at: string;
  /** Pictures without all their files. */
  missing: number;
  /** Pictures unknown to the database, if they are so many that no unused file is removed; else 0. */
  unaccounted: number;
}

interface FileCheckDependencies {
  db: MediaDatabase;
  storage: Storage;
  trash: Trash;
  folder: string;
  clock: Clock;
  log: Log;
}

/** Compares files and database. The result is stored in the folder, for all processes and the next start. */
export function createFileCheck({ db, storage, trash, folder, clock, log }: FileCheckDependencies) {
  /** Looks for all files that should exist, and restores those that are in the trash. */
  async function check(): Promise<FileCheck> {
    const { missing, unaccounted } = await takeInventory(db, storage);
    const lost = await restoreFromTrash(missing);
    const before = new Date(clock().getTime() - UNUSED_KEPT_FOR);
    const old = unaccounted.filter(({ modifiedAt }) => modifiedAt < before);
    const unknown = countPictures(old.map(({ key }) => key));
    const result = {
      at: clock().toISOString(),
      missing: countPictures(lost),
      unaccounted: unknown > MAX_UNACCOUNTED ? unknown : 0,
    };
    if (result.missing > 0) log.warn({ missing: result.missing, examples: lost.slice(0, EXAMPLES) }, MISSING);
    await writeAtomically(join(folder, FILE), JSON.stringify(result));
    return result;
  }

  async function restoreFromTrash(missing: string[]) {
    const lost: string[] = [];
    for (const key of missing) if (!(await trash.restore(key))) lost.push(key);
    const restored = missing.length - lost.length;
    if (restored > 0) log.info({ files: restored }, 'Files that the database refers to were restored from the trash.');
    return lost;
  }

  /** Returns the result of the last check; null before the first. */
  async function last(): Promise<FileCheck | null> {
    const text = await nullIfMissing(readFile(join(folder, FILE), 'utf8'));
    return text ? (JSON.parse(text) as FileCheck) : null;
  }

  return { check, last };
}

const MISSING =
  'Pictures that the database refers to are missing from DATA_DIR. Restore them from a backup; instances that share a database must share DATA_DIR.';
