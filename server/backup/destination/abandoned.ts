import { rm } from 'node:fs/promises';
import { oldOwnFiles } from '../../platform/own-entries.ts';

const ABANDONED_AFTER = 60 * 60 * 1000; // ms

/** Removes what a process that was killed has left in a folder: files that were not written to for an hour. */
export async function removeAbandoned(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  const before = new Date(Date.now() - ABANDONED_AFTER);
  for (const path of await oldOwnFiles(folder, isOurs, before)) await rm(path, { force: true });
}
