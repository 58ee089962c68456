import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mp4OutputFormat } from 'mediabunny';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { review } from '../../../content/types/review.ts';
import type { AttachmentTables } from '../../../server/attachments/tables.ts';
import { backUp } from '../../../server/backup/backup.ts';
import { restore } from '../../../server/backup/restore.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { filmBytes, fileOf, pdf } from '../../files.ts';
import { png } from '../../pictures.ts';
import { type S3Store, startS3Store } from '../../servers/s3-store.ts';
import { createDatabase, startApp, type TestApp } from '../app/app.ts';
import { attachFile } from '../app/attach-file.ts';
import { signInTo } from '../app/people.ts';
import { problemsOf, siteOf } from '../app/examination.ts';
import { runCleanup } from '../app/run-cleanup.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const SECRET = /canary/;

let now: number;
let store: S3Store;
let app: TestApp;
let lines: string[];
beforeEach(async () => {
  [now, lines] = [Date.now(), []];
  store = await startS3Store();
  app = await startOn(store);
});
afterEach(async () => {
  store.comeBack();
  await app.stop();
  store.stop();
});

function startOn({ variables }: S3Store) {
  const log = createLog('debug', { destination: { write: (line) => void lines.push(line) } });
  return startApp({ log, clock: () => new Date(now), configured: { ...variables, ACCESS_LOG: 'on' } });
}

