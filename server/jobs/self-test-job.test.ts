import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler } from './scheduler.ts';
import { createLog } from '../platform/log/log.ts';
import { selfTestJobs } from './self-test-job.ts';
import type { Services } from '../services.ts';

const HOUR = 60 * 60 * 1000; // ms

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Lets two days go by, and gives after how many hours tests were made; the last one before was so many hours ago. */
async function testsInTwoDays({
  hours,
  isConfigured = true,
  ago,
}: {
  hours: number;
  isConfigured?: boolean;
  ago?: number;
}) {
  const start = Date.now();
  const made: number[] = [];
  let at = ago === undefined ? null : start - ago * HOUR;
  const selfTest = {
    last: async () => (at === null ? null : { at: new Date(at).toISOString(), failed: null, sentence: '' }),
    run: async () => {
      at = Date.now();
      made.push(Math.round((at - start) / HOUR));
      return { at: '', failed: null, sentence: '' };
    },
  };
  const log = createLog('silent');
  const services = { selfTest, mailHealth: { isConfigured } } as unknown as Services;
  const jobs = createScheduler(selfTestJobs(services, hours, log), log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(47 * HOUR);
  await jobs.stop();
  return made;
}

test('a self-test is made soon after the first start, and then once in so many hours', async () => {
  expect(await testsInTwoDays({ hours: 24 })).toEqual([0, 24]);
});

test('a restart makes none before its time', async () => {
  expect(await testsInTwoDays({ hours: 24, ago: 20 })).toEqual([4, 28]);
});

test('none is made with 0, or without mail', async () => {
  expect(await testsInTwoDays({ hours: 0 })).toEqual([]);
  expect(await testsInTwoDays({ hours: 24, isConfigured: false })).toEqual([]);
});
