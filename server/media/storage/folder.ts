import { mkdir } from 'node:fs/promises';
import { ConfigurationError } from '../../platform/configuration/configuration.ts';

/** Makes a folder of `DATA_DIR` unless it is there, for this user alone. Throws a `ConfigurationError` when it cannot be made. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigurationError(`The folder of uploads in DATA_DIR cannot be made: ${(error as Error).message}.`);
  }
}

/** Gives a promised file, or what is known of it; null where there is no such file. */
export async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
