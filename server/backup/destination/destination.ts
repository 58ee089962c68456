import { join } from 'node:path';
import { access, constants, readdir, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import { readS3Settings, type S3Variables } from '../../platform/s3/settings.ts';
import { lstatIfThere, nullIfMissing, oldOwnFiles } from '../../platform/own-entries.ts';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { PART } from '../archive/write-archive.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { isArchive } from '../scheduled/backup-name.ts';
import { openBucket } from '../../platform/s3/bucket.ts';
import type { S3Settings } from '../../platform/s3/s3-requests.ts';
import { assertRoom } from './room.ts';

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

const ABANDONED_AFTER = 60 * 60 * 1000; // ms

/** Removes what a process that was killed has left in a folder: files that were not written to for an hour. Returns how many. */
export async function removeAbandoned(folder: string, isOurs: (name: string) => boolean): Promise<number> {
  const before = new Date(Date.now() - ABANDONED_AFTER);
  const abandoned = await oldOwnFiles(folder, isOurs, before);
  for (const path of abandoned) await rm(path, { force: true });
  return abandoned.length;
}

/** Keeps archives in a folder, which is made for this user alone where it is missing. */
export function createFolderDestination(folder: string): Destination {
  async function check() {
    try {
      await makeFolders(folder);
      await access(folder, constants.W_OK);
    } catch (error) {
      throw new ArchiveRefused(`The folder in BACKUP_DIR cannot be written to: ${(error as Error).message}.`);
    }
  }

  return {
    name: folder,
    folder,
    check,
    list: async () => (await nullIfMissing(readdir(folder))) ?? [],
    add: async (name, make) => {
      await check();
      await removeAbandoned(folder, isPart);
      return make(join(folder, name));
    },
    read: (name, work) => work(join(folder, name)),
    remove: async (name) => {
      const path = join(folder, name);
      // Somebody's link to an archive is theirs.
      if ((await lstatIfThere(path))?.isFile()) await rm(path, { force: true });
    },
  };
}

function isPart(name: string) {
  return name.endsWith(PART) && isArchive(name);
}

const PREFIX = 'backups/';

/** Keeps archives in an S3 bucket. On their way there and back they are files in `scratch`. */
function createBucketDestination(settings: S3Settings, scratch: string): Destination {
  const bucket = openBucket(settings);

  /** Calls `work` with the path of a temporary file, and removes the file afterwards. */
  async function withFile<Result>(name: string, work: (file: string) => Promise<Result>) {
    await makeFolders(scratch);
    await removeAbandoned(scratch, isArchive);
    const file = join(scratch, name);
    try {
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    name: `${settings.endpoint}/${settings.bucket}`,
    folder: scratch,
    check: () => bucket.check(),
    list: async () => (await Array.fromAsync(bucket.list(PREFIX))).map(({ key }) => key.slice(PREFIX.length)),
    add: (name, make) =>
      withFile(name, async (file) => {
        const result = await make(file);
        await bucket.putFile(PREFIX + name, file);
        return result;
      }),
    read: (name, work) =>
      withFile(name, async (file) => {
        const object = await bucket.get(PREFIX + name);
        if (!object) throw new ArchiveRefused(`The backup ${name} is no longer in the bucket ${bucket.name}.`);
        try {
          await assertRoom(scratch, object.size);
          await pipeline(object.stream, createWriteStream(file, { mode: 0o600 }));
        } finally {
          object.stream.destroy();
        }
        return work(file);
      }),
    remove: (name) => bucket.remove(PREFIX + name),
  };
}
