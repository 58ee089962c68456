import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { QueueFull, QueueTimeout } from './limiter.ts';

const limits = { perSender: 3, inAll: 4, longestWait: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of which one task is under way until it is released. */
function busyQueue() {
  const inTurn = createFairQueue(limits);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = inTurn('first', () => promise);
  return { inTurn, release: async () => void (resolve('first'), await first) };
}

test('a flood by one sender delays the others by one task', async () => {
  const { inTurn, release } = busyQueue();
  const done: string[] = [];
  const task = (sender: string, name: string) => inTurn(sender, async () => done.push(name));
  const all = [task('flood', 'a'), task('flood', 'b'), task('flood', 'c'), task('other', 'd')];
  await release();
  await Promise.all(all);
  expect(done).toEqual(['a', 'd', 'b', 'c']);
});

test('a sender who floods is refused, and others still find room, until all of it is taken', async () => {
  const { inTurn, release } = busyQueue();
  const task = (sender: string) => inTurn(sender, async () => sender);
  const waiting = [task('flood'), task('flood'), task('flood')];
  await expect(task('flood')).rejects.toThrow(QueueFull);
  waiting.push(task('other'));
  await expect(task('third')).rejects.toThrow(QueueFull);
  await release();
  expect(await Promise.all(waiting)).toEqual(['flood', 'flood', 'flood', 'other']);
  expect(await task('flood')).toBe('flood');
});

test('nobody waits longer than said, and whoever gave up takes no turn', async () => {
  const { inTurn, release } = busyQueue();
  const task = vi.fn<() => Promise<string>>(async () => 'late');
  const [late] = await Promise.all([outcomeOf(inTurn('a', task)), vi.advanceTimersByTimeAsync(limits.longestWait)]);
  expect(late).toBeInstanceOf(QueueTimeout);
  await release();
  expect(await inTurn('a', async () => 'next')).toBe('next');
  expect(task).not.toHaveBeenCalled();
});

test('a task that fails leaves its turn to the next', async () => {
  const { inTurn, release } = busyQueue();
  const failing = outcomeOf(inTurn('a', () => Promise.reject(new Error('broken'))));
  const next = inTurn('b', async () => 'next');
  await release();
  expect(await failing).toMatchObject({ message: 'broken' });
  expect(await next).toBe('next');
});

const outcomeOf = (task: Promise<unknown>) => task.catch((error: unknown) => error);
