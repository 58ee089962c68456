import { text } from 'node:stream/consumers';
import type { Clock } from '../../platform/clock.ts';
import { type Bucket, openBucket } from '../../platform/s3/bucket.ts';
import { refusingBadSettings } from '../../platform/s3/settings.ts';
import type { S3Settings } from '../../platform/s3/s3-requests.ts';
import type { FileStore } from './file-store.ts';
import { httpError } from '../../platform/http/failure.ts';
import { atMostEvery } from '../../platform/limits/at-most-every.ts';
import { S3Error } from '../../platform/s3/s3-error.ts';
import { contentTypeOf } from '../kinds.ts';
import { dayOf, isDay, type ListedFile, type Storage, type Trash } from './storage.ts';

const [UPLOADS, ATTACHMENTS, TRASH, SITE_ID] = ['uploads/', 'attachments/', 'trash/', 'site-id'];
/** What an attachment is, its row says. */
const ANYTHING = 'application/octet-stream';

/** Opens the files in a bucket, which have the names that they have in a data folder. */
export async function openS3Files(settings: S3Settings, incoming: string, clock: Clock): Promise<FileStore> {
  const bucket = openBucket(settings);
  await refusingBadSettings(settings, bucket.check);
  const storage = openS3Storage(bucket, UPLOADS, contentTypeOf);
  const attachments = openS3Storage(bucket, ATTACHMENTS, () => ANYTHING);
  const readSiteId = () => readText(bucket, SITE_ID);
  return {
    name: `bucket ${settings.bucket}`,
    incoming,
    folders: null,
    storage,
    attachments,
    trash: openS3Trash(bucket, TRASH, UPLOADS, clock),
    readSiteId,
    writeSiteId: (id) => bucket.put(SITE_ID, Buffer.from(`${id}\n`), 'text/plain'),
    readStoreId: async () => `${settings.endpoint} ${settings.bucket}`,
    isUnused: async () =>
      (await readSiteId()) === null && (await hasNone(storage.list())) && (await hasNone(attachments.list())),
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

const CHECK_EVERY = 10_000; // ms

/** Stores files in a bucket, under keys that begin with `prefix`. */
function openS3Storage(bucket: Bucket, prefix: string, typeOf: (key: string) => string): Storage {
  async function* list(): AsyncIterable<ListedFile> {
    for await (const object of bucket.list(prefix)) yield { ...object, key: object.key.slice(prefix.length) };
  }

  return {
    write: (key, bytes) => bucket.put(prefix + key, bytes, typeOf(key)),
    writeFile: (key, path) => bucket.putFile(prefix + key, path, typeOf(key)),
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

/** Keeps the removed files of a bucket in the same one: a move is a copy within the store. */
function openS3Trash(bucket: Bucket, prefix: string, storagePrefix: string, clock: Clock): Trash {
  function put(key: string): Promise<boolean> {
    return move(storagePrefix + key, `${prefix}${dayOf(clock())}/${key}`);
  }

  async function restore(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const newest = new Map((await removedFiles()).map(({ key, path }) => [key, path]));
    const lost: string[] = [];
    for (const key of keys) {
      const path = newest.get(key);
      if (!path || !(await move(path, storagePrefix + key))) lost.push(key);
    }
    return lost;
  }

  async function open(key: string) {
    const found = (await removedFiles()).findLast((file) => file.key === key);
    return found ? bucket.get(found.path) : null;
  }

  async function empty(before: Date): Promise<number> {
    const old = (await removedFiles()).filter(({ day }) => day < dayOf(before));
    for (const { path } of old) await bucket.remove(path);
    return new Set(old.map(({ day }) => day)).size;
  }

  /** Returns all files, the last removed at the end. */
  async function removedFiles() {
    const objects = await Array.fromAsync(bucket.list(prefix));
    const files = objects.map(({ key: path }) => {
      const [, day = '', key = ''] = /^([^/]*)\/(.*)$/.exec(path.slice(prefix.length)) ?? [];
      return { path, day, key };
    });
    return files.filter(({ day }) => isDay(day)).sort((a, b) => a.day.localeCompare(b.day));
  }

  async function move(from: string, to: string) {
    const isThere = await bucket.copy(from, to);
    if (isThere) await bucket.remove(from);
    return isThere;
  }

  return { put, restore, open, empty };
}
