import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { makeFolder, unlessMissing } from './folder.ts';

export type Bin = Awaited<ReturnType<typeof openBin>>;

/** Keeps removed files of a storage for a while: those of blogs/3f9c.webp in 2026-11-22/blogs/3f9c.webp, by the day. */
export async function openBin(folder: string, storageFolder: string, clock: Clock) {
  await makeFolder(folder);

  /** Moves a file here. Returns whether it was there. */
  function put(key: string): Promise<boolean> {
    return move(join(storageFolder, key), join(folder, dayOf(clock()), key));
  }

  /** Moves a file back to where it was. Returns whether it was here. */
  async function restore(key: string): Promise<boolean> {
    for (const day of (await days()).toReversed()) {
      if (await move(join(folder, day, key), join(storageFolder, key))) return true;
    }
    return false;
  }

  /** Deletes for good what came here before the day of a time. Returns how many days that were. */
  async function empty(before: Date): Promise<number> {
    const old = (await days()).filter((day) => day < dayOf(before));
    for (const day of old) await rm(join(folder, day), { recursive: true, force: true });
    return old.length;
  }

  async function days() {
    const names = (await unlessMissing(readdir(folder))) ?? [];
    return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).sort();
  }

  return { put, restore, empty };
}

function dayOf(time: Date) {
  return time.toISOString().slice(0, 10);
}

async function move(from: string, to: string): Promise<boolean> {
  await makeFolder(dirname(to));
  return (await unlessMissing(moveFile(from, to))) !== null;
}

async function moveFile(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The folders may be on different disks.
    await copyFile(from, to);
    await rm(from);
  }
}
