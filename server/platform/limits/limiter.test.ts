import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueFull, QueueTimeout, takingTurns } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcomeOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('beyond those at work and those that wait, work is refused', async () => {
  const inTurn = takingTurns({ atATime: 1, mostWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken = [inTurn(() => promise), inTurn(async () => 'second')];
  expect(await outcomeOf(inTurn(async () => 'third'))).toBeInstanceOf(QueueFull);
  resolve();
  expect(await Promise.all(taken)).toEqual([undefined, 'second']);
});

test('a place stays free for as long as the work before took, and not long after what had only waited', async () => {
  const inTurn = takingTurns({ atATime: 1, mostWaiting: 1, rest: 1 });
  for (const { takes, rests } of [
    { takes: 20, rests: 20 },
    { takes: 5_000, rests: 1_000 },
  ]) {
    const next = vi.fn<() => Promise<void>>(async () => {});
    const both = [inTurn(() => vi.advanceTimersByTimeAsync(takes)), inTurn(next)];
    await both[0];
    await vi.advanceTimersByTimeAsync(rests - 1);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(next).toHaveBeenCalledOnce();
    await Promise.all(both);
    await vi.runAllTimersAsync();
  }
});

test('nothing waits longer than said, so that many are told at once that the first one is stuck', async () => {
  const inTurn = takingTurns({ atATime: 1, mostWaiting: 30, longestWait: 3_000, rest: 1 });
  const stuck = () => new Promise((_, reject) => setTimeout(() => reject(new Error('locked')), 5_000));
  const all = Array.from({ length: 30 }, () => outcomeOf(inTurn(stuck)));
  await vi.advanceTimersByTimeAsync(3_000);
  const [, ...waiting] = all;
  for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(QueueTimeout);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await inTurn(async () => 'works again')).toBe('works again');
});
