import type { StoredFile } from './storage.ts';

/** Keeps removed files of a storage by day: blogs/3f9c.webp becomes 2026-11-22/blogs/3f9c.webp. */
export interface Trash {
  /** Moves a file to the trash. Returns whether it existed. */
  put(key: string): Promise<boolean>;
  /** Moves files back to the storage. Returns those that were not in the trash. */
  restore(keys: readonly string[]): Promise<string[]>;
  /** Opens a file for reading; null if it is not in the trash. */
  open(key: string): Promise<StoredFile | null>;
  /** Deletes what was removed before the day of `before`. Returns the number of days deleted. */
  empty(before: Date): Promise<number>;
}

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name);
}
