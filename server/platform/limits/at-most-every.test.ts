import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('calls share an outcome for so long, and a failure for a second', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {});
  const check = atMostEvery(10_000, work);
  work.mockRejectedValueOnce(new Error('Away.'));
  for (let time = 0; time < 2; time += 1) await expect(check()).rejects.toThrow('Away.');
  vi.advanceTimersByTime(1_000);
  for (let time = 0; time < 2; time += 1) await check();
  vi.advanceTimersByTime(9_999);
  await check();
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await check();
  expect(work).toHaveBeenCalledTimes(3);
});

test('calls wait for work that is under way, however long it takes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => promise);
  const check = atMostEvery(1_000, work);
  const first = check();
  vi.advanceTimersByTime(60_000);
  const second = check();
  resolve();
  await Promise.all([first, second]);
  expect(work).toHaveBeenCalledTimes(1);
});
