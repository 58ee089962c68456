import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { blog } from '../../../content/types/blog.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { createTableDigest } from '../../../server/backup/archive/digest.ts';
import { type Entry, MANIFEST, tableIn } from '../../../server/backup/archive/entry.ts';
import type { Manifest } from '../../../server/backup/archive/manifest.ts';
import { readArchive, readEntries } from '../../../server/backup/archive/read-archive.ts';
import { writeArchive } from '../../../server/backup/archive/write-archive.ts';
import { backUp, writeBackup } from '../../../server/backup/backup.ts';
import { move } from '../../../server/backup/move.ts';
import { restore } from '../../../server/backup/restore.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { pdf } from '../../files.ts';
import { query } from '../../servers/postgres-server.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { attachFile } from '../app/attach-file.ts';
import { signInTo } from '../app/people.ts';
import { rowsOf } from './rows-of-site.ts';
import { emptySite, ON_POSTGRES, type Site } from './empty-site.ts';

const message = {
  name: 'Ines “Ñandú” 🦤',
  email: 'ines@example.com',
  phone: '555 0100',
  description: 'A shop.\n\tSoon.',
};

let app: TestApp;
let root: string;
let archive: string;
let removed: number;
let team_id: number;
const createPost = (title: string) => app.create(blog, { title, team_id });
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-backup-'));
  archive = join(root, 'site.plinth');
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  team_id = await app.create(teamMember, { name: 'Ines Moreau' });
  for (const title of ['Ten years', 'Über Größe', 'Zeta', 'alpha']) await createPost(title);
  removed = await app.create(service, { title: 'Gone' });
  await sql`delete from services where id = ${removed}`.execute(app.services.database.kysely);
  await app.post('/api/contact/store', message);
  await attachFile(app, contactMessage, 1);
  await (await signInTo(app)).sendForm('/media', { file: pdf() });
  await app.services.settled();
  await backUp(app.services.database, await filesOfApp(), archive);
});
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true });
});

const filesOfApp = () => openFileStore({ DATA_DIR: app.folder });

const openSite = (site: Site) => openDatabase({ ...site, onError: () => {} });
const restoreTo = (site: Site, file = archive) =>
  restore(file, { openFiles: () => openFileStore(site), openDatabase: () => openSite(site) });

async function withSite<Result>(site: Site, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openSite(site);
  try {
    return await work(database);
  } finally {
    await database.kysely.destroy();
  }
}

async function filesOf(folder: string) {
  const folders = ['uploads', 'attachments'].map((name) => join(folder, name));
  const found = folders.map((name) => readdir(name, { recursive: true, withFileTypes: true }));
  const entries = (await Promise.all(found)).flat();
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (path: string) => [path.replace(folder, ''), (await readFile(path)).toString('base64')] as const;
  return Object.fromEntries(await Promise.all(paths.sort().map(read)));
}

const versionOf = async ({ kysely }: Database) =>
  (await sql<{ version: number }>`select version from content_version`.execute(kysely)).rows[0]?.version ?? 0;

/** Everything that a restored site has in common with its original. */
async function siteOf(database: Database, folder: string) {
  const siteId = await readFile(join(folder, 'site-id'), 'utf8');
  return { rows: await rowsOf(database), files: await filesOf(folder), siteId };
}

const original = () => siteOf(app.services.database, app.folder);
const restored = (site: Site) => withSite(site, (database) => siteOf(database, site.DATA_DIR));

test('an archive is for its owner alone, and says what it holds', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  const { tables, files, missing } = await readArchive(archive);
  expect(tables.find(({ name }) => name === 'contact_messages')).toMatchObject({ rows: 1 });
  expect([files.length > 4, missing]).toEqual([true, []]);
  expect(files.filter(({ key }) => key.startsWith('attachments/contact-messages/'))).toHaveLength(1);
});

test('a site is restored row by row and file by file, also into the other kind of database, and back', async () => {
  const first = await emptySite(root, false);
  await restoreTo(first);
  expect(await restored(first)).toEqual(await original());
  expect(await withSite(first, versionOf)).toBeGreaterThan(await versionOf(app.services.database));
  const again = join(root, 'again.plinth');
  await withSite(first, async (database) => backUp(database, await openFileStore(first), again));
  const second = await emptySite(root);
  await restoreTo(second, again);
  expect(await restored(second)).toEqual(await original());
});

test('a restored site starts, serves its pages and gives no number twice', async () => {
  const site = await emptySite(root);
  await restoreTo(site);
  const started = await startApp({ configured: { ...site } });
  onTestFinished(() => started.stop());
  expect((await started.get('/our-blogs')).body).toContain('Über Größe');
  expect(await started.create(service, { title: 'Next' })).toBe(removed + 1);
});

test('nothing is restored over a database or a folder that is in use', async () => {
  const site = await emptySite(root);
  await restoreTo(site);
  await expect(restoreTo(site)).rejects.toThrow(`The data folder ${site.DATA_DIR} is not empty.`);
  const DATA_DIR = await mkdtemp(join(root, 'site-'));
  const used = ON_POSTGRES ? { ...site, DATA_DIR } : { DATA_DIR };
  if (!ON_POSTGRES) await copyFile(join(site.DATA_DIR, 'plinth.sqlite'), join(DATA_DIR, 'plinth.sqlite'));
  await expect(restoreTo(used)).rejects.toThrow('The database is not empty. Name an empty one.');
  expect(await filesOf(DATA_DIR)).toEqual({});
});

