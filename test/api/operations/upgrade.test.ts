import { readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readArchive } from '../../../server/backup/archive/read-archive.ts';
import { restore as restoreArchive } from '../../../server/backup/restore.ts';
import { openMigrated } from '../../../server/open-database.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { findDifferences } from '../../../server/cli/new-migration/differences.ts';
import { declaredTables } from '../../../server/cli/new-migration/new-migration.ts';
import { pendingMigrations } from '../../../server/platform/database/migrate.ts';
import { query } from '../../servers/postgres-server.ts';
import { createDatabase, startApp } from '../app/app.ts';
import { clientOf, tokenOf } from '../app/people.ts';

const fixtures = 'test/fixtures/databases';

test('there is a database of every version that was released', async () => {
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version);
  expect(released).not.toEqual([]);
  expect(new Set(readdirSync(fixtures))).toEqual(new Set(released));
});

test.each(readdirSync(fixtures))('a database of %s is migrated with its records', async (version) => {
  const clock = () => new Date('2026-11-22T12:00:00Z'); // Messages are purged after a time.
  const app = await startApp({ clock, configured: { ...(await restore(join(fixtures, version))) } });
  onTestFinished(() => app.stop());
  const { database } = app.services;
  expect(await pendingMigrations(database)).toEqual([]);
  const upToDate = { tables: [], additions: [], remarks: [] };
  expect(await findDifferences(database, declaredTables)).toEqual(upToDate);

  const post = await app.get('/blogs/ten-years-of-shops');
  expect([post.statusCode, post.body]).toEqual([200, expect.stringMatching(/Ines Moreau[^]*The first one/)]);
  const reviews = (await app.get('/our-reviews')).body;
  expect([reviews.includes('A shop for books'), reviews.includes('A shop for bicycles')]).toEqual([true, false]);

  const { ask } = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const first = async (path: string) => (await ask('GET', path)).body.data[0];
  expect(await first('/contact-messages')).toMatchObject({ name: 'Jonas Weber', description: 'We would like a shop.' });
  expect(await first('/meetings')).toMatchObject({ subject: 'Our shop', starts_at: '2027-03-09T10:00:00.000Z' });
  const { data: entries } = (await ask('GET', '/activity?per_page=100')).body;
  expect(entries).toContainEqual(expect.objectContaining({ user_name: 'Sana', title: 'A shop for bicycles' }));
});

test.each(readdirSync(fixtures))(
  'with a folder for backups, a site of %s is saved before it is migrated',
  async (version) => {
    const configured = await restore(join(fixtures, version));
    const BACKUP_DIR = join(configured.DATA_DIR, 'backups');
    const open = () => openMigrated(parseConfiguration({ ...configured, BACKUP_DIR }), createLog('silent'));
    // Instances that start together make one.
    const opened = await Promise.all(configured.DATABASE_URL ? [open(), open()] : [open()]);
    for (const { kysely } of opened) await kysely.destroy();
    const [name = '', ...others] = await readdir(BACKUP_DIR);
    expect([others, name]).toEqual([
      [],
      expect.stringMatching(/^plinth-[0-9a-f]{8}-\S{15}Z-before-\d{4}-[a-z-]+\.plinth$/),
    ]);

    const saved = await readArchive(join(BACKUP_DIR, name));
    expect(saved.migrations.at(-1)?.slice(0, 4)).toBe(
      String(Number(/before-(\d+)/.exec(name)?.[1]) - 1).padStart(4, '0'),
    );
    const target = await emptySite();
    await restoreArchive(join(BACKUP_DIR, name), {
      openFiles: () => openFileStore(target),
      openDatabase: () => openDatabase({ ...target, onError: () => {} }),
    });
    const app = await startApp({ clock: () => new Date('2026-11-22T12:00:00Z'), configured: { ...target } });
    onTestFinished(() => app.stop());
    expect((await app.get('/blogs/ten-years-of-shops')).body).toContain('Ines Moreau');
  },
);

