import { randomUUID } from 'node:crypto';
import { access, constants, copyFile, glob, link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { isRealFolder, lstatIfThere, nullIfMissing } from '../../platform/own-entries.ts';
import { makeDataFolder } from '../../platform/configuration/data-folder.ts';
import { makeInside, openFile } from './folder.ts';
import type { ListedFile, Storage } from './storage.ts';

/**
 * Stores files in a folder, which is created if missing. Throws a `ConfigurationError` if that fails. Later it is not created
 * again, unless it is a cache.
 */
export async function openDiskStorage(folder: string, { isCache = false } = {}): Promise<Storage> {
  await makeDataFolder(folder, 'folder of uploads');

  async function put(key: string, fill: (path: string) => Promise<void>) {
    const path = join(folder, key);
    if (isCache) await makeInside(dirname(folder), basename(folder));
    const isNewArea = await makeInside(folder, dirname(key));
    const temporary = join(folder, `.${randomUUID()}.part`);
    try {
      await fill(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
    if (isNewArea) await syncFolder(folder);
  }

  async function* list(): AsyncIterable<ListedFile> {
    for await (const name of glob(['.*.part', '*/*'], { cwd: folder })) {
      if (!name.includes(sep) && !isUnfinished(name)) continue;
      const stats = await nullIfMissing(stat(join(folder, name)));
      if (stats?.isFile()) yield { key: name.replaceAll(sep, '/'), size: stats.size, modifiedAt: stats.mtime };
    }
  }

  return {
    write: (key, bytes) => put(key, (path) => writeAndSync(path, bytes)),
    writeFile: (key, from) => put(key, (path) => linkAndSync(from, path)),
    open: (key, range) => openFile(join(folder, key), range),
    has: async (key) => (await nullIfMissing(stat(join(folder, key)))) !== null,
    remove: async (key) => {
      if (await isStoredIn(folder, key)) await rm(join(folder, key), { force: true });
    },
    list,
    check: () => access(folder, constants.W_OK),
  };
}

/** Whether a file is the remainder of an interrupted write. */
export function isUnfinished(name: string): boolean {
  return /^\.[\da-f-]{36}\.part$/.test(name);
}

/** Whether a file lies in a folder of files by areas itself, rather than behind a link. */
export async function isStoredIn(folder: string, key: string): Promise<boolean> {
  const path = join(folder, key);
  const isInArea = dirname(key) === '.' || (await isRealFolder(dirname(path)));
  return isInArea && ((await lstatIfThere(path))?.isFile() ?? false);
}

async function writeAndSync(path: string, content: Uint8Array | string) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a hard link, or a copy on another disk, and syncs the file. */
async function linkAndSync(from: string, to: string) {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs a folder: a renamed file only survives a crash once its folder is synced too. */
export async function syncFolder(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Suffix of files that are still being written. */
export const TEMPORARY = '.part';

/** Replaces a text file atomically, readable for this user only. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}${TEMPORARY}`;
  await rm(temporary, { force: true });
  await writeAndSync(temporary, text);
  await rename(temporary, path);
}
