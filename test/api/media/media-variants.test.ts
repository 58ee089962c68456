import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentTables } from '../../../server/content/tables.ts';
import { fileOf, FORMATS } from '../../../server/media/picture-files.ts';
import { readPictures } from '../../../server/media/pictures.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import { createVariantQueue } from '../../../server/media/variants/variant-queue.ts';
import { picture } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
});
afterAll(() => app.stop());

async function contentVersion() {
  const content = app.services.database.kysely.withTables<ContentTables>();
  return (await content.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}

const NOTHING = { webp: { waiting: 0, failed: 0 }, avif: { waiting: 0, failed: 0 } };

const tables = () => app.services.database.kysely.withTables<MediaTables>();

async function add(width: number, height = 8) {
  const added = await app.services.media.add('blogs', await picture(width, height));
  if (!added.ok) throw new Error(added.sentence);
  return { ...added.value, file: added.value.path.replace('/files/', '') };
}

async function variantsOf(id: number) {
  return (await readPictures(tables(), [id])).get(id)?.variants;
}

async function claimOf(id: number) {
  const row = tables().selectFrom('media').select('claimed_until').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).claimed_until;
}

async function served(path: string) {
  const { statusCode, rawPayload } = await app.get(path);
  if (statusCode !== 200) return statusCode;
  const { format, width } = await sharp(rawPayload).metadata();
  return `${format} ${width}`;
}

test('a picture gets every narrower width and its own, in both formats', async () => {
  const { id, path, file } = await add(1000);
  expect(await variantsOf(id)).toEqual({ webp: [1000], avif: [] });
  expect(await app.services.media.queue()).toMatchObject({ webp: { waiting: 1 }, avif: { waiting: 1 } });

  await app.services.media.makeVariants();

  const widths = [360, 640, 960, 1000];
  expect(await variantsOf(id)).toEqual({ webp: widths, avif: widths });
  expect(await app.services.media.queue()).toEqual(NOTHING);
  for (const width of widths) {
    expect(await served(`/files/${fileOf({ file, width: 1000 }, 'webp', width)}`)).toBe(`webp ${width}`);
    expect(await served(`/files/${fileOf({ file, width: 1000 }, 'avif', width)}`)).toBe(`heif ${width}`);
  }
  expect(await served(path.replace('.webp', '-360.avif'))).toBe('heif 360');
  expect(await served(path.replace('.webp', '-1280.webp'))).toBe(404);
});

test('a picture narrower than every variant is stored in its own width only', async () => {
  const { id, path } = await add(200);
  await app.services.media.makeVariants();
  expect(await variantsOf(id)).toEqual({ webp: [200], avif: [200] });
  expect(await served(path.replace('.webp', '.avif'))).toBe('heif 200');
  expect(await served(path.replace('.webp', '-360.webp'))).toBe(404);
});

test('several processes never take the same job', async () => {
  const other = await app.openServices();
  const queues = [app, { services: other }].map(({ services }) =>
    createVariantQueue(services.database.kysely.withTables<MediaTables>(), services.now),
  );
  const added = await Promise.all(Array.from({ length: 6 }, () => add(10)));
  const tasks = await Promise.all([...queues, ...queues, ...queues, ...queues].map((queue) => queue.take()));
  const jobs = tasks.filter((job) => job !== null);
  expect(jobs).toHaveLength(added.length);
  expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set(added.map(({ id }) => id)));
  for (const job of jobs) await queues[0]?.release(job);
  await app.services.media.makeVariants();
  await other.close();
});

test('variants left by a stopped process are made by the next one', async () => {
  const stopped = await app.openServices();
  const { id } = await add(1900, 100);
  const making = stopped.media.makeVariants();
  await expect.poll(() => claimOf(id)).not.toBeNull();
  await stopped.close();
  await making;
  expect(await claimOf(id)).toBeNull();
  expect(await variantsOf(id)).toEqual({ webp: [1900], avif: [] });
  await app.services.media.makeVariants();
  const widths = [360, 640, 960, 1280, 1900];
  expect(await variantsOf(id)).toEqual({ webp: widths, avif: widths });
});

