import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { APART } from '../../../server/data-folder/instances.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { openServices, type Services } from '../../../server/services.ts';
import { startS3Store } from '../../servers/s3-store.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { problemsOf, siteOf } from '../app/examination.ts';
import { signInTo } from '../app/people.ts';

let now: number;
let lines: string[];
let app: TestApp;
beforeEach(() => {
  [now, lines] = [Date.now(), []];
});
afterEach(() => app.stop());

const log = createLog('warn', { destination: { write: (line) => void lines.push(line) } });
const clock = () => new Date(now);
const warnings = () => lines.filter((line) => line.includes(APART)).length;

async function bucket() {
  const store = await startS3Store();
  onTestFinished(() => store.stop());
  return store.variables;
}

/** Starts another instance on the database of the app. On PostgreSQL it has a data folder of its own. */
async function another(configured: Record<string, string> = {}): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-instance-'));
  const variables = app.databaseUrl ? { DATA_DIR: folder, DATABASE_URL: app.databaseUrl } : { DATA_DIR: app.folder };
  const configuration = parseConfiguration({ CONTENT: 'empty', ...variables, ...configured });
  const services = await openServices(configuration, { log, clock });
  onTestFinished(async () => {
    await services.close();
    await rm(folder, { recursive: true });
  });
  return services;
}

const report = ({ dataFolder }: Services) => dataFolder.instances.report();

test('instances whose files are not shared are warned of, until one has gone', async () => {
  app = await startApp({ log, clock });
  const client = await signInTo(app);
  const sharesFiles = async () =>
    (await client.call<{ data: { shares_files: boolean } }>('GET', '/overview')).data.shares_files;
  const doctor = async () => problemsOf(await siteOf(app));
  await report(app.services);
  expect([await sharesFiles(), warnings(), await doctor()]).toEqual([true, 0, []]);

  const other = await another(await bucket());
  await report(other);
  for (const _ of [1, 2]) await report(app.services);
  expect([await sharesFiles(), warnings()]).toEqual([false, 2]);
  expect(await doctor()).toEqual([APART]);

  await other.dataFolder.instances.leave();
  expect(await sharesFiles()).toBe(true);
  await report(other);
  expect(await sharesFiles()).toBe(false);
  now += 91_000;
  expect(await sharesFiles()).toBe(true);
});

test('instances that share a folder or a bucket are not warned of', async () => {
  const shared = await bucket();
  app = await startApp({ log, clock });
  await report(app.services);
  await report(await another({ DATA_DIR: app.folder }));
  expect(await app.services.dataFolder.instances.countStores()).toBe(1);
  await app.stop();

  app = await startApp({ log, clock, configured: shared });
  await report(app.services);
  await report(await another(shared));
  expect(await app.services.dataFolder.instances.countStores()).toBe(1);
  expect(warnings()).toBe(0);
});

test('two servers on one database file say so, once they have met twice, until one has gone', async () => {
  app = await startApp({ log, clock });
  const raised = () => lines.filter((line) => line.includes('uses this data folder too')).length;
  // It was killed, and reports no more.
  await report(await another());
  now += 5_000;
  for (let round = 0; round < 3; round += 1) {
    now += 30_000;
    await report(app.services);
  }
  expect(raised()).toBe(0);

  const other = await another();
  for (let round = 0; round < 3; round += 1) {
    now += 30_000;
    await report(other);
    await report(app.services);
  }
  // Several instances may share PostgreSQL and a folder.
  expect(raised()).toBe(app.databaseUrl ? 0 : 2);
  await other.dataFolder.instances.leave();
  now += 30_000;
  await report(app.services);
  expect(await app.services.alarms.list()).toEqual([]);
});
