import { httpError } from '../../platform/http/failure.ts';
import { atMostEvery } from '../../platform/limits/at-most-every.ts';
import type { Bucket } from '../../platform/s3/bucket.ts';
import { S3Error } from '../../platform/s3/s3-error.ts';
import { pictureType } from '../picture-files.ts';
import type { ListedFile, Storage } from './storage.ts';

const CHECK_EVERY = 10_000; // ms

/** Stores files in a bucket, under keys that begin with `prefix`. */
export function openS3Storage(bucket: Bucket, prefix: string): Storage {
  async function* list(): AsyncIterable<ListedFile> {
    for await (const object of bucket.list(prefix)) yield { ...object, key: object.key.slice(prefix.length) };
  }

  return {
    write: (key, bytes) => bucket.put(prefix + key, bytes, pictureType(key)),
    open: (key, range) => refusing416(bucket.get(prefix + key, range)),
    has: async (key) => (await bucket.head(prefix + key)) !== null,
    remove: (key) => bucket.remove(prefix + key),
    list,
    check: atMostEvery(CHECK_EVERY, bucket.check),
  };
}

async function refusing416<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof S3Error && error.status === 416) throw httpError(416, 'The file has no such part.');
    throw error;
  }
}