test('the claims of a killed process expire, and its variants are made', async () => {
  const { id } = await add(20);
  const claimed_until = new Date(now + 1000).toISOString();
  await tables().updateTable('media').set({ claimed_until }).where('id', '=', id).execute();
  await app.services.media.makeVariants();
  expect(await app.services.media.queue()).toMatchObject({ avif: { waiting: 1 } });
  now += 1000;
  await app.services.media.makeVariants();
  expect(await app.services.media.queue()).toEqual(NOTHING);
});

test('a damaged picture is tried three times and then counted as failed, without blocking others', async () => {
  const { id, file } = await add(500);
  await writeFile(join(app.folder, 'uploads', file), 'no picture');
  const undamaged = await add(10);
  for (const waiting of [1, 1, 0]) {
    await app.services.media.makeVariants();
    expect(await app.services.media.queue()).toMatchObject({ webp: { waiting, failed: 1 - waiting } });
    now += 60_000;
  }
  expect(await variantsOf(id)).toEqual({ webp: [500], avif: [] });
  expect(await variantsOf(undamaged.id)).toEqual({ webp: [10], avif: [10] });
  await tables().deleteFrom('media').where('id', '=', id).execute();
});

test('a picture whose file is missing here costs no attempt: its variants are made elsewhere or once it is back', async () => {
  const { id, file } = await add(500);
  const path = join(app.folder, 'uploads', file);
  await rename(path, `${path}.away`);
  const undamaged = await add(10);
  for (const _ of [1, 2, 3, 4]) {
    await app.services.media.makeVariants();
    expect(await app.services.media.queue()).toMatchObject({ webp: { waiting: 1, failed: 0 } });
    expect(await claimOf(id)).toBeNull();
    now += 60_000;
  }
  expect(await variantsOf(undamaged.id)).toEqual({ webp: [10], avif: [10] });
  await rename(`${path}.away`, path);
  await app.services.media.makeVariants();
  expect(await variantsOf(id)).toEqual({ webp: [360, 500], avif: [360, 500] });
});

test('a picture that is removed while its variants are made leaves no file', async () => {
  const { path, file } = await add(900, 600);
  const making = app.services.media.makeVariants();
  await app.services.media.discard(path);
  await making;
  for (const format of FORMATS) {
    for (const width of [360, 640, 900])
      expect(await served(`/files/${fileOf({ file, width: 900 }, format, width)}`)).toBe(404);
  }
});

test('the smallest picture is the first to get its variants', async () => {
  const queue = createVariantQueue(tables(), app.services.now);
  const ids = [(await add(500)).id, (await add(300)).id, (await add(400)).id];
  const jobs = [await queue.take(), await queue.take(), await queue.take()];
  expect(jobs.map((job) => job?.id)).toEqual([ids[1], ids[2], ids[0]]);
  for (const job of jobs) if (job) await queue.release(job);
  await app.services.media.makeVariants();
});

test('all WebP variants are made before any AVIF', async () => {
  const files = [(await add(400)).file, (await add(500)).file];
  await app.services.media.makeVariants();
  const madeAt = async (end: string) =>
    Promise.all(
      files.map(async (file) => (await stat(join(app.folder, 'uploads', file.replace('.webp', end)))).mtimeMs),
    );
  expect(Math.max(...(await madeAt('-360.webp')))).toBeLessThan(Math.min(...(await madeAt('-360.avif'))));
});

test('new variants are announced once for the whole queue, never without any, and in between if it takes long', async () => {
  await Promise.all([add(20), add(20), add(20)]);
  const before = await contentVersion();
  await app.services.media.makeVariants();
  expect(await contentVersion()).toBe(before + 1);
  await app.services.media.makeVariants();
  expect(await contentVersion()).toBe(before + 1);

  await add(20);
  const making = app.services.media.makeVariants();
  now += 2_000;
  await making;
  expect(await contentVersion()).toBe(before + 3);
});

test('once started, variants are made of existing and later pictures', async () => {
  await add(20);
  app.services.media.startVariants();
  await expect.poll(() => app.services.media.queue()).toEqual(NOTHING);
  await add(20);
  await expect.poll(() => app.services.media.queue()).toEqual(NOTHING);
});
