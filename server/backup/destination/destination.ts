import { join } from 'node:path';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import { readS3Settings, type S3Variables } from '../../platform/s3/settings.ts';
import { createBucketDestination } from './bucket.ts';
import { createFolderDestination } from './folder.ts';

/** Where scheduled backups are kept. */
export interface Destination {
  /** The folder or the bucket. */
  readonly name: string;
  /** The local folder in which archives are written. */
  readonly folder: string;
  /** Returns the names of all files there, those of others included. */
  list(): Promise<string[]>;
  /** Keeps what `make` writes to the file that it is given: whole, or not at all. */
  add<Result>(name: string, make: (file: string) => Promise<Result>): Promise<Result>;
  /** Calls `work` with the path of a local file that holds the archive. */
  read<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  remove(name: string): Promise<void>;
  /** Throws `ArchiveRefused` where nothing can be written. */
  check(): Promise<void>;
}

export type DestinationVariables = Pick<Configuration, 'BACKUP_DIR' | 'DATA_DIR'> & S3Variables;

/** Returns the folder in BACKUP_DIR, or else the S3 bucket; null where there is neither, and no backups are made. */
export function openDestination(variables: DestinationVariables): Destination | null {
  const { BACKUP_DIR, DATA_DIR } = variables;
  if (BACKUP_DIR !== undefined) return createFolderDestination(BACKUP_DIR);
  const settings = readS3Settings(variables);
  return settings && createBucketDestination(settings, join(DATA_DIR, SCRATCH));
}
