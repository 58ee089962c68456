import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderDestination, removeAbandoned } from '../../../server/backup/destination/destination.ts';
import { tightenPermissions } from '../../../server/data-folder/permissions.ts';
import { mend } from '../../../server/doctor/doctor.ts';
import { removeSurplusSnapshots, takeSnapshot } from '../../../server/platform/database/snapshot.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { problemsOf, siteOf } from '../app/examination.ts';
import { runCleanup } from '../app/run-cleanup.ts';

const OLD = new Date('2020-01-02T03:04:05Z');
const ARCHIVE = 'plinth-3f9c2a1b-2020-01-02T0300Z.plinth';
const folders = ['incoming', 'scratch', 'snapshots', 'trash', 'cache'];

/** Files with names that the product gives, in folders that are not its own. */
const files = [
  `incoming/${randomUUID()}`,
  'incoming/letter.txt',
  'scratch/trial-a1B2c3/plinth.sqlite',
  'scratch/trial/plinth.sqlite',
  `scratch/${ARCHIVE}.part`,
  ...[1, 2, 3, 4].map((day) => `snapshots/2020010${day}T030405-before-0001-site.sqlite`),
  'trash/2020-01-02/blogs/3f9c.webp',
  'cache/og/3f9c.png',
  'area/3f9c.webp',
  'area/3f9c-360.avif',
  'single',
  ARCHIVE,
];

let app: TestApp;
let outside: string;
beforeAll(async () => {
  app = await startApp();
  outside = await mkdtemp(join(tmpdir(), 'plinth-outside-'));
  for (const file of files) {
    await mkdir(dirname(join(outside, file)), { recursive: true, mode: 0o755 });
    await writeFile(join(outside, file), 'theirs', { mode: 0o644 });
  }
  for (const path of [...(await readdir(outside, { recursive: true })), '.'])
    await utimes(join(outside, path), OLD, OLD);
});
afterAll(async () => {
  await app.stop();
  await rm(outside, { recursive: true });
});

/** Returns the content, mode and time of everything in a folder. */
async function stateOf(folder: string) {
  const paths = ['.', ...(await readdir(folder, { recursive: true }))].toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const { mode, mtimeMs, isFile } = await stat(join(folder, path)).then((stats) => ({
        mode: stats.mode,
        mtimeMs: stats.mtimeMs,
        isFile: stats.isFile(),
      }));
      return [path, mode, mtimeMs, isFile && (await readFile(join(folder, path), 'utf8'))];
    }),
  );
}

test('nothing behind a link in the data folder is cleaned up, mended or closed to others', async () => {
  const links = {
    ...Object.fromEntries(folders.map((name) => [name, name])),
    'uploads/blogs': 'area',
    'uploads/teams/3f9c.webp': 'area/3f9c.webp',
    [`uploads/.${randomUUID()}.part`]: 'single',
    'site-id.1.part': 'single',
    'plinth.sqlite-journal': 'single',
  };
  for (const [link, target] of Object.entries(links)) {
    const path = join(app.folder, link);
    await rm(path, { recursive: true, force: true });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await symlink(join(outside, target), path);
  }
  const backups = join(outside, 'backups');
  await mkdir(backups);
  await symlink(join(outside, ARCHIVE), join(backups, ARCHIVE));
  await utimes(backups, OLD, OLD);
  await utimes(outside, OLD, OLD);
  const before = await stateOf(outside);

  const site = await siteOf(app, {});
  await mend(site);
  await tightenPermissions(app.folder, { everything: true });
  await runCleanup(app.services);
  await app.services.media.sweep({ ...app.services.content.pictureUsage, olderThan: 0 });
  await app.services.media.removeUnprocessed();
  await removeAbandoned(join(app.folder, 'scratch'), () => true);
  await createFolderDestination(backups).remove(ARCHIVE);
  await site.files.trash.put('blogs/3f9c.webp');
  await site.files.storage.remove('blogs/3f9c.webp');

  expect(await stateOf(outside)).toEqual(before);
  for (const [link, target] of Object.entries(links))
    expect(await readlink(join(app.folder, link))).toBe(join(outside, target));
});

test('taking a snapshot deletes no others behind a link, and none that it did not name', async () => {
  const before = await readdir(join(outside, 'snapshots'));
  await takeSnapshot(app.services.database, '0001-site', null);
  await removeSurplusSnapshots(app.services.database);
  expect(await readdir(join(outside, 'snapshots'))).toEqual(expect.arrayContaining(before));
});

test('the doctor prints no name of a file as it is', async () => {
  await rm(join(app.folder, 'incoming'));
  const name = 'plain\u001b]0;title\u0007\n\u202e';
  await writeFile(join(app.folder, 'cache-other'), '');
  await rm(join(app.folder, 'cache'));
  await mkdir(join(app.folder, 'cache'), { mode: 0o700 });
  await writeFile(join(app.folder, 'cache', name), '', { mode: 0o644 });
  const printed = (await problemsOf(await siteOf(app, {}))).join('');
  expect(printed).toContain(String.raw`cache/plain\u{1b}]0;title\u{7}\u{a}\u{202e}`);
  expect(printed).not.toMatch(/\p{Cc}|\p{Cf}/u);
});
