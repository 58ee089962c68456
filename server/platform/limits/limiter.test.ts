import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimiter, QueueFull, QueueTimeout } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcomeOf = (task: Promise<unknown>) => task.catch((error: unknown) => error);

/** A limiter with one task under way until it is released. */
function busyLimiter() {
  const limit = createLimiter({ concurrency: 1, maxQueued: 4, maxQueuedPerSender: 3, maxWait: 1_000 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = limit(() => promise, 'first');
  return { limit, release: async () => void (resolve('first'), await first) };
}

test('a task is refused when the queue is full', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueued: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const accepted = [limit(() => promise), limit(async () => 'second')];
  expect(await outcomeOf(limit(async () => 'third'))).toBeInstanceOf(QueueFull);
  resolve();
  expect(await Promise.all(accepted)).toEqual([undefined, 'second']);
});

test('a place rests for as long as its last task took, at most a second', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueued: 1, rest: 1 });
  for (const { takes, rests } of [
    { takes: 20, rests: 20 },
    { takes: 5_000, rests: 1_000 },
  ]) {
    const next = vi.fn<() => Promise<void>>(async () => {});
    const limited = [limit(() => vi.advanceTimersByTimeAsync(takes)), limit(next)];
    await limited[0];
    await vi.advanceTimersByTimeAsync(rests - 1);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(next).toHaveBeenCalledOnce();
    await Promise.all(limited);
    await vi.runAllTimersAsync();
  }
});

test('no task waits longer than allowed, even if the first one is stuck', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueued: 30, maxStall: 3_000, rest: 1 });
  const stuck = () => new Promise((_, reject) => setTimeout(() => reject(new Error('locked')), 5_000));
  const all = Array.from({ length: 30 }, () => outcomeOf(limit(stuck)));
  await vi.advanceTimersByTimeAsync(3_000);
  const [, ...waiting] = all;
  for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(QueueTimeout);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await limit(async () => 'works again')).toBe('works again');
});

test('many tasks at once are all done, however slow each is, while they move on', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueued: 80, maxWait: 20_000, maxStall: 3_000, rest: 3 });
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 100, 'done'));
  const all = Array.from({ length: 80 }, () => outcomeOf(limit(slow)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
});

test('no task waits longer than allowed, though others are done', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueued: 80, maxWait: 5_000, maxStall: 3_000 });
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 1_000, 'done'));
  const all = Array.from({ length: 8 }, () => outcomeOf(limit(slow)));
  await vi.advanceTimersByTimeAsync(10_000);
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
  expect(outcomes.at(-1)).toBeInstanceOf(QueueTimeout);
});

test('a flood by one sender delays the others by one task', async () => {
  const { limit, release } = busyLimiter();
  const done: string[] = [];
  const task = (sender: string, name: string) => limit(async () => done.push(name), sender);
  const all = [task('flood', 'a'), task('flood', 'b'), task('flood', 'c'), task('other', 'd')];
  await release();
  await Promise.all(all);
  expect(done).toEqual(['a', 'd', 'b', 'c']);
});

test('a flooding sender is refused while there is room for others, until the queue is full', async () => {
  const { limit, release } = busyLimiter();
  const task = (sender: string) => limit(async () => sender, sender);
  const waiting = [task('flood'), task('flood'), task('flood')];
  await expect(task('flood')).rejects.toThrow(QueueFull);
  waiting.push(task('other'));
  await expect(task('third')).rejects.toThrow(QueueFull);
  await release();
  expect(await Promise.all(waiting)).toEqual(['flood', 'flood', 'flood', 'other']);
  expect(await task('flood')).toBe('flood');
});

test('a task that has waited too long is refused and never runs', async () => {
  const { limit, release } = busyLimiter();
  const task = vi.fn<() => Promise<string>>(async () => 'late');
  const [late] = await Promise.all([outcomeOf(limit(task, 'a')), vi.advanceTimersByTimeAsync(1_000)]);
  expect(late).toBeInstanceOf(QueueTimeout);
  await release();
  expect(await limit(async () => 'next', 'a')).toBe('next');
  expect(task).not.toHaveBeenCalled();
});

test('a task that fails leaves its place to the next', async () => {
  const { limit, release } = busyLimiter();
  const failing = outcomeOf(limit(() => Promise.reject(new Error('broken')), 'a'));
  const next = limit(async () => 'next', 'b');
  await release();
  expect(await failing).toMatchObject({ message: 'broken' });
  expect(await next).toBe('next');
});

test('senders with many tasks take turns', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueued: 100 });
  const done: string[] = [];
  const send = (sender: string) => limit(async () => void done.push(sender), sender);
  const flood = Array.from({ length: 6 }, () => send('flood'));
  const other = Array.from({ length: 3 }, () => send('other'));
  await Promise.all([...flood, ...other]);
  expect(done.join(' ')).toBe('flood flood other flood other flood other flood flood');
});
