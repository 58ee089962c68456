import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigrated } from '../../../server/open-database.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { createDatabase, PUBLIC_URL, type TestApp, startApp } from '../app/app.ts';

let root: string;
let app: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-expected-'));
  app = await startApp({ configured: { BACKUP_DIR: join(root, 'backups'), BACKUP_PROVE: 'never' } });
  await app.services.backups.runDue();
});
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true });
});

let folders = 0;

/** Starts where there is no site, and returns why that was refused, if it was, and whether anything was written. */
async function startAnew(variables: Record<string, string>) {
  folders += 1;
  const DATA_DIR = join(root, `mount-${folders}`);
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase('template0') : null;
  const place = { DATA_DIR, ...(database && { DATABASE_URL: database.url }) };
  try {
    const { kysely } = await openMigrated(parseConfiguration({ ...place, ...variables }), createLog('silent'));
    await kysely.destroy();
    return { refusal: null };
  } catch (error) {
    return { refusal: (error as Error).message, isTouched: existsSync(join(DATA_DIR, 'plinth.sqlite')) };
  } finally {
    await database?.drop();
  }
}

test('no new site begins where the backups know one at this address, unless that is wanted', async () => {
  const variables = { BACKUP_DIR: join(root, 'backups'), PUBLIC_URL };
  expect(await startAnew(variables)).toEqual({
    refusal: expect.stringMatching(
      /^(There is no site in \S+|The database in DATABASE_URL is empty), but \S+ holds backups of a site at https:\/\/plinth\.example\. Check that its disk is mounted\./,
    ),
    isTouched: false,
  });
  expect(await startAnew({ ...variables, PUBLIC_URL: 'https://www.example.com' })).toEqual({ refusal: null });
  expect(await startAnew({ ...variables, EXPECT_SITE: 'no' })).toEqual({ refusal: null });
});

test('with EXPECT_SITE=yes a start never begins a new site', async () => {
  const { refusal, isTouched } = await startAnew({ EXPECT_SITE: 'yes' });
  expect([refusal, isTouched]).toEqual([expect.stringContaining('but EXPECT_SITE=yes says that there is one.'), false]);
});

test('with EXPECT_SITE=yes the start of a database without its files is refused', async () => {
  const away = join(app.folder, 'site-id');
  await rm(away);
  await expect(app.openServices({ EXPECT_SITE: 'yes' })).rejects.toThrow(
    /^There is no site in the \S.*, but EXPECT_SITE=yes says that there is one\. Check that its disk is mounted\.$/,
  );
  await (await app.openServices()).close();
});
