import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRunOnce } from '../../../server/jobs/run-once.ts';
import type { JobTables } from '../../../server/jobs/job-history.ts';
import { createScheduler, Postponed } from '../../../server/jobs/scheduler.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { startApp, type TestApp } from '../app/app.ts';

const MINUTE = 60_000; // ms

let app: TestApp;
let others: Database;
let now: number;
beforeAll(async () => {
  app = await startApp();
  others = await openDatabase({ DATABASE_URL: app.databaseUrl || undefined, DATA_DIR: app.folder, onError: () => {} });
});
afterAll(async () => {
  await others.kysely.destroy();
  await app.stop();
});
beforeEach(async () => {
  now = Date.now();
  await jobRows().deleteFrom('jobs').execute();
});

const jobRows = () => others.kysely.withTables<JobTables>();

const instanceOn = (database: Database) =>
  createRunOnce(database, () => new Date(now), { warn: (facts: object) => expect.fail(JSON.stringify(facts)) });

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
  const struck: number[] = [];
  const ran: number[] = [];
  const job = { name: 'each second', cron: '* * * * * *', run: async () => {} };
  const schedulers = [app.services.database, others].map((database) => {
    const runOnce = createRunOnce(database, systemClock, createLog('silent'));
    const recorded: typeof runOnce = async (name, due, run) => {
      struck.push(due.getTime());
      await runOnce(name, due, async () => {
        ran.push(due.getTime());
        await run();
      });
    };
    return createScheduler([job], recorded, createLog('silent'));
  });
  for (const scheduler of schedulers) scheduler.start();
  await expect.poll(() => ran.length).toBeGreaterThan(3);
  for (const scheduler of schedulers) await scheduler.stop();
  expect(struck.length).toBeGreaterThan(ran.length);
  expect(ran).toEqual([...new Set(ran)]);
  expect(ran.filter((time) => time % 1000 !== 0)).toEqual([]);
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

test('a job that runs for longer stays claimed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const hanging = Promise.withResolvers<void>();
  const first = instanceOn(app.services.database)('purge', new Date(now), () => hanging.promise);
  await begun();
  const claim = await claimed();
  now += 40_000;
  vi.advanceTimersByTime(20_000);
  await expect.poll(claimed).not.toBe(claim);
  now += 40_000;
  let runs = 0;
  await instanceOn(others)('purge', new Date(now), async () => (runs += 1));
  expect(runs).toBe(0);
  hanging.resolve();
  await first;
  expect(await claimed()).toBeNull();
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

test('a job that began or was claimed while the clock was ahead runs again, with one warning', async () => {
  const warned: string[] = [];
  const warn = (_facts: object, line?: string) => void warned.push(line ?? '');
  const runOnce = createRunOnce(app.services.database, () => new Date(now), { warn });
  const present = now;
  now += 400 * 24 * 60 * MINUTE;
  void runOnce('back up', new Date(now), () => new Promise(() => {}));
  await begun();
  await runOnce('purge', new Date(now), async () => {});
  now = present;
  const runs: string[] = [];
  for (const time of ['at once', 'an hour later'])
    for (const name of ['purge', 'back up']) {
      now += 60 * MINUTE;
      await runOnce(name, new Date(now), async () => void runs.push(`${name} ${time}`));
    }
  expect(runs).toEqual(['purge at once', 'back up at once', 'purge an hour later', 'back up an hour later']);
  expect(warned).toEqual(
    ['purge', 'back up'].map((name) => `The clock was ahead when the job "${name}" last ran. It runs again as usual.`),
  );
});

/** Runs a job in this process, without asking others. */
const alone = async (_name: string, _due: Date, work: () => Promise<unknown>) => void (await work());

test('a job whose outcome cannot be noted has not failed for that', async () => {
  const lines: string[] = [];
  const written = Promise.withResolvers<void>();
  const write = (line: string) => {
    lines.push(line);
    written.resolve();
  };
  const history = { keepOnly: async () => {}, note: () => Promise.reject(new Error('The database is away.')) };
  const job = { name: 'purge', cron: '0 0 1 1 *', firstAfter: 1, run: async () => {} };
  const scheduler = createScheduler([job], alone, createLog('info', { destination: { write } }), history);
  scheduler.start();
  await written.promise;
  await scheduler.stop();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['How the job "purge" went could not be noted.']);
});

test('of each job it is known when it last ran, how that went, and since when it fails', async () => {
  const { jobHistory } = app.services;
  const results: (() => Promise<unknown>)[] = [
    async () => ({ records: 3, files: 0 }),
    () => Promise.reject(new Error('no room')),
    () => Promise.reject(new Error('no room')),
    () => Promise.reject(new Postponed('It waits.')),
  ];
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const seen: unknown[] = [];
  for (const run of results) {
    const ran = Promise.withResolvers<void>();
    const history = {
      ...jobHistory,
      note: async (...args: Parameters<typeof jobHistory.note>) => {
        await jobHistory.note(...args);
        ran.resolve();
      },
    };
    const scheduler = createScheduler([{ name: 'purge', cron: '0 0 1 1 *', firstAfter: 1, run }], alone, log, history);
    scheduler.start();
    await ran.promise;
    await scheduler.stop();
    seen.push(
      (await jobHistory.list()).map(({ outcome, detail, failing_since }) => [outcome, detail, failing_since !== null]),
    );
  }
  expect(seen).toEqual([
    [['done', 'Removed: records 3.', false]],
    [['failed', 'no room', true]],
    [['failed', 'no room', true]],
    [['postponed', 'It waits.', false]],
  ]);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ job: 'purge', records: 3, msg: 'What was no longer needed was removed.' }),
  );
  await jobHistory.keepOnly(['another']);
  expect(await jobHistory.list()).toEqual([]);
});

/** Waits until a job has been claimed. */
async function begun() {
  await expect.poll(claimed).toBeTruthy();
}

async function claimed() {
  return (await jobRows().selectFrom('jobs').select('claimed_until').executeTakeFirst())?.claimed_until;
}
