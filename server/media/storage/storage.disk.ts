import { randomUUID } from 'node:crypto';
import { access, constants, glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { makeFolder, nullIfMissing, openFile } from './folder.ts';
import type { ListedFile, Storage } from './storage.ts';

/** Stores files in a folder, which is created if missing. Throws a `ConfigurationError` if that fails. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await makeFolder(folder);

  async function write(key: string, bytes: Uint8Array) {
    const path = join(folder, key);
    const isNewArea = Boolean(await mkdir(dirname(path), { recursive: true, mode: 0o700 }));
    const temporary = join(folder, `.${randomUUID()}.part`);
    try {
      await writeAndSync(temporary, bytes);
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
      const stats = await nullIfMissing(stat(join(folder, name)));
      if (stats?.isFile()) yield { key: name.replaceAll(sep, '/'), size: stats.size, modifiedAt: stats.mtime };
    }
  }

  return {
    write,
    open: (key, range) => openFile(join(folder, key), range),
    has: async (key) => (await nullIfMissing(stat(join(folder, key)))) !== null,
    remove: (key) => rm(join(folder, key), { force: true }),
    list,
    check: () => access(folder, constants.W_OK),
  };
}

async function writeAndSync(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
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
