import { randomBytes, randomInt } from 'node:crypto';
import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../platform/own-entries.ts';
import { isFull } from '../platform/http/failure.ts';
import { freeOn } from './disk-space.ts';

const FILE = 'reserve';
const MB = 1024 * 1024; // bytes
const SIZE = 8 * MB;
/** What is free again when the file is filled anew. */
const ENOUGH = 3 * SIZE;

export type Reserve = ReturnType<typeof createReserve>;

/**
 * A file that takes some room on the disk of an SQLite database. On a full disk it is emptied for those who sign in, to see
 * what is wrong; until there is room again, nothing large is stored beside that.
 */
export function createReserve(folder: string) {
  const path = join(folder, FILE);
  const sizeNow = async () => (await nullIfMissing(stat(path)))?.size;

  /** Fills the file where it is missing or empty, and there is enough room. It appears whole: an empty one means a full disk. */
  async function fill(): Promise<void> {
    if (await sizeNow()) return;
    if (((await freeOn(folder)) ?? 0) < ENOUGH) return;
    const draft = `${path}.${randomInt(2 ** 47)}.part`;
    try {
      await write(draft);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Does some small work, and does it once more with the room of the file where the disk is full. */
  async function useWhenFull<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isFull(error) || !(await sizeNow())) throw error;
      await truncate(path);
      return work();
    }
  }

  /** Throws as a full disk does while the file is empty. */
  async function assertRoom(): Promise<void> {
    if ((await sizeNow()) === 0) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  }

  return { fill, useWhenFull, assertRoom };
}

async function write(path: string) {
  const file = await open(path, 'wx', 0o600);
  try {
    // What a file system can't compress.
    const piece = randomBytes(MB);
    for (let size = 0; size < SIZE; size += MB) await file.write(piece);
  } finally {
    await file.close();
  }
}

/** Of a database that has its disk elsewhere. */
export const noReserve: Reserve = { fill: async () => {}, useWhenFull: (work) => work(), assertRoom: async () => {} };
