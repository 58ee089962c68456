import { QueueFull, QueueTimeout } from './limiter.ts';

interface FairQueueOptions {
  /** Tasks of one sender that may wait. */
  perSender: number;
  /** Tasks that may wait in all. */
  inAll: number;
  /** In ms. */
  longestWait: number;
}

/**
 * Runs costly tasks one at a time. Senders take turns, so that a flood by one delays each of the others by one task only.
 * Rejects with `QueueFull` when too many tasks wait, and with `QueueTimeout` when one has waited too long.
 */
export function createFairQueue({ perSender, inAll, longestWait }: FairQueueOptions) {
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;

  return async function inTurn<Result>(sender: string, task: () => Promise<Result>): Promise<Result> {
    if (isBusy) await turnOf(sender);
    isBusy = true;
    try {
      return await task();
    } finally {
      startNext();
    }
  };

  function turnOf(sender: string): Promise<void> {
    const own = waiting.get(sender) ?? [];
    const count = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= perSender || count >= inAll) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      remove(sender, start);
      reject(new QueueTimeout());
    }, longestWait);
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.set(sender, [...own, start]);
    return promise;
  }

  function startNext() {
    isBusy = false;
    const [first] = waiting;
    if (!first) return;
    const [sender, [start, ...others]] = first;
    // Whoever has had a turn stands behind all others.
    waiting.delete(sender);
    if (others.length > 0) waiting.set(sender, others);
    // Nobody who comes before the promise settles may go first.
    isBusy = true;
    start?.();
  }

  function remove(sender: string, start: () => void) {
    const others = (waiting.get(sender) ?? []).filter((one) => one !== start);
    if (others.length > 0) waiting.set(sender, others);
    else waiting.delete(sender);
  }
}
