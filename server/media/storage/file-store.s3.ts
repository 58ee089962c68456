import { text } from 'node:stream/consumers';
import type { Clock } from '../../platform/clock.ts';
import { type Bucket, openBucket } from '../../platform/s3/bucket.ts';
import { refusingBadSettings } from '../../platform/s3/bad-settings.ts';
import type { S3Settings } from '../../platform/s3/s3-requests.ts';
import type { FileStore } from './file-store.ts';
import { openS3Storage } from './storage.s3.ts';
import { openS3Trash } from './trash.s3.ts';

const [UPLOADS, TRASH, SITE_ID] = ['uploads/', 'trash/', 'site-id'];

/** Opens the files in a bucket, which have the names that they have in a data folder. */
export async function openS3Files(settings: S3Settings, clock: Clock): Promise<FileStore> {
  const bucket = openBucket(settings);
  await refusingBadSettings(settings, bucket.check);
  const storage = openS3Storage(bucket, UPLOADS);
  const readSiteId = () => readText(bucket, SITE_ID);
  return {
    name: `bucket ${settings.bucket}`,
    folder: null,
    storage,
    trash: openS3Trash(bucket, TRASH, UPLOADS, clock),
    readSiteId,
    writeSiteId: (id) => bucket.put(SITE_ID, Buffer.from(`${id}\n`), 'text/plain'),
    readStoreId: async () => `${settings.endpoint} ${settings.bucket}`,
    isUnused: async () => (await readSiteId()) === null && hasNone(storage.list()),
  };
}

async function readText(bucket: Bucket, key: string) {
  const object = await bucket.get(key);
  return (object && (await text(object.stream)).trim()) || null;
}

async function hasNone(files: AsyncIterable<unknown>) {
  for await (const _ of files) return false;
  return true;
}
