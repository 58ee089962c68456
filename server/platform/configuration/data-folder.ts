import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullIfMissing } from '../own-entries.ts';
import { ConfigurationError } from './configuration.ts';

/** Creates the data folder, or one in it, with its missing parents. Throws a `ConfigurationError` where it cannot. */
export async function makeDataFolder(folder: string, name = 'folder'): Promise<void> {
  try {
    await makeFolders(folder);
  } catch (error) {
    throw new ConfigurationError(`The ${name} in DATA_DIR cannot be created: ${(error as Error).message}.`);
  }
}

/**
 * Creates a folder for this user alone, with its missing parents. One by one, because `mkdir` with `recursive` never returns
 * on a file system that takes no folders.
 */
export async function makeFolders(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  if (dirname(folder) !== folder) await makeFolders(dirname(folder));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isThere(folder))) throw error;
  }
}

async function isThere(folder: string) {
  return (await nullIfMissing(stat(folder)))?.isDirectory() ?? false;
}
