import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { InTransaction } from '../../../server/media/sweep.ts';
import type { MediaDatabase, MediaTables } from '../../../server/media/tables.ts';
import { type TestApp, startApp } from '../app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let now: number;
let app: TestApp;
let inTransaction: InTransaction;
beforeEach(async () => {
  now = Date.now();
  app = await startApp({ clock: () => new Date(now) });
  const media = app.services.database.kysely.withTables<MediaTables>();
  inTransaction = (work) => media.transaction().execute(work);
});
afterEach(() => app.stop());

const sweep = (isInUse: (picture: { file: string }, kysely: MediaDatabase) => Promise<boolean>) =>
  app.services.media.sweep({ isInUse, inTransaction });

const nothingIsInUse = async () => false;

const isServed = async (path: string) => (await app.get(path)).statusCode === 200;

const uploads = async () =>
  (await readdir(join(app.folder, 'uploads'), { recursive: true })).filter((name) => /\.(webp|avif|part)$/.test(name));

async function writeOldFile(file: string, age: number) {
  const path = join(app.folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'bytes');
  const then = new Date(now - age);
  await utimes(path, then, then);
}

test('an unused picture is removed with its variants after a day; pictures in use are kept', async () => {
  const unused = await app.upload('blogs');
  const used = await app.upload('blogs');
  await app.services.media.makeVariants();
  now += DAY + 1;
  const recent = await app.upload('blogs');

  const swept = await sweep(async ({ file }) => used.endsWith(file));

  expect(swept).toEqual({ pictures: 1, files: 0 });
  expect(await Promise.all([unused, used, recent].map(isServed))).toEqual([false, true, true]);
  const stems = [used, recent].map((path) => path.replace('/files/', '').replace('.webp', ''));
  expect((await uploads()).sort()).toEqual(
    [`${stems[0]}.avif`, `${stems[0]}.webp`, `${stems[1]}.webp`].sort((first, second) => first.localeCompare(second)),
  );
  expect(await sweep(async ({ file }) => used.endsWith(file))).toEqual({ pictures: 0, files: 0 });
});

test('a picture that a record refers to is kept, even if it is reported as unused', async () => {
  const image = await app.upload('reviews');
  await app.create(review, { image });
  now += 2 * DAY;
  await sweep(nothingIsInUse);
  expect(await isServed(image)).toBe(true);
});

test('a picture that comes into use during a sweep is kept', async () => {
  const path = await app.upload('blogs');
  now += 2 * DAY;
  const usage = [false, true];
  expect(await sweep(async () => usage.shift() ?? true)).toMatchObject({ pictures: 0 });
  expect(await isServed(path)).toBe(true);
});

test('usage is checked again in the transaction that deletes', async () => {
  await app.upload('blogs');
  now += 2 * DAY;
  const inTransactions: boolean[] = [];
  await sweep(async (_, kysely) => {
    inTransactions.push(kysely.isTransaction);
    return false;
  });
  expect(inTransactions).toEqual([false, true]);
});

test('files of killed processes are deleted after a day, and not before', async () => {
  const used = await app.upload('blogs');
  const old = [
    `uploads/.${randomUUID()}.part`,
    'uploads/blogs/5f.webp',
    'uploads/blogs/5f-360.avif',
    `incoming/${randomUUID()}`,
  ];
  for (const file of old) await writeOldFile(file, DAY + 1000);
  const recent = [
    `uploads/.${randomUUID()}.part`,
    'uploads/blogs/6f.webp',
    `incoming/${randomUUID()}`,
    'incoming/not-an-upload',
  ];
  for (const file of recent) await writeOldFile(file, DAY - 60_000);

  expect(await sweep(nothingIsInUse)).toEqual({ pictures: 0, files: 3 });
  await app.services.media.removeUnprocessed();

  for (const file of old) await expect(stat(join(app.folder, file))).rejects.toThrow('ENOENT');
  for (const file of recent) await stat(join(app.folder, file));
  expect(await isServed(used)).toBe(true);
});

test('an upload that is being processed is kept', async () => {
  const { path, remove } = await app.services.media.receive(Readable.from(['bytes']));
  await app.services.media.removeUnprocessed();
  expect((await stat(path)).size).toBe(5);
  await remove();
});
