import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { examine } from '../../server/doctor/doctor.ts';
import { openFileStore } from '../../server/media/storage/file-store.ts';
import { parseConfiguration } from '../../server/platform/configuration/configuration.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { openBucket } from '../../server/platform/s3/bucket.ts';
import type { S3Settings } from '../../server/platform/s3/s3-requests.ts';
import { readS3Settings } from '../../server/platform/s3/settings.ts';
import { createDatabase, startApp } from '../api/app/app.ts';
import { runCleanup } from '../api/app/run-cleanup.ts';
import { startSwift } from '../servers/swift.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let swift: Awaited<ReturnType<typeof startSwift>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-swift-site-'));
  swift = await startSwift();
}, 120_000);
afterAll(async () => {
  await swift.stop();
  await rm(folder, { recursive: true });
});

const variablesOf = (number: 0 | 1) => swift.variables[number] as Record<string, string>;
const settings = (changes: Partial<S3Settings> = {}) =>
  ({ ...readS3Settings(parseConfiguration(variablesOf(0))), ...changes }) as S3Settings;

test('Swift does everything that is asked of a store', async () => {
  const bucket = openBucket(settings());
  const key = 'uploads/a b+ü&<1>.webp';
  const bytes = Buffer.from('0123456789');
  await bucket.put(key, bytes);
  const part = await bucket.get(key, { first: 2, last: 4 });
  expect(part).toMatchObject({ start: 2, end: 4, size: 10 });
  expect(String(part && (await buffer(part.stream)))).toBe('234');
  await expect(bucket.get(key, { first: 10 })).rejects.toMatchObject({ status: 416 });
  expect([await bucket.copy(key, 'trash/a'), await bucket.copy('nothing', 'trash/b')]).toEqual([true, false]);
  // More than a list has in one part.
  const keys = Array.from({ length: 1_010 }, (_, number) => `many/${number}`);
  await inParallel(keys, (name) => bucket.put(name, Buffer.of()));
  const listed = (await Array.fromAsync(bucket.list(''))).map(({ key }) => key);
  expect(listed.toSorted()).toEqual([...keys, 'trash/a', key].toSorted());
  await inParallel(listed, bucket.remove);
  await bucket.remove(key);
  expect([await bucket.get(key), await bucket.head(key)]).toEqual([null, null]);
});

/** Works on ten at once. */
async function inParallel(keys: string[], work: (key: string) => Promise<void>) {
  const remaining = keys.values();
  const workOff = async () => {
    for (const key of remaining) await work(key);
  };
  await Promise.all(Array.from({ length: 10 }, workOff));
}

test.each<[Partial<S3Settings>, object]>([
  [{ secretAccessKey: 'wrong' }, { status: 403, reason: 'SignatureDoesNotMatch' }],
  [{ bucket: 'missing' }, { status: 404, reason: 'NoSuchBucket' }],
  [{ region: 'mars' }, { status: 400, reason: 'AuthorizationHeaderMalformed' }],
])('Swift refuses %j as the strict store of the other tests does', async (changes, error) => {
  await expect(openBucket(settings(changes)).check()).rejects.toMatchObject(error);
});

test('a site lives in Swift: uploads, parts, trash, doctor, backup, and a restore into another bucket', async () => {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const app = await startApp({ clock, configured: variablesOf(0) });
  const configuration = parseConfiguration({ ...variablesOf(0), DATA_DIR: app.folder, DATABASE_URL: app.databaseUrl });
  const files = () => openFileStore(configuration);
  const path = await app.upload('blogs', 700);
  await app.services.media.makeVariants();
  const bytes = (await app.get(path)).rawPayload;
  expect((await app.get(path, { range: 'bytes=4-7' })).rawPayload).toEqual(bytes.subarray(4, 8));
  expect((await app.get('/readyz')).statusCode).toBe(200);
  const site = { database: app.services.database, configuration, files: await files(), clock };
  expect(await examine(site)).toEqual([]);
  const archive = join(folder, 'site.plinth');
  const { files: saved } = await backUp(app.services.database, await files(), archive);
  expect(saved).toHaveLength(6);

  const media = app.services.database.kysely.withTables<{ media: Record<string, unknown> }>();
  const row = await media.selectFrom('media').selectAll().executeTakeFirstOrThrow();
  ahead = 2 * DAY;
  await runCleanup(app.services);
  expect((await app.get(path)).statusCode).toBe(404);
  await media.insertInto('media').values(row).execute();
  expect(await app.services.dataFolder.fileCheck.check()).toMatchObject({ missing: 0 });
  expect((await app.get(path)).rawPayload.equals(bytes)).toBe(true);
  await app.stop();

  const target = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase('template0') : undefined;
  const place = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: target?.url };
  const other = parseConfiguration({ ...variablesOf(1), ...place });
  await restore(archive, {
    openFiles: () => openFileStore(other),
    openDatabase: () => openDatabase({ ...place, onError: () => {} }),
  });
  const restored = await (await openFileStore(other)).storage.open(path.replace('/files/', ''));
  expect(restored && (await buffer(restored.stream)).equals(bytes)).toBe(true);
  await target?.drop();
});
