import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolders } from '../../platform/configuration/data-folder.ts';
import { openBucket } from '../../platform/s3/bucket.ts';
import type { S3Settings } from '../../platform/s3/s3-requests.ts';
import { ArchiveRefused } from '../archive/refused.ts';
import { isArchive } from '../scheduled/backup-name.ts';
import { removeAbandoned } from './abandoned.ts';
import type { Destination } from './destination.ts';
import { assertRoom } from './room.ts';

const PREFIX = 'backups/';

/** Keeps archives in an S3 bucket. On their way there and back they are files in `scratch`. */
export function createBucketDestination(settings: S3Settings, scratch: string): Destination {
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
