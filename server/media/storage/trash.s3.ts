import type { Clock } from '../../platform/clock.ts';
import type { Bucket } from '../../platform/s3/bucket.ts';
import { dayOf, isDay, type Trash } from './trash.ts';

/** Keeps the removed files of a bucket in the same one: a move is a copy within the store. */
export function openS3Trash(bucket: Bucket, prefix: string, storagePrefix: string, clock: Clock): Trash {
  function put(key: string): Promise<boolean> {
    return move(storagePrefix + key, `${prefix}${dayOf(clock())}/${key}`);
  }

  async function restore(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const newest = new Map((await kept()).map(({ key, path }) => [key, path]));
    const lost: string[] = [];
    for (const key of keys) {
      const path = newest.get(key);
      if (!path || !(await move(path, storagePrefix + key))) lost.push(key);
    }
    return lost;
  }

  async function open(key: string) {
    const found = (await kept()).findLast((file) => file.key === key);
    return found ? bucket.get(found.path) : null;
  }

  async function empty(before: Date): Promise<number> {
    const old = (await kept()).filter(({ day }) => day < dayOf(before));
    for (const { path } of old) await bucket.remove(path);
    return new Set(old.map(({ day }) => day)).size;
  }

  /** Returns all files, the last removed at the end. */
  async function kept() {
    const objects = await Array.fromAsync(bucket.list(prefix));
    const files = objects.map(({ key: path }) => {
      const [, day = '', key = ''] = /^([^/]*)\/(.*)$/.exec(path.slice(prefix.length)) ?? [];
      return { path, day, key };
    });
    return files.filter(({ day }) => isDay(day)).sort((a, b) => a.day.localeCompare(b.day));
  }

  async function move(from: string, to: string) {
    const isThere = await bucket.copy(from, to);
    if (isThere) await bucket.remove(from);
    return isThere;
  }

  return { put, restore, open, empty };
}
