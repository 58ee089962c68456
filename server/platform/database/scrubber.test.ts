import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { createScrubber } from './scrubber.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('scrubbing is retried after a reader or a failure, until it succeeds', async () => {
  const outcomes = [async () => false, () => Promise.reject(new Error('Locked.')), async () => true];
  const scrub = vi.fn<() => Promise<boolean>>(() => (outcomes.shift() ?? (async () => true))());
  await createScrubber({ scrub }, createLog('silent')).run();
  expect(scrub).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scrub).toHaveBeenCalledTimes(3);
});

test('scrubbing is not retried after the end', async () => {
  const scrub = vi.fn<() => Promise<boolean>>(async () => false);
  const scrubber = createScrubber({ scrub }, createLog('silent'));
  await scrubber.run();
  scrubber.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scrub).toHaveBeenCalledTimes(1);
});
