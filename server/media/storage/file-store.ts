import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { readS3Settings, type S3Variables } from '../../platform/s3/settings.ts';
import { openFolder } from './file-store.disk.ts';
import type { Storage } from './storage.ts';
import type { Trash } from './trash.ts';

/** Where the files of a site are: in a folder of this machine, or in a bucket. */
export interface FileStore {
  /** As sentences name it, such as "bucket plinth-files". */
  name: string;
  storage: Storage;
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
  return openS3Files(settings, clock);
}