test.each(readdirSync(fixtures))(
  'however often a site of %s fails to be migrated, the reason is the same, and there is one archive and one snapshot',
  async (version) => {
    const configured = await restore(join(fixtures, version));
    const BACKUP_DIR = join(configured.DATA_DIR, 'backups');
    const configuration = parseConfiguration({ ...configured, BACKUP_DIR });
    const change = async (statement: string) => {
      const { kysely } = await openDatabase({ ...configuration, onError: () => {} });
      await sql.raw(statement).execute(kysely);
      await kysely.destroy();
    };
    const reasonOfStart = () =>
      openMigrated(configuration, createLog('silent')).then(
        () => 'It started.',
        ({ message }: Error) => message,
      );
    await change('create table site_clock (id integer primary key)');
    const reasons = [await reasonOfStart(), await reasonOfStart(), await reasonOfStart()];
    expect(new Set(reasons).size).toBe(1);
    expect(reasons[0]).toMatch(/^Migration \d{4}-clock failed: [^\n]*site_clock[^\n]* already exists\.$/);
    expect(await readdir(BACKUP_DIR)).toHaveLength(1);
    const snapshots = () => readdir(join(configured.DATA_DIR, 'snapshots')).catch(() => []);
    const once = configured.DATABASE_URL ? 0 : 1;
    expect(await snapshots()).toHaveLength(once);

    const later = new Date(Date.now() + 60_000).toISOString();
    await change(
      `insert into activity (at, user_name, action, subject, title) values ('${later}', 'Sana', 'updated', 'blog', 'Changed')`,
    );
    expect(await reasonOfStart()).toBe(reasons[0]);
    expect([(await readdir(BACKUP_DIR)).length, (await snapshots()).length]).toEqual([1, once]);
    const [name = ''] = await readdir(BACKUP_DIR);
    expect((await readArchive(join(BACKUP_DIR, name))).tables.find((table) => table.name === 'activity')?.rows).toBe(
      await countActivity(configuration),
    );
    await change('drop table site_clock');
    expect(await reasonOfStart()).toBe('It started.');
  },
);

async function countActivity(configuration: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  const { kysely } = await openDatabase({ ...configuration, onError: () => {} });
  const { rows } = await sql<{ count: number }>`select count(*) as count from activity`.execute(kysely);
  await kysely.destroy();
  return Number(rows[0]?.count);
}

test.each(readdirSync(fixtures))('a site of %s that cannot be saved is not migrated', async (version) => {
  const configured = await restore(join(fixtures, version));
  const BACKUP_DIR = join(configured.DATA_DIR, 'backups');
  await writeFile(BACKUP_DIR, 'a file');
  const configuration = parseConfiguration({ ...configured, BACKUP_DIR });
  await expect(openMigrated(configuration, createLog('silent'))).rejects.toThrow(
    /^The backup before migration \d{4}-\S+ failed, so nothing was migrated: The folder in BACKUP_DIR cannot be written to: .*\.$/,
  );
  const database = await openDatabase({ ...configuration, onError: () => {} });
  expect(await pendingMigrations(database)).not.toEqual([]);
  await database.kysely.destroy();
});

/** Restores the database that a version left, and returns the variables that name it. */
async function restore(folder: string) {
  const site = await emptySite();
  if (site.DATABASE_URL) await query(site.DATABASE_URL, await readFile(join(folder, 'postgres.sql'), 'utf8'));
  else await copyFile(join(folder, 'plinth.sqlite'), join(site.DATA_DIR, 'plinth.sqlite'));
  return site;
}

/** Returns the variables that name an empty folder and, on PostgreSQL, an empty database. */
async function emptySite(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'plinth-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  if (process.env['TEST_DATABASE'] !== 'postgres') return { DATA_DIR };
  const { url, drop } = await createDatabase('template0');
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}
