import PQueue from 'p-queue';

/** Too many tasks are waiting. */
export class QueueFull extends Error {}

/** A task waited longer than `maxWait`, or no task was done for `maxStall`. */
export class QueueTimeout extends Error {}

const MAX_REST = 1_000; // ms: a task that took longer was waiting, and blocked nobody

interface LimiterOptions {
  concurrency: number;
  /** Tasks that may wait, in all and of one sender. */
  maxQueued: number;
  maxQueuedPerSender?: number;
  /** In ms; without it there is no limit. */
  maxWait?: number;
  /** How long tasks wait while none is done, in ms: by then something is stuck. */
  maxStall?: number;
  /**
   * How long a place stays free after a task, as a multiple of its duration: for tasks that block the process. Less while so
   * many wait that their turn would not come in `maxStall`.
   */
  rest?: number;
}

/**
 * Limits the concurrency of expensive tasks. Senders take turns, so that a flood by one delays each of the others by one
 * task only. Rejects with `QueueFull` when too many tasks wait, and with `QueueTimeout` when one has waited too long.
 */
export function createLimiter({ concurrency, maxQueued, maxQueuedPerSender, rest = 0, ...waits }: LimiterOptions) {
  const { maxWait = Infinity, maxStall = Infinity } = waits;
  const queue = new PQueue({ concurrency });
  let lastDone = -Infinity;
  const senders = createSenders(maxQueuedPerSender);

  return async function limit<Result>(task: () => Promise<Result>, sender = ''): Promise<Result> {
    if (queue.size >= maxQueued) throw new QueueFull();
    const turn = senders.enter(sender);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = new AbortController();
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const check = () => {
      const now = performance.now();
      const left = Math.min(began + maxWait, Math.max(began, lastDone) + maxStall) - now;
      if (left <= 0) waiting.abort(new QueueTimeout());
      else if (left < Infinity) timer = setTimeout(check, left);
    };
    check();
    const leave = () => {
      clearTimeout(timer);
      turn.leave();
    };
    const run = async () => {
      leave();
      turn.start();
      const started = performance.now();
      try {
        resolve(await task());
        lastDone = performance.now();
      } catch (error) {
        reject(error);
      }
      if (rest > 0) await pause(restAfter(performance.now() - started));
    };
    queue.add(run, { priority: -turn.round, signal: waiting.signal }).catch((error: unknown) => {
      leave();
      reject(error);
    });
    return promise;
  };

  function restAfter(duration: number) {
    const share = queue.size === 0 ? Infinity : maxStall / queue.size - duration;
    return Math.max(Math.min(rest * duration, share, MAX_REST), 0);
  }
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
