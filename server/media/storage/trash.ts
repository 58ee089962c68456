import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { makeFolder, nullIfMissing, openFile } from './folder.ts';
import type { StoredFile } from './storage.ts';

export type Trash = Awaited<ReturnType<typeof openTrash>>;

/** Keeps removed files of a storage by day: blogs/3f9c.webp becomes 2026-11-22/blogs/3f9c.webp. */
export async function openTrash(folder: string, storageFolder: string, clock: Clock) {
  await makeFolder(folder);

  /** Moves a file to the trash. Returns whether it existed. */
  function put(key: string): Promise<boolean> {
    return move(join(storageFolder, key), join(folder, dayOf(clock()), key));
  }

  /** Moves a file back to the storage. Returns whether it was in the trash. */
  async function restore(key: string): Promise<boolean> {
    for (const day of (await days()).toReversed()) {
      if (await move(join(folder, day, key), join(storageFolder, key))) return true;
    }
    return false;
  }

  /** Opens a file for reading; null if it is not in the trash. */
  async function openToRead(key: string): Promise<StoredFile | null> {
    for (const day of (await days()).toReversed()) {
      const file = await openFile(join(folder, day, key));
      if (file) return file;
    }
    return null;
  }

  /** Deletes what was removed before the day of `before`. Returns the number of days deleted. */
  async function empty(before: Date): Promise<number> {
    const old = (await days()).filter((day) => day < dayOf(before));
    for (const day of old) await rm(join(folder, day), { recursive: true, force: true });
    return old.length;
  }

  async function days() {
    const names = (await nullIfMissing(readdir(folder))) ?? [];
    return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).sort();
  }

  return { put, restore, open: openToRead, empty };
}

function dayOf(time: Date) {
  return time.toISOString().slice(0, 10);
}

async function move(from: string, to: string): Promise<boolean> {
  await makeFolder(dirname(to));
  return (await nullIfMissing(moveFile(from, to))) !== null;
}

async function moveFile(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The folders are on different disks.
    await copyFile(from, to);
    await rm(from);
  }
}