test('what a database would store otherwise than it was leaves neither rows nor files', async () => {
  const altered = join(root, 'altered.plinth');
  await writeArchive(altered, withTextForNumbers());
  const site = await emptySite(root);
  await expect(restoreTo(site, altered)).rejects.toThrow(
    'The table blogs cannot be written to this database unchanged.',
  );
  expect(await filesOf(site.DATA_DIR)).toEqual({});
  const entries = await readdir(site.DATA_DIR);
  expect(entries.filter((name) => name.startsWith('plinth.sqlite'))).toEqual([]);
  expect(await withSite(site, ({ kysely }) => kysely.introspection.getTables())).toEqual([]);
  // What is refused can be tried again.
  await restoreTo(site);
});

/** The archive, with each status of a post as a text, which both databases turn into a number. */
async function* withTextForNumbers(): AsyncGenerator<Entry> {
  const digest = createTableDigest();
  for await (const entry of readEntries(archive)) {
    if (!('bytes' in entry)) continue;
    const { name, bytes } = entry;
    const text = bytes.toString();
    if (tableIn(name) === 'blogs') {
      const { columns = [] } = (await readArchive(archive)).tables.find((table) => table.name === 'blogs') ?? {};
      const index = columns.indexOf('status');
      const rows = text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as unknown[]).with(index, '01'));
      const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      digest.add(lines);
      yield { name, bytes: lines };
    } else if (name === MANIFEST) {
      const manifest = JSON.parse(text) as Manifest;
      const tables = manifest.tables.map((table) => (table.name === 'blogs' ? { ...table, ...digest.end() } : table));
      yield { name, bytes: Buffer.from(JSON.stringify({ ...manifest, tables })) };
    } else yield { name, bytes };
  }
}

test('one state is backed up while others write, and each row and file that it names is there', async () => {
  const writing = new AbortController();
  const writes = (async () => {
    for (let number = 0; !writing.signal.aborted; number += 1) await createPost(`Written meanwhile ${number}`);
  })();
  const file = join(root, 'busy.plinth');
  const before = await createPost('Written before');
  const manifest = await backUp(app.services.database, await filesOfApp(), file);
  writing.abort();
  await writes;
  const site = await emptySite(root, false);
  await restoreTo(site, file);
  await withSite(site, async ({ kysely }) => {
    const { rows } = await sql<{ id: number; file: string }>`select b.id, m.file from blogs b
      join media m on m.id = b.image order by b.id`.execute(kysely);
    expect(rows.length).toBe(manifest.tables.find(({ name }) => name === 'blogs')?.rows);
    expect(rows.map(({ id }) => id)).toContain(before);
    const files = Object.keys(await filesOf(site.DATA_DIR));
    expect(rows.filter(({ file }) => !files.includes(`/uploads/${file}`))).toEqual([]);
  });
});

test('a file that is removed meanwhile is found in the trash, and one that was lost before is named', async () => {
  const ofLibrary = Object.keys(await filesOf(app.folder)).filter((path) => path.startsWith('/uploads/'));
  const [trashed = '', lost = ''] = ofLibrary.map((path) => path.replace('/uploads/', ''));
  const day = join(app.folder, 'trash/2026-11-22', trashed.split('/')[0] ?? '');
  const from = (key: string) => join(app.folder, 'uploads', key);
  const [bytes, others] = [await readFile(from(trashed)), await readFile(from(lost))];
  await mkdir(day, { recursive: true });
  await writeFile(join(app.folder, 'trash/2026-11-22', trashed), bytes);
  await Promise.all([rm(from(trashed)), rm(from(lost))]);
  const { files, missing } = await backUp(app.services.database, await filesOfApp(), join(root, 'lost.plinth'));
  await Promise.all([writeFile(from(trashed), bytes), writeFile(from(lost), others)]);
  expect([files.some(({ key }) => key === trashed), missing]).toEqual([true, [lost]]);
});

test.each(readdirSync('test/fixtures/databases'))('an archive of %s is restored and migrated', async (version) => {
  const old = await emptySite(root);
  const fixture = join('test/fixtures/databases', version);
  if (old.DATABASE_URL) await query(old.DATABASE_URL, await readFile(join(fixture, 'postgres.sql'), 'utf8'));
  else await copyFile(join(fixture, 'plinth.sqlite'), join(old.DATA_DIR, 'plinth.sqlite'));
  const file = join(root, `${version}.plinth`);
  // As that version would have written it.
  await withSite(old, async (database) => writeBackup(database, await openFileStore(old), file));
  const site = await emptySite(root);
  await restoreTo(site, file);
  const clock = () => new Date('2026-11-22T12:00:00Z'); // Messages are purged after a time.
  const started = await startApp({ clock, configured: { ...site } });
  onTestFinished(() => started.stop());
  expect((await started.get('/blogs/ten-years-of-shops')).body).toMatch(/Ines Moreau[^]*The first one/);
});

test('a site is moved to an empty database of the other kind, and back', async () => {
  const [there, back] = [await emptySite(root, false), await emptySite(root)];
  const expected = await rowsOf(app.services.database);
  await withSite(there, async (target) => {
    await move(app.services.database, target);
    expect(await rowsOf(target)).toEqual(expected);
    await withSite(back, (database) => move(target, database));
    await expect(move(app.services.database, target)).rejects.toThrow('The database is not empty.');
  });
  expect(await withSite(back, rowsOf)).toEqual(expected);
});

test('a site that is written to while it is being moved stays where it is', async () => {
  const other = await emptySite(root);
  const { database } = app.services;
  let reads = 0;
  const readConsistently: Database['readConsistently'] = async (work) => {
    reads += 1;
    if (reads === 2) await createPost('Written while moving');
    return database.readConsistently(work);
  };
  await withSite(other, async (target) => {
    const moving = move({ ...database, readConsistently }, target);
    await expect(moving).rejects.toThrow('The site was changed while it was being moved.');
    expect(await target.kysely.introspection.getTables()).toEqual([]);
  });
});
