import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from './configuration.ts';

/** Creates the data folder and its missing parents. Throws a `ConfigurationError` where it cannot. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
  } catch (error) {
    throw new ConfigurationError(`The folder in DATA_DIR cannot be created: ${(error as Error).message}.`);
  }
}

/**
 * Creates a folder for this user alone, with its missing parents. One by one, because `mkdir` with `recursive` never returns
 * on a file system that takes no folders.
 */
export async function makeFolders(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  if (dirname(folder) !== folder) await makeFolders(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

async function isThere(folder: string) {
  try {
    return (await stat(folder)).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