const keys = (prefix = '') => [...store.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
const keyOf = (path: string) => path.replace('/files/', 'uploads/');
const filesOf = (configured: Record<string, string>) => openFileStore(parseConfiguration(configured));
const filesOfApp = () => filesOf({ ...store.variables, DATA_DIR: app.folder });

/** What the store is asked for meanwhile. */
async function askedDuring(work: () => Promise<unknown>) {
  const before = store.requests.length;
  await work();
  return store.requests.slice(before);
}

test('an upload and its variants are in the bucket, and nothing of it is in the data folder', async () => {
  const path = await app.upload('blogs', 700);
  await app.services.media.makeVariants();
  const stem = keyOf(path).replace('.webp', '');
  const ends = ['-360.avif', '-360.webp', '-640.avif', '-640.webp', '.avif', '.webp'];
  expect(keys('uploads/')).toEqual(ends.map((end) => stem + end));
  expect(keys()).toContain('site-id');
  const inFolder = (await readdir(app.folder)).filter((name) => !name.startsWith('plinth.sqlite'));
  expect(inFolder.sort()).toEqual(['cache', 'incoming']);
});

test('a file of a visitor is in the bucket, under no public address, and gone with its item', async () => {
  const key = await attachFile(app, contactMessage, 1);
  expect(keys('attachments/')).toEqual([`attachments/${key}`]);
  expect((await app.get(`/files/${key}`)).statusCode).toBe(404);
  const { database, attachments } = app.services;
  const db = database.kysely.withTables<AttachmentTables>();
  await attachments.detach(db, { item_kind: contactMessage.name, ids: [1] });
  await runCleanup(app.services);
  expect(keys('attachments/')).toEqual([]);
});

test('a picture is served with its tag, in parts, and not asked for again by whoever has it', async () => {
  const path = await app.upload('blogs');
  const complete = await app.get(path);
  expect(complete.rawPayload.equals(store.objects.get(keyOf(path))?.bytes ?? Buffer.of())).toBe(true);
  const { etag } = complete.headers as { etag: string };
  const again = () => app.get(path, { 'if-none-match': `"other", ${etag}` });
  expect(await askedDuring(async () => expect((await again()).statusCode).toBe(304))).toEqual([]);

  const part = await app.get(path, { range: 'bytes=4-7' });
  const size = complete.rawPayload.length;
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-7/${size}`]);
  expect(part.rawPayload).toEqual(complete.rawPayload.subarray(4, 8));
  expect((await app.get(path, { range: 'bytes=-3' })).rawPayload).toEqual(complete.rawPayload.subarray(-3));
  expect((await app.get(path, { range: 'bytes=4-7', 'if-range': '"other"' })).statusCode).toBe(200);
  for (const range of ['bytes=7-4', 'lines=1-2', 'bytes=1-2,4-5'])
    expect((await app.get(path, { range })).statusCode).toBe(200);
  expect((await app.get(path, { range: `bytes=${size}-` })).statusCode).toBe(416);
  expect((await app.get('/files/blogs/00000000000000000000.webp')).statusCode).toBe(404);
});

test('no page, and no readiness within ten seconds, asks the store for anything', async () => {
  await app.create(review, { image: await app.upload('reviews') });
  expect((await app.get('/readyz')).statusCode).toBe(200);
  const requests = await askedDuring(async () => {
    for (const url of ['/', '/our-reviews', '/about-us', '/sitemap.xml', '/readyz'])
      expect([url, (await app.get(url)).statusCode]).toEqual([url, 200]);
  });
  expect(requests).toEqual([]);
});

test('an unused picture goes to the trash, comes back if the database names it again, and is deleted in the end', async () => {
  const path = await app.upload('blogs');
  const media = app.services.database.kysely.withTables<{ media: Record<string, unknown> }>();
  const row = await media.selectFrom('media').selectAll().executeTakeFirstOrThrow();
  now += 2 * DAY;
  await runCleanup(app.services);
  const inTrash = `trash/${new Date(now).toISOString().slice(0, 10)}/${path.replace('/files/', '')}`;
  expect([keys('uploads/'), keys('trash/')]).toEqual([[], [inTrash]]);

  await media.insertInto('media').values(row).execute();
  expect(await app.services.dataFolder.fileCheck.check()).toMatchObject({ missing: 0 });
  expect([keys('uploads/'), keys('trash/')]).toEqual([[keyOf(path)], []]);
  await runCleanup(app.services);
  now += 31 * DAY;
  await runCleanup(app.services);
  // A backup comes before what is removed.
  expect(keys().filter((key) => !key.startsWith('backups/'))).toEqual(['site-id']);
});

test('the doctor and the file check name what is missing and what is unknown, and nothing unknown is swept', async () => {
  const path = await app.upload('blogs');
  store.objects.delete(keyOf(path));
  const old = { bytes: Buffer.from('picture'), etag: '"1"', modifiedAt: new Date(now - 2 * DAY) };
  for (let number = 0; number < 20; number += 1) store.objects.set(`uploads/blogs/old${number}.webp`, old);
  const problems = await problemsOf({ ...(await siteOf(app)), files: await filesOfApp() });
  expect(problems).toContainEqual(expect.stringMatching(/^Lost files: 1 \(/));
  expect(problems).toContainEqual(expect.stringMatching(/^Files that the database does not know: 20 \(/));
  expect(await app.services.dataFolder.fileCheck.check()).toMatchObject({ missing: 1, unaccounted: 20 });
  await runCleanup(app.services);
  expect(keys('uploads/')).toHaveLength(20);
  expect(await app.services.dataFolder.fileCheck.last()).toMatchObject({ missing: 1 });
});

test('a bucket belongs to one site, which instances with empty folders of their own share', async () => {
  const path = await app.upload('blogs');
  const folder = await mkdtemp(join(tmpdir(), 'plinth-second-'));
  const second = await app.openServices({
    DATA_DIR: folder,
    // SQLite is in the folder.
    ...(!app.databaseUrl && { DATA_DIR: app.folder }),
  });
  await expect(second.storage.has(path.replace('/files/', ''))).resolves.toBe(true);
  await second.close();
  await rm(folder, { recursive: true });
  await expect(startOn(store)).rejects.toThrow(
    /^The bucket plinth-files belongs to site [0-9a-f-]{36}, but the database to none: start/,
  );
  store.objects.set('site-id', { bytes: Buffer.from('another'), etag: '"1"', modifiedAt: new Date(now) });
  await expect(runCleanup(app.services)).rejects.toThrow('The bucket plinth-files belongs to site another');
  expect(keys('uploads/')).toHaveLength(1);
});

test('a site is backed up from a bucket, restored to a folder, and from there to another bucket', async () => {
  const root = await mkdtemp(join(tmpdir(), 'plinth-archives-'));
  const other = await startS3Store();
  onTestFinished(async () => {
    other.stop();
    await rm(root, { recursive: true });
  });
  await app.upload('blogs');
  const { sendForm } = await signInTo(app);
  expect((await sendForm('/media', { file: pdf() })).status).toBe(201);
  // An archive holds no such file in memory.
  const film = await filmBytes(new Mp4OutputFormat(), { seconds: 9, bytesASecond: 1024 * 1024 });
  const { file } = (await sendForm('/media', { file: fileOf('film.mp4', film) })).body.data;
  const part = await app.get(file, { range: 'bytes=-5' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, film.subarray(-5)]);
  await app.services.media.makeVariants();
  const [first, second] = [join(root, 'first.plinth'), join(root, 'second.plinth')];
  await backUp(app.services.database, await filesOfApp(), first);

  const onDisk = { DATA_DIR: join(root, 'disk') };
  await restoreTo(onDisk, first, async (database) => backUp(database, await filesOf(onDisk), second));
  await restoreTo({ ...other.variables, DATA_DIR: join(root, 'none') }, second);
  const bytesOf = ({ objects }: S3Store) =>
    Object.fromEntries([...objects].map(([key, { bytes }]) => [key, bytes.toString('base64')]));
  expect(bytesOf(other)).toEqual(bytesOf(store));
  const inUse = restoreTo({ ...other.variables, DATA_DIR: join(root, 'none') }, second);
  await expect(inUse).rejects.toThrow('The bucket plinth-files is not empty.');
});

async function restoreTo(
  configured: Record<string, string>,
  file: string,
  then: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown> = async () => {},
) {
  const target = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase('template0') : undefined;
  const open = () =>
    openDatabase({ DATABASE_URL: target?.url, DATA_DIR: configured['DATA_DIR'] ?? '', onError: () => {} });
  try {
    await restore(file, { openFiles: () => filesOf(configured), openDatabase: open });
    const database = await open();
    await then(database);
    await database.kysely.destroy();
  } finally {
    await target?.drop();
  }
}

test('an upload survives a store that is busy twice', async () => {
  const { send } = await uploader();
  store.faults.push({ status: 503 }, { status: 503 });
  expect((await send()).status).toBe(201);
});

test('without the store, pages are served, an upload is refused in a sentence, and the server is not ready', async () => {
  const { send } = await uploader();
  const path = await app.upload('blogs');
  store.goAway();
  expect((await app.get('/about-us')).statusCode).toBe(200);
  expect(await send()).toMatchObject({
    status: 503,
    body: { message: 'The site cannot do this right now. Please try again in a few seconds.' },
  });
  expect((await app.get(path)).statusCode).toBe(503);
  expect((await app.get('/readyz')).statusCode).toBe(503);
  store.comeBack();
  expect((await send()).status).toBe(201);
  await expect.poll(async () => (await app.get('/readyz')).statusCode, { interval: 250 }).toBe(200);
  expect(lines.join('')).toContain('The S3 store did not answer');
  expect(lines.join('')).not.toMatch(SECRET);
});

async function uploader() {
  const { sendForm } = await signInTo(app);
  let side = 60;
  return { send: async () => sendForm('/media?area=blogs', { image: await png('picture.png', (side += 1)) }) };
}

test.each([
  ['S3_SECRET_ACCESS_KEY', 'canary-but-wrong', 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.'],
  ['S3_ACCESS_KEY_ID', 'canary-key', 'The S3 store does not know the key in S3_ACCESS_KEY_ID.'],
  ['S3_BUCKET', 'missing', 'The S3 store has no bucket missing. Create it, or check S3_BUCKET.'],
  ['S3_REGION', 'mars', 'The bucket plinth-files is not in the region that S3_REGION names.'],
  ['S3_ENDPOINT', 'http://127.0.0.1:2', 'http://127.0.0.1:2, which S3_ENDPOINT names, does not answer: ECONNREFUSED.'],
])('a wrong %s stops the start in a sentence', async (name, value, sentence) => {
  const starting = filesOf({ ...store.variables, [name]: value });
  await expect(starting).rejects.toThrow(sentence);
  await expect(starting).rejects.not.toThrow(SECRET);
});
