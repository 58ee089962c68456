import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler, type Job } from './scheduler.ts';
import type { RunOnce } from './run-once.ts';
import { createLog } from '../platform/log/log.ts';

const ONE_SECOND_PAST = new Date('2026-01-01T00:00:01Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: ONE_SECOND_PAST });
});
afterEach(() => void vi.useRealTimers());

/** For an instance without others. */
const alone: RunOnce = async (_name, _due, work) => void (await work());

const lines: string[] = [];
const log = createLog('error', { destination: { write: (line) => void lines.push(line) } });
afterEach(() => void lines.splice(0));

/** A job that runs a second after the start and every minute, and counts its runs. */
function counting(name: string, work: () => Promise<void> = async () => {}) {
  const job = { name, cron: '* * * * *', firstAfter: 1_000, times: 0, run };
  async function run() {
    job.times += 1;
    await work();
  }
  return job satisfies Job;
}

const failing = () => Promise.reject(new Error('no room'));

test('a job that always fails delays no other job, is logged by name, and runs again', async () => {
  const [broken, sound] = [counting('broken', failing), counting('sound')];
  const jobs = createScheduler([broken, sound], alone, log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(150_000);
  expect([broken.times, sound.times]).toEqual([3, 3]);
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toEqual(Array.from({ length: 3 }, () => 'The job "broken" failed.'));
  await jobs.stop();
});

test('a job that never ends delays no other job, and is not started twice', async () => {
  const [endless, sound] = [counting('endless', () => new Promise(() => {})), counting('sound')];
  createScheduler([endless, sound], alone, log).start();
  await vi.advanceTimersByTimeAsync(150_000);
  expect([endless.times, sound.times]).toEqual([1, 3]);
});

test('a stop waits for the running job, starts no other and logs no failure', async () => {
  const underWay = Promise.withResolvers<void>();
  const [slow, sound] = [counting('slow', () => underWay.promise), counting('sound')];
  const jobs = createScheduler([slow, sound], alone, log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(2_000);
  const stopped = jobs.stop();
  underWay.reject(new Error('The database is closed.'));
  await stopped;
  await vi.advanceTimersByTimeAsync(300_000);
  expect([slow.times, sound.times, lines]).toEqual([1, 1, []]);
});

test('a job runs at the times of its pattern, in UTC', async () => {
  const times: string[] = [];
  const run = async () => void times.push(new Date().toISOString().slice(0, 16));
  const jobs = createScheduler([{ name: 'purge', cron: '0 */6 * * *', run }], alone, log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(13 * 3_600_000);
  await jobs.stop();
  expect(times).toEqual(['2026-01-01T06:00', '2026-01-01T12:00']);
});
