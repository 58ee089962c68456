import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { service } from '../../../content/types/service.ts';
import { readArchive } from '../../../server/backup/archive/read-archive.ts';
import { BACKUP_JOB } from '../../../server/backup/scheduled/backups.ts';
import type { BackupTables } from '../../../server/backup/scheduled/backup-status.ts';
import { cleanupJobs } from '../../../server/jobs/cleanup-jobs.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { parseMetrics } from '../app/metrics.ts';
import { addPerson } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-23T03:00:00Z');
const token = 'of-the-metrics-here';

/** Names an archive of the app. */
let named: (time: string) => string;
let FIRST: string;
let root: string;
let folder: string;
let app: TestApp;
let ask: Awaited<ReturnType<typeof addPerson>>['ask'];
let now = START;
const lines: { level: number; msg: string; reason?: string }[] = [];
const log = createLog('info', { destination: { write: (line) => void lines.push(JSON.parse(line)) } });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-scheduled-'));
  folder = join(root, 'backups');
  const configured = { BACKUP_DIR: folder, BACKUP_PROVE: 'always', METRICS_TOKEN: token };
  app = await startApp({ clock: () => new Date(now), log, configured });
  const id = await readFile(join(app.folder, 'site-id'), 'utf8');
  named = (time) => `plinth-${id.slice(0, 8)}-${time}Z.plinth`;
  FIRST = named('2026-11-23T0300');
  ({ ask } = await addPerson(app, 'Sana'));
  await app.create(service, { title: 'Web shops' });
});
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  now = START;
  lines.length = 0;
  await rm(folder, { recursive: true, force: true });
  await note({ started_at: null, failure: null, completed_at: null, completed_name: null, destination: null });
  await note({ tried_at: null, tried_name: null, trial_failure: null, proved_name: null });
});

const table = () => app.services.database.kysely.withTables<BackupTables>();
const note = (change: Partial<BackupTables['backup_status']>) =>
  table().updateTable('backup_status').set(change).execute();
const status = () => table().selectFrom('backup_status').selectAll().executeTakeFirstOrThrow();
const names = async () => (await readdir(folder)).filter((name) => !name.endsWith('.site')).sort();
const run = () => app.services.backups.runDue();
const report = () => app.services.backups.report();
const messages = () => lines.map(({ msg }) => msg);

/** The name of the last backup, whose bytes a test may damage. */
async function runWith(work: (file: string) => Promise<void>) {
  await run();
  await work(join(folder, FIRST));
  await note({ tried_name: null });
}

test('what is due to be erased waits for the backup that is due, also while another process makes it', async () => {
  const { services } = app;
  const lists: string[][] = [];
  const seeing = {
    ...services,
    content: { ...services.content, purgeDeleted: async () => (lists.push(await names()), 0) },
  };
  const [purge] = cleanupJobs(seeing);
  await Promise.all([services.runOnce(BACKUP_JOB, new Date(now), services.backups.runDue), purge?.run()]);
  expect(lists).toEqual([[FIRST]]);
});

test('while the clock is doubted a backup is made, and none is removed', async () => {
  await app.services.siteClock.look();
  for (const time of ['2025-01-01T0300', '2025-01-01T0400']) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, named(time)), 'old');
  }
  now += 400 * DAY;
  await run();
  expect(await names()).toHaveLength(3);
  await app.services.siteClock.confirm({ id: null, name: 'Test' });
  now += DAY;
  await run();
  expect(await names()).not.toContain(named('2025-01-01T0300'));
  now = START;
  await app.services.siteClock.confirm({ id: null, name: 'Test' });
});

test('a backup is made for its owner alone, restored as a test, and shown', async () => {
  expect(await report()).toMatchObject({ completed_at: null, failure: null, is_late: false });
  await run();
  expect(await names()).toEqual([FIRST]);
  expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, FIRST))).mode & 0o777]).toEqual([0o700, 0o600]);
  expect((await readArchive(join(folder, FIRST))).tables.find(({ name }) => name === 'services')?.rows).toBe(1);
  const completedAt = new Date(START).toISOString();
  const state = {
    completed_at: completedAt,
    failure: null,
    is_late: false,
    tried_at: completedAt,
    trial_failure: null,
  };
  expect((await ask('GET', '/overview')).body.data.backup).toEqual(state);
  expect(await status()).toMatchObject({ proved_name: FIRST });
  expect(messages()).toEqual(['A backup was made.', 'The last backup was restored as a test.']);
  expect(await readdir(join(app.folder, 'scratch'))).toEqual([]);

  const { valueOf } = parseMetrics((await app.get('/metrics', { authorization: `Bearer ${token}` })).body);
  expect(valueOf('plinth_backup_last_timestamp_seconds')).toBe(START / 1000);
  expect(valueOf('plinth_backup_trial_last_timestamp_seconds')).toBe(START / 1000);
  expect([valueOf('plinth_backup_last_failed'), valueOf('plinth_backup_trial_last_failed')]).toEqual([0, 0]);
});

