import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';

const MIN_PAUSE = 100; // ms
const ENDS_WITHIN = 2_000; // ms

interface PollerOptions {
  /** Does or begins what is due, and returns when something is due next, as far as that is known. */
  poll: () => Promise<Date | null>;
  onError: (error: unknown) => void;
  clock: Clock;
  /** In ms, after which it polls in any case: another process may have queued something. */
  maxPause: number;
  /** In ms, after which an end aborts what is under way. */
  endsWithin?: number;
}

/** Polls a queue until it is ended: when woken, when something is due, and after a pause. Never twice at once. */
export function createPoller({ poll, onError, clock, maxPause, endsWithin = ENDS_WITHIN }: PollerOptions) {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let isWoken = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  /** Polls now, or once more after the present poll. */
  function wake(): void {
    if (isEnded) return;
    isWoken = true;
    round ??= runRound();
  }

  async function runRound() {
    clearTimeout(timer);
    isWoken = false;
    let next: Date | null = null;
    try {
      next = await poll();
    } catch (error) {
      onError(error);
    }
    round = null;
    if (!isEnded) timer = setTimeout(wake, isWoken ? MIN_PAUSE : pauseUntil(next)).unref();
  }

  function pauseUntil(next: Date | null) {
    if (!next) return maxPause;
    return Math.min(Math.max(next.getTime() - clock().getTime(), MIN_PAUSE), maxPause);
  }

  /** Lets work outlast the poll that begins it: an end waits for it. Its failures are its own. */
  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  }

  /** Begins nothing else, waits for what is under way, and aborts what takes too long. */
  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(timer);
    const ending = Promise.all([round, ...underWay]);
    await Promise.race([ending, wait(endsWithin, undefined, { ref: false })]);
    stopping.abort();
    await ending;
  }

  return {
    wake,
    end,
    track,
    underWay: underWay as ReadonlySet<Promise<void>>,
    stopping: stopping.signal,
    isEnded: () => isEnded,
  };
}
