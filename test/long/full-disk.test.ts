import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../api/app/app.ts';
import { problemsOf, siteOf } from '../api/app/examination.ts';

const message = {
  name: 'Ines',
  email: 'ines@example.com',
  phone: '1',
  description: 'We have a lot to say. '.repeat(220),
};
const SOON = { timeout: 10_000 }; // ms

const disk = mkdtempSync(join(tmpdir(), 'plinth-disk-'));
const [DATA_DIR, BACKUP_DIR] = [join(disk, 'data'), join(disk, 'backups')];
const filler = join(disk, 'filler');
let app: TestApp;
let authorization: string;
beforeAll(async () => {
  // Only root may mount a file system.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
  app = await startApp({ configured: { DATA_DIR, BACKUP_DIR, DATABASE_URL: '', RATE_LIMIT: 'off' } });
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(async () => {
  await app.stop();
  execFileSync('umount', [disk]);
  rmdirSync(disk);
});

test('a disk of 8 MB fills up and is freed again', async () => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc((bavail - 20) * bsize));
  let stored = 0;
  let last = await write();
  for (; last.statusCode === 201; last = await write()) stored += 1;
  expect([last.statusCode, (await write()).statusCode]).toEqual([507, 507]);
  expect((await app.get('/')).statusCode).toBe(200);
  await expect.poll(async () => (await app.get('/readyz')).statusCode, SOON).toBe(503);
  const { meta } = (await app.get('/api/contact-messages', { authorization })).json() as { meta: { total: number } };
  expect(meta.total).toBe(stored);

  rmSync(filler);
  await expect.poll(async () => (await app.get('/readyz')).statusCode, SOON).toBe(200);
  expect((await write()).statusCode).toBe(201);
});

test('a disk without enough room gets no backup, which the dashboard and the doctor say', async () => {
  await app.services.backups.runDue();
  const failure = expect.stringMatching(/^The disk of \S+backups is too full: \d+ MB needed, \d MB free\.$/);
  expect(await app.services.backups.report()).toMatchObject({ completed_at: null, failure });
  expect(readdirSync(BACKUP_DIR)).toEqual([]);
  const refusal = await app.request({ method: 'POST', url: '/api/backups', headers: { authorization } });
  const message = expect.stringMatching(/^The disk of \S+scratch is too full: \d+ MB needed, \d MB free\.$/);
  expect([refusal.statusCode, refusal.json()]).toEqual([409, { message }]);
  const site = await siteOf({ services: app.services, folder: DATA_DIR }, { BACKUP_DIR });
  const problems = await problemsOf(site);
  expect(problems).toContainEqual(expect.stringMatching(`^Only \\d MB is free on the disk of ${DATA_DIR}\\.`));
  expect(problems).toContainEqual(expect.stringMatching(/^The last backup failed: The disk of/));
});

const write = () => app.post('/api/contact/store', message);