test('the next backup comes a day later, also after a restart', async () => {
  await run();
  now += 23 * HOUR;
  await run();
  const again = await app.openServices();
  await again.backups.runDue();
  expect(await names()).toEqual([FIRST]);
  now += HOUR;
  await again.backups.runDue();
  await again.close();
  expect(await names()).toEqual([FIRST, named('2026-11-24T0300')]);
});

test('old backups are removed, files of others and the restored one are not', async () => {
  await run();
  const old = Array.from({ length: 20 }, (_, day) => named(`2026-10-${String(day + 1).padStart(2, '0')}T0300`));
  const others = [
    `${named('2026-10-01T0300')}.copy`,
    'plinth-00000000-2026-10-01T0300Z.plinth',
    'site.plinth',
    'notes.txt',
  ];
  for (const name of [...old, ...others]) await copyFile(join(folder, FIRST), join(folder, name));
  await note({ proved_name: old[0] ?? '' });
  now += DAY;
  await app.services.backups.runDue();
  const remaining = await names();
  expect(remaining).toEqual(expect.arrayContaining([...others, FIRST, named('2026-11-24T0300')]));
  // Of the last seven days five, of the weeks before them one, and the one that was restored.
  expect(remaining.filter((name) => old.includes(name)).map((name) => name.slice(24, 26))).toEqual([
    '01',
    '11',
    '16',
    '17',
    '18',
    '19',
    '20',
  ]);
});

test('a backup that fails is shown with its reason, removes nothing and is tried again an hour later', async () => {
  await run();
  const old = Array.from({ length: 20 }, (_, day) => named(`2026-10-${String(day + 1).padStart(2, '0')}T0300`));
  for (const name of old) await copyFile(join(folder, FIRST), join(folder, name));
  now += 2 * DAY + HOUR;
  await mkdir(join(folder, named('2026-11-25T0400')));
  await run();
  expect(await names()).toHaveLength(22);
  const failure = expect.stringMatching(/^The file .*plinth-\S+-2026-11-25T0400Z\.plinth already exists\.$/);
  expect(await report()).toMatchObject({ completed_at: new Date(START).toISOString(), failure, is_late: true });
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'The backup failed.', reason: failure });
  now += HOUR / 2;
  await run();
  expect(await names()).toHaveLength(22);
  now += HOUR / 2;
  await run();
  expect(await report()).toMatchObject({ completed_at: new Date(now).toISOString(), failure: null, is_late: false });
});

test('a damaged backup does not pass its trial, and the last that did is kept', async () => {
  await runWith(async (file) => {
    const bytes = await readFile(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(file, bytes);
  });
  await note({ proved_name: 'an older one' });
  await run();
  const trial_failure = expect.stringMatching(/^The archive is damaged/);
  expect(await report()).toMatchObject({ failure: null, trial_failure });
  expect(await status()).toMatchObject({ tried_name: FIRST, proved_name: 'an older one' });
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'The last backup could not be restored as a test.' });
  // Not tried again before there is another one.
  lines.length = 0;
  await run();
  expect(lines).toEqual([]);
});

test('what a killed process leaves is removed', async () => {
  await mkdir(join(app.folder, 'scratch/trial-a1B2c3/uploads'), { recursive: true });
  await writeFile(join(app.folder, 'scratch/trial-a1B2c3/plinth.sqlite'), 'half');
  await mkdir(folder);
  const [abandoned, fresh] = [`${named('2026-11-20T0300')}.part`, `${named('2026-11-22T0300')}.part`];
  for (const name of [abandoned, fresh, 'other.part']) await writeFile(join(folder, name), 'half');
  const then = new Date(Date.now() - 2 * HOUR);
  for (const name of [abandoned, 'other.part']) await utimes(join(folder, name), then, then);
  await run();
  expect(await names()).toEqual(['other.part', fresh, FIRST]);
  expect(await status()).toMatchObject({ proved_name: FIRST });
  expect(await readdir(join(app.folder, 'scratch'))).toEqual([]);
});

test('a folder that cannot be written to is named at the start, and in the failure', async () => {
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'a file');
  await app.services.backups.warnUnlessWritable();
  const sentence = expect.stringMatching(/^The folder in BACKUP_DIR cannot be written to: .*backups/);
  expect(lines).toMatchObject([{ level: 40, msg: sentence }]);
  await run();
  expect(await report()).toMatchObject({ failure: sentence });
});

test('a stop during a backup is no failure, and leaves nothing that is half written under its name', async () => {
  const other = await app.openServices();
  const running = other.backups.runDue();
  await expect.poll(async () => (await status()).started_at).not.toBeNull();
  other.drain();
  await running;
  await other.close();
  expect(await status()).toMatchObject({ started_at: null, failure: null, completed_at: null });
  await run();
  expect(await status()).toMatchObject({ completed_at: new Date(START).toISOString(), proved_name: FIRST });
});

test('without a folder there are no backups, and nothing is shown', async () => {
  const other = await app.openServices({ BACKUP_DIR: '' });
  await other.backups.runDue();
  expect([await other.backups.report(), existsSync(folder)]).toEqual([null, false]);
  await other.close();
});
