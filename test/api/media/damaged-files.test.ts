import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../../server/backup/backup.ts';
import { mend } from '../../../server/doctor/doctor.ts';
import type { Site } from '../../../server/doctor/check.ts';
import type { MediaTables } from '../../../server/media/tables.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { ApiClient } from '../../api-client.ts';
import { startS3Store } from '../../servers/s3-store.ts';
import { problemsOf, siteOf } from '../app/examination.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { clientOf } from '../app/people.ts';
import { png } from '../../pictures.ts';

const lines: string[] = [];
let app: TestApp;
let client: ApiClient;
let site: Site;
let backups: string;
beforeAll(async () => {
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  app = await startApp({ log, configured: { RATE_LIMIT: 'off' } });
  backups = join(app.folder, 'backups');
  client = clientOf(app, await app.signIn());
  site = await siteOf(app, { BACKUP_DIR: backups });
  picture = (await app.upload('media', 365)).replace('/files/', '');
  await app.services.media.makeVariants();
  await makeBackup();
});
afterAll(() => app.stop());

let picture: string;

const pathOf = (key: string) => join(app.folder, 'uploads', key);
const get = async (key: string) => {
  const { statusCode, headers } = await app.get(`/files/${key}`);
  return [statusCode, headers['cache-control']];
};
const SOUND = [200, 'public, max-age=31536000, immutable'];
const KNOWN = 'This picture is already in the library.';
const REFUSED = [404, 'no-store'];
const variant = () => picture.replace('.webp', '-360.avif');
const logged = (key: string) =>
  lines.filter((line) => line.includes(key) && line.includes('so it is not served')).length;

/** Writes other bytes of the same length. */
async function overwrite(key: string) {
  await writeFile(pathOf(key), Buffer.alloc((await readFile(pathOf(key))).length, 'a'));
}

async function makeBackup() {
  await mkdir(backups, { recursive: true });
  const owner = ((await site.files.readSiteId()) ?? '').slice(0, 8);
  const file = join(backups, `plinth-${owner}-2026-11-23T0300Z.plinth`);
  return backUp(app.services.database, site.files, file);
}

test.each([
  ['cut', (path: string) => truncate(path, 100)],
  ['emptied', (path: string) => truncate(path, 0)],
])('a picture that is %s is not served, is named, and comes back from the newest backup', async (_how, harm) => {
  const bytes = await readFile(pathOf(picture));
  expect(await get(picture)).toEqual(SOUND);
  await harm(pathOf(picture));
  for (let time = 0; time < 2; time += 1) expect(await get(picture)).toEqual(REFUSED);
  expect(logged(picture)).toBe(1);
  expect(await app.services.dataFolder.fileCheck.check()).toMatchObject({ missing: 1 });
  expect(await problemsOf(site)).toContainEqual(expect.stringMatching(`^Files that are damaged: 1 \\(${picture}\\)`));

  expect(await mend(site)).toContain('Files brought back from backups: 1 of 1.');
  expect((await readFile(pathOf(picture))).equals(bytes)).toBe(true);
  expect(await get(picture)).toEqual(SOUND);
  await app.services.media.makeVariants();
  expect(await problemsOf(site)).toEqual([]);
});

test('a picture that was overwritten is found by the doctor and by backups, even if it is as long', async () => {
  await overwrite(picture);
  expect(await problemsOf(site)).toEqual([
    `Files that are damaged: 1 (${picture}). Bring them back from a backup with --fix, or replace them in the library.`,
  ]);
  expect((await backUp(app.services.database, site.files, join(app.folder, 'other.plinth'))).missing).toEqual([
    picture,
  ]);
  await mend(site);
  await app.services.media.makeVariants();
  expect(await problemsOf(site)).toEqual([]);
});

test.each([
  ['cut', async (key: string) => truncate(pathOf(key), 100)],
  ['lost', async (key: string) => site.files.storage.remove(key)],
  ['overwritten', overwrite],
])('a picture that is %s is replaced by the same file, uploaded again', async (_how, harm) => {
  const upload = async () => client.sendForm('/media', { image: await png('again.png', 700) });
  const { image } = (await upload()).body.data;
  const key = image.replace('/files/', '');
  await app.services.media.makeVariants();
  const bytes = await readFile(pathOf(key));
  await harm(key);
  const { status, body } = await upload();
  expect([status, body]).toMatchObject([
    200,
    { data: { image }, message: `${KNOWN} Its file was damaged, and has been replaced by this one.` },
  ]);
  expect((await readFile(pathOf(key))).equals(bytes)).toBe(true);
  await app.services.media.makeVariants();
  expect(await problemsOf(site)).toEqual([]);
  expect((await upload()).body.message).toBe(KNOWN);
});

test.each([
  ['cut', async (key: string) => truncate(pathOf(key), 10)],
  ['lost', async (key: string) => site.files.storage.remove(key)],
  ['overwritten', overwrite],
])('a smaller size that is %s is made again by the doctor', async (_how, harm) => {
  const bytes = await readFile(pathOf(variant()));
  await harm(variant());
  expect(await problemsOf(site)).toHaveLength(1);
  expect(await mend(site)).toEqual(['Smaller sizes of pictures that the server makes again: 1.']);
  await app.services.media.makeVariants();
  expect((await readFile(pathOf(variant()))).equals(bytes)).toBe(true);
  expect(await problemsOf(site)).toEqual([]);
});

test('a smaller size that is cut is made again once somebody asks for it, or at the next check of the files', async () => {
  await truncate(pathOf(variant()), 10);
  expect(await get(variant())).toEqual(REFUSED);
  await app.services.media.makeVariants();
  expect(await get(variant())).toEqual(SOUND);

  await truncate(pathOf(variant()), 10);
  expect(await app.services.dataFolder.fileCheck.check()).toMatchObject({ missing: 0 });
  await app.services.media.makeVariants();
  expect(await get(variant())).toEqual(SOUND);
});

test('pictures from before sizes were kept get theirs at the first check', async () => {
  const media = app.services.database.kysely.withTables<MediaTables>();
  const row = media.selectFrom('media').select('digests').where('file', '=', picture);
  const written = JSON.parse((await row.executeTakeFirstOrThrow()).digests ?? '') as object;
  await media.updateTable('media').set({ digests: null }).where('file', '=', picture).execute();
  await app.services.dataFolder.fileCheck.check();
  expect(JSON.parse((await row.executeTakeFirstOrThrow()).digests ?? '')).toEqual(written);
});

test('in a bucket too, what is not what was stored is not served', async () => {
  const store = await startS3Store();
  const other = await startApp({ configured: store.variables });
  const path = await other.upload('media');
  expect((await other.get(path)).statusCode).toBe(200);
  const object = store.objects.get(path.replace('/files/', 'uploads/'));
  if (object) object.bytes = object.bytes.subarray(0, 50);
  const { statusCode, headers } = await other.get(path);
  expect([statusCode, headers['cache-control']]).toEqual(REFUSED);
  await other.stop();
  store.stop();
});
