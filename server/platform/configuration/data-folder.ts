import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from './configuration.ts';

/**
 * Makes the folder of data and those above it where they are missing. Throws a `ConfigurationError` where it cannot.
 * One by one: where a file system takes no folders, `mkdir` with `recursive` tries for ever.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await make(folder);
  } catch (error) {
    throw new ConfigurationError(`The folder that DATA_DIR names cannot be made: ${(error as Error).message}.`);
  }
}

async function make(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  if (dirname(folder) !== folder) await make(dirname(folder));
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
