import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import type { Claimed } from './delivery-queue.ts';
import { createDeliveryWorker } from './delivery-worker.ts';

interface Receiver {
  id: number;
  isFailing?: boolean;
  waiting: number;
  /** Whether it never answers. */
  isSilent?: boolean;
}

/** A worker with so much waiting for each receiver. */
function workerFor(receivers: Receiver[]) {
  const delivered: number[] = [];
  const underWay = new Set<number>();
  let most = 0;
  let rounds = 0;
  const find = (wanted: number) => receivers.find(({ id }) => id === wanted);
  const queue = {
    readReceivers: async () => {
      rounds += 1;
      return receivers
        .map(({ id, waiting, isFailing = false }) => ({ id, isFailing, isDue: waiting > 0 }))
        .toSorted((a, b) => Number(a.isFailing) - Number(b.isFailing));
    },
    take: async (id: number) => {
      const receiver = find(id);
      if (!receiver || receiver.waiting === 0) return null;
      receiver.waiting -= 1;
      return { webhook_id: id } as Claimed;
    },
    nextDue: async () => null,
  };
  const deliver = async ({ webhook_id: id }: Claimed, stopping: AbortSignal) => {
    expect(underWay.has(id)).toBe(false);
    underWay.add(id);
    most = Math.max(most, underWay.size);
    await new Promise<void>((done) => {
      if (find(id)?.isSilent) stopping.addEventListener('abort', () => done());
      else setImmediate(done);
    });
    underWay.delete(id);
    delivered.push(id);
    return !stopping.aborted;
  };
  const worker = createDeliveryWorker({ queue, deliver, clock: () => new Date(), log: createLog('silent') });
  onTestFinished(worker.end);
  return { ...worker, delivered, most: () => most, rounds: () => rounds };
}

const severalOf = (count: number, receiver: Omit<Receiver, 'id'>, first = 1): Receiver[] =>
  Array.from({ length: count }, (_, index) => ({ ...receiver, id: first + index }));

test('eight receivers get something at once, each one event after the other, and in the end all have all', async () => {
  const worker = workerFor(severalOf(20, { waiting: 3 }));
  worker.wake();
  await expect.poll(() => worker.delivered.length).toBe(60);
  expect(worker.most()).toBe(8);
});

test('receivers that fail and never answer leave room to the others, however many they are', async () => {
  const failing = severalOf(12, { waiting: 5, isFailing: true, isSilent: true });
  const others = severalOf(3, { waiting: 0 }, 100);
  const worker = workerFor([...failing, ...others]);
  worker.wake();
  await expect.poll(worker.most).toBe(4);
  for (const receiver of others) receiver.waiting = 10;
  worker.wake();
  await expect.poll(() => worker.delivered.length).toBe(30);
  expect(Math.min(...worker.delivered)).toBe(100);
});

test('where nothing waits, the queue is looked at when it is woken and once a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const worker = workerFor([{ id: 1, waiting: 0 }]);
  worker.wake();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(worker.rounds()).toBe(11);
  worker.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.rounds()).toBe(12);
});

test('where there are no webhooks, what happens does not have the queue looked at; a new one does', async () => {
  const receivers: Receiver[] = [];
  const worker = workerFor(receivers);
  worker.wakeIfUsed();
  await expect.poll(worker.rounds).toBe(1);
  for (let times = 0; times < 5; times += 1) worker.wakeIfUsed();
  expect(worker.rounds()).toBe(1);
  receivers.push({ id: 1, waiting: 1 });
  worker.wake();
  await expect.poll(() => worker.delivered).toEqual([1]);
  receivers[0] = { id: 1, waiting: 1 };
  worker.wakeIfUsed();
  await expect.poll(() => worker.delivered).toEqual([1, 1]);
});

test('a stop begins nothing, and ends what hangs', async () => {
  const worker = workerFor(severalOf(2, { waiting: 2, isSilent: true }));
  worker.wake();
  await expect.poll(worker.most).toBe(2);
  await worker.end();
  worker.wake();
  expect(new Set(worker.delivered)).toEqual(new Set([1, 2]));
  expect(worker.rounds()).toBe(1);
});
