import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler } from './scheduler.ts';
import { createLog } from '../platform/log/log.ts';
import { selfTestJob } from './self-test-job.ts';
import type { Services } from '../services.ts';

const HOUR = 60 * 60 * 1000; // ms

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Lets two days pass. Returns after how many hours tests ran; the last test before was `ago` hours ago. */
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
  const ran: number[] = [];
  let at = ago === undefined ? null : start - ago * HOUR;
  const selfTest = {
    last: async () => (at === null ? null : { at: new Date(at).toISOString(), failed: null, sentence: '' }),
    run: async () => {
      at = Date.now();
      ran.push(Math.round((at - start) / HOUR));
      return { at: '', failed: null, sentence: '' };
    },
  };
  const log = createLog('silent');
  const services = { selfTest, mailHealth: { isConfigured } } as unknown as Services;
  const job = { name: 'self-test', cron: '*/10 * * * *', firstAfter: 60_000, run: selfTestJob(services, hours, log) };
  const jobs = createScheduler([job], log);
  jobs.start();
  await vi.advanceTimersByTimeAsync(47 * HOUR);
  await jobs.stop();
  return ran;
}

test('a self-test runs soon after the first start, and then once in so many hours', async () => {
  expect(await testsInTwoDays({ hours: 24 })).toEqual([0, 24]);
});

test('after a restart none runs before its time', async () => {
  expect(await testsInTwoDays({ hours: 24, ago: 20 })).toEqual([4, 28]);
});

test('none runs with 0, or without email', async () => {
  expect(await testsInTwoDays({ hours: 0 })).toEqual([]);
  expect(await testsInTwoDays({ hours: 24, isConfigured: false })).toEqual([]);
});
