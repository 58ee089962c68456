import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler, type Job } from './scheduler.ts';
import { createLog } from '../platform/log/log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const lines: string[] = [];
const log = createLog('error', { destination: { write: (line) => void lines.push(line) } });
afterEach(() => void lines.splice(0));

/** A job of every minute that counts how often it was run. */
function counting(name: string, work: () => Promise<void> = async () => {}) {
  const job = { name, firstAfter: 1_000, every: 60_000, times: 0, run };
  async function run() {
    job.times += 1;
    await work();
  }
  return job satisfies Job;
}

const failing = () => Promise.reject(new Error('no room'));

test('a job that always fails holds up no other one, is logged by its name, and is tried again', async () => {
  const [broken, sound] = [counting('broken', failing), counting('sound')];
  const jobs = createScheduler([broken, sound], log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(150_000);
  expect([broken.times, sound.times]).toEqual([3, 3]);
  const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(told).toEqual(Array.from({ length: 3 }, () => 'The job "broken" failed.'));
  await jobs.stop();
});

test('a job that is never done holds up no other one, and is not begun beside itself', async () => {
  const [endless, sound] = [counting('endless', () => new Promise(() => {})), counting('sound')];
  createScheduler([endless, sound], log).start();
  await vi.advanceTimersByTimeAsync(150_000);
  expect([endless.times, sound.times]).toEqual([1, 3]);
});

test('after a stop none begins, and one that is under way is waited for and not complained about', async () => {
  const underWay = Promise.withResolvers<void>();
  const [slow, sound] = [counting('slow', () => underWay.promise), counting('sound')];
  const jobs = createScheduler([slow, sound], log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(2_000);
  const stopped = jobs.stop();
  underWay.reject(new Error('The database is closed.'));
  await stopped;
  await vi.advanceTimersByTimeAsync(300_000);
  expect([slow.times, sound.times, lines]).toEqual([1, 1, []]);
});
