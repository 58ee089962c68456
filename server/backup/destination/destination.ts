import type { Configuration } from '../../platform/configuration/configuration.ts';
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
  /** Gives `work` an archive as a local file. */
  read<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  remove(name: string): Promise<void>;
  /** Throws `ArchiveRefused` where nothing can be written. */
  check(): Promise<void>;
}

export type DestinationVariables = Pick<Configuration, 'BACKUP_DIR' | 'DATA_DIR'>;

/** Returns null where no backups are wanted. */
export function openDestination({ BACKUP_DIR }: DestinationVariables): Destination | null {
  return BACKUP_DIR === undefined ? null : createFolderDestination(BACKUP_DIR);
}
