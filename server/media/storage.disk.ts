import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../platform/configuration.ts';
import type { Storage } from './storage.ts';

/** Keeps files in a folder, which is made when missing. Throws a `ConfigurationError` when it cannot be made. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new ConfigurationError(`The folder of uploads in DATA_DIR cannot be made: ${(error as Error).message}.`);
  }

  async function write(key: string, bytes: Uint8Array) {
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    const temporary = join(folder, `.${randomUUID()}.part`);
    try {
      await writeAndSync(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await sync(dirname(path));
  }

  async function openToRead(key: string) {
    try {
      const file = await open(join(folder, key));
      return { stream: file.createReadStream(), size: (await file.stat()).size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  return { write, open: openToRead, check: () => access(folder, constants.W_OK) };
}

async function writeAndSync(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A renamed file outlives a crash only once its folder is on the disk too.
async function sync(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
