import PQueue from 'p-queue';

/** Too many tasks are waiting. */
export class QueueFull extends Error {}

/** A task waited longer than `maxWait`. */
export class QueueTimeout extends Error {}

const MAX_REST = 1_000; // ms: a task that took longer was waiting, and blocked nobody

interface LimiterOptions {
  concurrency: number;
  /** Tasks that may wait, in all and of one sender. */
  maxQueued: number;
  maxQueuedPerSender?: number;
  /** In ms; without it there is no limit. */
  maxWait?: number;
  /** How long a place stays free after a task, as a multiple of its duration: for tasks that block the process. */
  rest?: number;
}

/**
 * Limits the concurrency of expensive tasks. Senders take turns, so that a flood by one delays each of the others by one
 * task only. Rejects with `QueueFull` when too many tasks wait, and with `QueueTimeout` when one has waited too long.
 */
export function createLimiter({ concurrency, maxQueued, maxQueuedPerSender, maxWait, rest = 0 }: LimiterOptions) {
  const queue = new PQueue({ concurrency });
  const senders = createSenders(maxQueuedPerSender);

  return async function limit<Result>(task: () => Promise<Result>, sender = ''): Promise<Result> {
    if (queue.size >= maxQueued) throw new QueueFull();
    const turn = senders.enter(sender);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = new AbortController();
    const timer = maxWait === undefined ? undefined : setTimeout(() => waiting.abort(new QueueTimeout()), maxWait);
    const leave = () => {
      clearTimeout(timer);
      turn.leave();
    };
    const run = async () => {
      leave();
      turn.start();
      const began = performance.now();
      await task().then(resolve, reject);
      if (rest > 0) await pause(Math.min(rest * (performance.now() - began), MAX_REST));
    };
    queue.add(run, { priority: -turn.round, signal: waiting.signal }).catch((error: unknown) => {
      leave();
      reject(error);
    });
    return promise;
  };
}

/**
 * Assigns each task a round: the next one of its sender, or the current one for a sender without tasks. Served in the order
 * of their rounds, senders take turns (start-time fair queueing).
 */
function createSenders(maxQueued = Infinity) {
  const senders = new Map<string, { queued: number; nextRound: number }>();
  let currentRound = 0;

  function enter(name: string) {
    const sender = senders.get(name) ?? { queued: 0, nextRound: currentRound };
    if (sender.queued >= maxQueued) throw new QueueFull();
    senders.set(name, sender);
    sender.queued += 1;
    const round = Math.max(sender.nextRound, currentRound);
    sender.nextRound = round + 1;

    function leave() {
      sender.queued -= 1;
      if (sender.queued === 0) senders.delete(name);
    }

    return { round, leave, start: () => void (currentRound = Math.max(round, currentRound)) };
  }

  return { enter };
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
