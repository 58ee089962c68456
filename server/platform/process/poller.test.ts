import { expect, onTestFinished, test, vi } from 'vitest';
import { createPoller } from './poller.ts';

const MAX_PAUSE = 60_000;

/** A poller whose time only goes on when a test says so. */
function pollerOf(poll: () => Promise<Date | null>, onError: (error: unknown) => void = () => {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return createPoller({ poll, onError, clock: () => new Date(), maxPause: MAX_PAUSE });
}

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds);

test('it polls when it is woken, and then after the longest pause', async () => {
  const poll = vi.fn<() => Promise<null>>(async () => null);
  const { wake } = pollerOf(poll);
  await vi.advanceTimersByTimeAsync(MAX_PAUSE);
  expect(poll).not.toHaveBeenCalled();
  wake();
  await vi.advanceTimersByTimeAsync(MAX_PAUSE - 1);
  expect(poll).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(poll).toHaveBeenCalledTimes(2);
});

test.each([
  [5_000, 5_000],
  [-5_000, 100],
  [2 * MAX_PAUSE, MAX_PAUSE],
])('what is due in %i ms is looked at in %i', async (due, pause) => {
  const poll = vi.fn<() => Promise<Date>>(async () => inMs(due));
  pollerOf(poll).wake();
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(poll).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(poll).toHaveBeenCalledTimes(2);
});

test('however often it is woken, it polls once at a time, and once more afterwards', async () => {
  let most = 0;
  let polling = 0;
  const poll = vi.fn<() => Promise<null>>(async () => {
    most = Math.max(most, (polling += 1));
    await new Promise((done) => void setTimeout(done, 1_000));
    polling -= 1;
    return null;
  });
  const { wake } = pollerOf(poll);
  for (let times = 0; times < 10; times += 1) {
    wake();
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(MAX_PAUSE / 2);
  expect([most, poll.mock.calls.length]).toEqual([1, 2]);
});

test('a failure is told, and the next poll comes as usual', async () => {
  const failure = new Error('The database is away.');
  const poll = vi.fn<() => Promise<null>>(() => Promise.reject(failure));
  const onError = vi.fn<(error: unknown) => void>();
  pollerOf(poll, onError).wake();
  await vi.advanceTimersByTimeAsync(MAX_PAUSE);
  expect(onError.mock.calls).toEqual([[failure], [failure]]);
});

test('an end waits for the poll and what it has begun, and then polls no more', async () => {
  const ended: string[] = [];
  const after = (milliseconds: number, name: string) =>
    new Promise<void>((done) => void setTimeout(() => done(void ended.push(name)), milliseconds));
  const poll = vi.fn<() => Promise<null>>(async () => {
    void poller.track(after(1_500, 'work'));
    await after(1_000, 'poll');
    return null;
  });
  const poller = pollerOf(poll);
  poller.wake();
  const end = poller.end().then(() => ended.push('end'));
  await vi.advanceTimersByTimeAsync(1_999);
  await end;
  expect([ended, poller.stopping.aborted, poller.underWay.size]).toEqual([['poll', 'work', 'end'], true, 0]);
  poller.wake();
  await vi.advanceTimersByTimeAsync(2 * MAX_PAUSE);
  expect(poll).toHaveBeenCalledOnce();
});

test('an end aborts what takes longer than that, and waits until it has noticed', async () => {
  const noticed: string[] = [];
  const poller = createPoller({
    poll: async () => {
      const hanging = new Promise<void>((done) =>
        poller.stopping.addEventListener('abort', () => setImmediate(() => done(void noticed.push('work')))),
      );
      void poller.track(hanging);
      return null;
    },
    onError: () => {},
    clock: () => new Date(),
    maxPause: MAX_PAUSE,
    endsWithin: 1,
  });
  poller.wake();
  await poller.end();
  expect(noticed).toEqual(['work']);
});
