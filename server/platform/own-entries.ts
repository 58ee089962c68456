import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface OwnEntry {
  path: string;
  kind: 'file' | 'folder';
  modifiedAt: Date;
}

/**
 * Returns what a folder holds under a name that the product gives, so that it may be removed. Links are skipped, and so is
 * all of a folder that is one: nothing outside the data folder is ever cleaned up.
 */
export async function ownEntries(folder: string, isOurs: (name: string) => boolean): Promise<OwnEntry[]> {
  const entries: OwnEntry[] = [];
  for (const name of (await isRealFolder(folder)) ? await readdir(folder) : []) {
    const path = join(folder, name);
    const stats = isOurs(name) ? await lstatIfThere(path) : null;
    if (stats?.isFile()) entries.push({ path, kind: 'file', modifiedAt: stats.mtime });
    if (stats?.isDirectory()) entries.push({ path, kind: 'folder', modifiedAt: stats.mtime });
  }
  return entries;
}

/** Returns the files of `ownEntries` that were not written to since a time. */
export async function oldOwnFiles(folder: string, isOurs: (name: string) => boolean, before: Date): Promise<string[]> {
  const entries = await ownEntries(folder, isOurs);
  return entries.filter(({ kind, modifiedAt }) => kind === 'file' && modifiedAt < before).map(({ path }) => path);
}

/** Whether there is a folder at a path, rather than a link to one. */
export async function isRealFolder(path: string): Promise<boolean> {
  return (await lstatIfThere(path))?.isDirectory() ?? false;
}

/** Describes what is at a path, or the link there; null if there is nothing. */
export function lstatIfThere(path: string) {
  return nullIfMissing(lstat(path));
}

/** Resolves to null if the promise rejects because a file does not exist. */
export async function nullIfMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
