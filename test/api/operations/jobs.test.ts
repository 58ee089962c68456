import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRunOnce } from '../../../server/jobs/run-once.ts';
import { createScheduler } from '../../../server/jobs/scheduler.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { startApp, type TestApp } from '../app/app.ts';

const MINUTE = 60_000; // ms

let app: TestApp;
let others: Database;
let now: number;
beforeEach(async () => {
  now = Date.now();
  app = await startApp();
  others = await openDatabase({ DATABASE_URL: app.databaseUrl || undefined, DATA_DIR: app.folder, onError: () => {} });
});
afterEach(async () => {
  await others.kysely.destroy();
  await app.stop();
});

const instanceOn = (database: Database) =>
  createRunOnce(
    database,
    () => new Date(now),
    (error) => expect.fail(String(error)),
  );

test('of many instances whose clocks strike at once, one runs a job, and the next time again one', async () => {
  const instances = Array.from({ length: 10 }, (_, index) => instanceOn(index % 2 ? others : app.services.database));
  const runs: number[] = [];
  for (const hour of [1, 2, 3]) {
    const due = new Date(now);
    await Promise.all(instances.map((runOnce) => runOnce('purge', due, async () => void runs.push(hour))));
    now += 60 * MINUTE;
  }
  expect(runs).toEqual([1, 2, 3]);
});

test('of two schedulers, one runs a job whenever its pattern says so', async () => {
  const runs: string[] = [];
  const run = async () => void runs.push(new Date().toISOString().slice(0, 19));
  const job = { name: 'each second', cron: '* * * * * *', run };
  const schedulers = [app.services.database, others].map((database) =>
    createScheduler([job], createRunOnce(database, systemClock, console.error), createLog('silent')),
  );
  for (const scheduler of schedulers) scheduler.start();
  await expect.poll(() => runs.length, { timeout: 15_000 }).toBeGreaterThan(3);
  for (const scheduler of schedulers) await scheduler.stop();
  expect(runs).toEqual([...new Set(runs)]);
});

test('clocks that differ by seconds make no difference', async () => {
  const due = new Date(now);
  const runs: string[] = [];
  const [first, second] = [instanceOn(app.services.database), instanceOn(others)];
  now -= 3_000;
  await first('purge', due, async () => void runs.push('early'));
  now += 6_000;
  await second('purge', due, async () => void runs.push('late'));
  expect(runs).toEqual(['early']);
});

test('a job that still runs is not begun elsewhere, until its process has been dead for a minute', async () => {
  const hanging = Promise.withResolvers<void>();
  const first = instanceOn(app.services.database)('purge', new Date(now), () => hanging.promise);
  await begun();
  const runs: string[] = [];
  const second = instanceOn(others);
  now += 30_000;
  await second('purge', new Date(now), async () => void runs.push('after half a minute'));
  now += 31_000;
  await second('purge', new Date(now), async () => void runs.push('after a minute'));
  expect(runs).toEqual(['after a minute']);
  hanging.resolve();
  await first;
});

test('a job that fails is not claimed any longer', async () => {
  const runOnce = instanceOn(app.services.database);
  const failing = runOnce('purge', new Date(now), () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  now += 1;
  let runs = 0;
  await instanceOn(others)('purge', new Date(now), async () => (runs += 1));
  expect(runs).toBe(1);
});

/** Waits until a job has been claimed. */
async function begun() {
  const jobs = others.kysely.withTables<{ jobs: { name: string } }>().selectFrom('jobs').select('name');
  await expect.poll(() => jobs.executeTakeFirst()).toBeTruthy();
}
