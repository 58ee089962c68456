import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { type Configuration, ConfigurationError } from '../../platform/configuration/configuration.ts';
import { readS3Settings, type S3Variables } from '../../platform/s3/settings.ts';
import { INCOMING, openFolder, UPLOADS } from './file-store.disk.ts';
import type { Storage, Trash } from './storage.ts';

/** Where the files of a site are: in a folder of this machine, or in a bucket. */
export interface FileStore {
  /** As sentences name it, such as "bucket plinth-files". */
  name: string;
  /** The folder of this machine for files on their way in. */
  incoming: string;
  /** The folders of both storages; null for a bucket. */
  folders: { storage: string; attachments: string } | null;
  storage: Storage;
  /** Of files that visitors send, which nobody reads but those who may read leads. */
  attachments: Storage;
  trash: Trash;
  /** Returns the id of the site that the files belong to; null before there was one. */
  readSiteId(): Promise<string | null>;
  writeSiteId(id: string): Promise<void>;
  /** Returns what tells this store from others. */
  readStoreId(): Promise<string>;
  /** Whether there are neither files nor the id of a site. */
  isUnused(): Promise<boolean>;
}

/** Opens the bucket that is configured, else the data folder. Throws a `ConfigurationError` if that fails. */
export async function openFileStore(
  configuration: Pick<Configuration, 'DATA_DIR'> & S3Variables,
  clock: Clock = systemClock,
): Promise<FileStore> {
  const settings = readS3Settings(configuration);
  if (!settings) return openFolder(configuration.DATA_DIR, clock);
  // Loaded only where it is used: the start is quicker.
  const { openS3Files } = await import('./file-store.s3.ts');
  return openS3Files(settings, join(configuration.DATA_DIR, INCOMING), clock);
}

/** Opens the files of a site that was started before. Throws a `ConfigurationError` if their folder is missing. */
export async function openExistingFiles(configuration: Pick<Configuration, 'DATA_DIR'> & S3Variables) {
  const { DATA_DIR } = configuration;
  if (!readS3Settings(configuration) && !existsSync(join(DATA_DIR, UPLOADS)))
    throw new ConfigurationError(`There are no files in the folder ${DATA_DIR}. Start Plinth once, or check DATA_DIR.`);
  return openFileStore(configuration);
}
