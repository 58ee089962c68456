import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3Store, type S3Store } from './servers/s3-store.ts';
import { parseConfiguration } from '../server/platform/configuration/configuration.ts';
import { openBucket, type Bucket } from '../server/platform/s3/bucket.ts';
import { LONGEST_PAUSE, PATIENCE, type S3Settings } from '../server/platform/s3/s3-requests.ts';
import { readS3Settings } from '../server/platform/s3/settings.ts';

let store: S3Store;
let bucket: Bucket;
beforeEach(async () => {
  store = await startS3Store();
  bucket = openBucket(settings());
});
afterEach(() => store.stop());

const settings = (changes: Partial<S3Settings> = {}) =>
  ({ ...readS3Settings(parseConfiguration(store.variables)), ...changes }) as S3Settings;
const bytesOf = async (key: string, range?: { first?: number; last?: number }) => {
  const object = await bucket.get(key, range);
  return object && buffer(object.stream);
};

test('what was put can be read, whole or in part, copied, listed and removed', async () => {
  const bytes = randomBytes(100_000);
  const key = 'uploads/a b+c/ü&<1>.webp';
  await bucket.put(key, bytes);
  expect(await bytesOf(key)).toEqual(bytes);
  expect(await bytesOf(key, { first: 10, last: 19 })).toEqual(bytes.subarray(10, 20));
  expect(await bytesOf(key, { last: 5 })).toEqual(bytes.subarray(-5));
  expect(await bucket.get(key, { first: 99_990 })).toMatchObject({ start: 99_990, end: 99_999, size: 100_000 });
  expect(await bucket.head(key)).toMatchObject({ size: 100_000, modifiedAt: expect.any(Date) });
  await expect(bucket.get(key, { first: 100_000 })).rejects.toMatchObject({ status: 416, reason: 'InvalidRange' });

  expect(await bucket.copy(key, 'trash/copy')).toBe(true);
  expect(await bucket.copy('nothing', 'trash/copy')).toBe(false);
  const listed = await Array.fromAsync(bucket.list(''));
  expect(listed.map(({ key, size }) => [key, size])).toEqual([
    ['trash/copy', 100_000],
    [key, 100_000],
  ]);
  for (const _ of [1, 2]) await bucket.remove(key);
  expect([await bucket.get(key), await bucket.head(key)]).toEqual([null, null]);
});

test('a list of many parts is whole', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `uploads/${String(index).padStart(2, '0')}`);
  for (const key of ['elsewhere', ...keys]) await bucket.put(key, Buffer.from(key));
  expect((await Array.fromAsync(bucket.list('uploads/'))).map(({ key }) => key)).toEqual(keys);
});

test('a file is uploaded with its hash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-'));
  const bytes = randomBytes(3_000_000);
  await writeFile(join(folder, 'archive'), bytes);
  store.faults.push({ status: 503 });
  await bucket.putFile('backups/archive', join(folder, 'archive'));
  expect(store.objects.get('backups/archive')?.bytes.equals(bytes)).toBe(true);
  await rm(folder, { recursive: true });
});

test('a store that is busy is asked three times, and not when it refuses', async () => {
  store.faults.push({ status: 503 }, { status: 429 });
  await bucket.put('a', Buffer.from('a'));
  expect(store.requests).toHaveLength(3);
  store.faults.push({ status: 500 }, { status: 408 }, { status: 503 }, { status: 503 });
  await expect(bucket.put('a', Buffer.from('b'))).rejects.toMatchObject({ status: 503 });
  expect(store.requests).toHaveLength(6);
  store.faults.splice(0, Infinity, { status: 403 });
  await expect(bucket.put('a', Buffer.from('b'))).rejects.toMatchObject({ status: 403 });
  expect(store.requests).toHaveLength(7);
});

test('a body that breaks off is read on, up to three times', async () => {
  const bytes = randomBytes(1_000_000);
  await bucket.put('a', bytes);
  store.faults.push({ cutAfter: 300_000 }, { cutAfter: 300_000 });
  expect((await bytesOf('a'))?.equals(bytes)).toBe(true);
  store.faults.push({ cutAfter: 1 }, { cutAfter: 1 }, { cutAfter: 1 });
  await expect(bytesOf('a')).rejects.toThrow('The S3 store did not answer the rest of a GET');
});

test.each<[string, Partial<S3Settings>, object]>([
  ['a wrong secret', { secretAccessKey: 'wrong' }, { status: 403, reason: 'SignatureDoesNotMatch' }],
  ['an unknown key', { accessKeyId: 'wrong' }, { status: 403, reason: 'InvalidAccessKeyId' }],
  ['a wrong region', { region: 'wrong' }, { status: 400, reason: 'AuthorizationHeaderMalformed' }],
  ['a bucket that is missing', { bucket: 'missing' }, { status: 404, reason: 'NoSuchBucket' }],
  ['an address where nothing listens', { endpoint: 'http://127.0.0.1:2' }, { status: 0, reason: 'ECONNREFUSED' }],
])('%s is an error that says so', async (_, changes, error) => {
  const wrong = openBucket(settings(changes));
  await expect(wrong.check()).rejects.toMatchObject(error);
  await expect(wrong.get('a')).rejects.toMatchObject(error);
});

test('a silent store is given up, and no message names the secret', async () => {
  store.fallSilent();
  const impatient = openBucket(settings(), { silence: 50, retryWithin: 50 });
  await expect(impatient.put('a', Buffer.from('a'))).rejects.toMatchObject({ status: 0, reason: 'timeout' });
  const failure = await impatient.check().catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 0, reason: 'timeout' });
  expect(JSON.stringify(failure, ['message', 'stack', 'cause', 'status', 'reason'])).not.toContain('canary');
});

test('a silent store is given up within ten seconds', () => {
  const { silence, retryWithin } = PATIENCE;
  expect(2 * silence).toBeGreaterThan(retryWithin);
  expect(2 * silence + LONGEST_PAUSE).toBeLessThan(10_000);
});
