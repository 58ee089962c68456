import { randomInt } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../content/types/blog.ts';
import { review } from '../../content/types/review.ts';
import { teamMember } from '../../content/types/team-member.ts';
import type { Manifest } from '../../server/backup/archive/manifest.ts';
import { readArchive } from '../../server/backup/archive/read-archive.ts';
import { writeBackup } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { createBackupProcess } from '../../server/backup/scheduled/backup-process.ts';
import { SYSTEM } from '../../server/audit/audit-log.ts';
import { openFileStore } from '../../server/media/storage/file-store.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { type TestApp, startApp } from '../api/app/app.ts';
import { databaseUrl, query, startPostgresServer } from '../servers/postgres-server.ts';
import { POSTGRES_PROGRAMS } from '../servers/postgres.ts';

const BACKUPS = Number(process.env['BACKUPS'] ?? 20);
const FLIPS = 100;
const WRITES = 30; // a second
const BEFORE = 60; // writes, before each backup begins
const ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

let app: TestApp;
let root: string;
let postgres: Awaited<ReturnType<typeof startPostgresServer>>;
let pictures: string[];
let team_id: number;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-backups-'));
  postgres = await startPostgresServer(POSTGRES_PROGRAMS, ['fsync=off']);
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  team_id = await app.create(teamMember, { name: 'Ines Moreau' });
  pictures = await Promise.all(Array.from({ length: 20 }, uploadNoise));
});
afterAll(async () => {
  await app.stop();
  await postgres.stop();
  await rm(root, { recursive: true });
});

/** A picture that cannot be compressed. */
async function uploadNoise() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const added = await app.services.media.add('blogs', bytes);
  if (!added.ok) throw new Error(added.sentence);
  return added.value.path;
}

const posts: number[] = [];

/** Writes until it is stopped: messages, posts with and without a new picture, changes and deletes. */
function startWriters() {
  const stopping = new AbortController();
  const since = performance.now();
  const failures: unknown[] = [];
  let written = 0;
  const kinds = [
    () =>
      app.post('/api/contact/store', { name: 'Ines', email: 'i@example.com', phone: '1', description: `${written}` }),
    async () =>
      posts.push(await app.create(blog, { title: `Post ${written}`, image: pictures[written % 20], team_id })),
    async () => app.create(review, { project_name: `Project ${written}`, image: await app.upload('reviews', 64) }),
    () => app.services.content.update(blog, posts.at(-1) ?? 0, { short_description: `Changed ${written}` }, SYSTEM),
    async () => posts.length > 20 && app.services.content.softDelete(blog, posts.shift() ?? 0, SYSTEM),
  ];
  const running = (async () => {
    const open = new Set<Promise<unknown>>();
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const write = (async () => kinds[number % kinds.length]?.())().then(
        () => (written += 1),
        (error: unknown) => failures.push(error),
      );
      open.add(write);
      void write.finally(() => open.delete(write));
      await wait(Math.max(0, ((number + 1) * 1000) / WRITES - (performance.now() - since)));
      if (open.size > WRITES) await Promise.race(open);
    }
    await Promise.all(open);
  })();
  return {
    failures,
    written: () => written,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

let databases = 0;

/** An empty folder and, for PostgreSQL, an empty database. */
async function emptySite(onPostgres: boolean) {
  const DATA_DIR = await mkdtemp(join(root, 'site-'));
  if (!onPostgres) return { DATA_DIR };
  const name = `restored_${(databases += 1)}`;
  await query(postgres.url, `create database ${name}`);
  return { DATA_DIR, DATABASE_URL: databaseUrl(postgres.url, name) };
}

const NOT_COMPARED = new Set(['content_version']);

/** What is equal of two archives of one state. */
function stateOf({ tables, files, sequences }: Manifest) {
  return { tables: tables.filter(({ name }) => !NOT_COMPARED.has(name)), files, sequences };
}

/** Restores an archive and backs it up again: what a database or a folder changed would differ. */
async function restoredState(file: string, onPostgres: boolean) {
  const site = await emptySite(onPostgres);
  const openSite = () => openDatabase({ ...site, onError: () => {} });
  await restore(file, { openFiles: () => openFileStore(site), openDatabase: openSite });
  const database = await openSite();
  const again = `${file}.again`;
  const manifest = await writeBackup(database, await openFileStore(site), again);
  await database.kysely.destroy();
  await readArchive(again);
  for (const path of [site.DATA_DIR, again]) await rm(path, { recursive: true });
  return stateOf(manifest);
}

test(`${BACKUPS} backups under ${WRITES} writes a second are sound, and restored into both databases`, async () => {
  const BACKUP_DIR = join(root, 'backups');
  const { folder: DATA_DIR, databaseUrl } = app;
  const process = createBackupProcess({ DATA_DIR, BACKUP_DIR, DATABASE_URL: databaseUrl || undefined }, 0);
  let written = 0;
  for (let number = 0; number < BACKUPS; number += 1) {
    // Not during the restores: the slower they were, the more there would be to restore.
    const writers = startWriters();
    await expect.poll(writers.written).toBeGreaterThan(BEFORE);
    const before = writers.written();
    const name = `plinth-3f9c2a1b-2026-11-23T03${String(number).padStart(2, '0')}Z.plinth`;
    expect(await process.backUp(name)).toMatchObject({ ok: true, value: { missing: 0 } });
    expect(writers.written(), 'written during the backup').toBeGreaterThan(before);
    await writers.stop();
    expect(writers.failures).toEqual([]);
    written += writers.written();
    const file = join(BACKUP_DIR, name);
    const manifest = await readArchive(file);
    const isInOther = number % 2 === 0;
    expect(await restoredState(file, isInOther !== ON_POSTGRES)).toEqual(stateOf(manifest));
  }
  console.log(`${written} writes during ${BACKUPS} backups.`);
  process.close();
});

test(`one flipped bit anywhere in a large archive is refused, and nothing is written (SEED=${seed})`, async () => {
  const [name = ''] = (await readdir(join(root, 'backups'))).toReversed();
  const file = join(root, 'backups', name);
  const { length } = await readFile(file);
  expect(length).toBeGreaterThan(2_000_000);
  const DATA_DIR = join(root, 'untouched');
  let random = seed;
  for (let flip = 0; flip < FLIPS; flip += 1) {
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    const [offset, bit] = [random % length, 1 << (flip % 8)];
    await flipBit(file, offset, bit);
    await expect(readArchive(file), `bit ${bit} of byte ${offset}`).rejects.toThrow('Nothing was written.');
    const restoring = restore(file, {
      openFiles: () => openFileStore({ DATA_DIR }),
      openDatabase: () => openDatabase({ DATA_DIR, onError: () => {} }),
    });
    await expect(restoring).rejects.toThrow('Nothing was written.');
    await flipBit(file, offset, bit);
  }
  expect(await readdir(root)).not.toContain('untouched');
  await readArchive(file);
});

async function flipBit(file: string, offset: number, bit: number) {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, offset);
  await handle.write(Buffer.of((byte[0] ?? 0) ^ bit), 0, 1, offset);
  await handle.close();
}
