import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../../media/storage/folder.ts';

const ABANDONED_AFTER = 60 * 60 * 1000; // ms

/** Removes what a process that was killed has left in a folder: files that were not written to for an hour. */
export async function removeAbandoned(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  const before = new Date(Date.now() - ABANDONED_AFTER);
  for (const name of ((await nullIfMissing(readdir(folder))) ?? []).filter(isOurs)) {
    const stats = await nullIfMissing(stat(join(folder, name)));
    if (stats?.isFile() && stats.mtime < before) await rm(join(folder, name), { force: true });
  }
}
