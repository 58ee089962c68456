import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler } from './scheduler.ts';
import type { RunOnce } from './run-once.ts';
import { createLog } from '../platform/log/log.ts';
import { selfTestJob } from './self-test-job.ts';
import type { Services } from '../services.ts';

const alone: RunOnce = async (_name, _due, work) => void (await work());
const HOUR = 60 * 60 * 1000; // ms

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Lets two days pass and returns the hours at which tests ran; the previous test was `ago` hours ago. */
async function runForTwoDays({
  hours,
  isConfigured = true,
  ago,
}: {
  hours: number;
  isConfigured?: boolean;
  ago?: number;
}) {
  const start = Date.now();
  const hoursOfRuns: number[] = [];
  let lastRun = ago === undefined ? null : start - ago * HOUR;
  const selfTest = {
    last: async () => (lastRun === null ? null : { at: new Date(lastRun).toISOString(), failed: null, sentence: '' }),
    run: async () => {
      lastRun = Date.now();
      hoursOfRuns.push(Math.round((lastRun - start) / HOUR));
      return { at: '', failed: null, sentence: '' };
    },
  };
  const log = createLog('silent');
  const services = {
    selfTest,
    mailHealth: { isConfigured: async () => isConfigured },
    now: () => new Date(),
  } as unknown as Services;
  const job = { name: 'self-test', cron: '*/10 * * * *', firstAfter: 60_000, run: selfTestJob(services, hours, log) };
  const jobs = createScheduler([job], alone, log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(47 * HOUR);
  await jobs.stop();
  return hoursOfRuns;
}

test('a self-test runs soon after the first start, and then at its interval', async () => {
  expect(await runForTwoDays({ hours: 24 })).toEqual([0, 24]);
});

test('after a restart no self-test runs early', async () => {
  expect(await runForTwoDays({ hours: 24, ago: 20 })).toEqual([4, 28]);
});

test('no self-test runs with 0 hours, or without email', async () => {
  expect(await runForTwoDays({ hours: 0 })).toEqual([]);
  expect(await runForTwoDays({ hours: 24, isConfigured: false })).toEqual([]);
});
