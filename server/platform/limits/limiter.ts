/** More work is waiting than the machine should take on. */
export class QueueFull extends Error {}

/** Work waited for its turn longer than whoever asked should wait. */
export class QueueTimeout extends Error {}

const LONGEST_REST = 1_000; // ms: work that took longer was waiting, and blocked nobody

interface TurnsOptions {
  atATime: number;
  mostWaiting: number;
  /** In ms; without it there is no limit. */
  longestWait?: number;
  /** For how long a place stays free after some work, as a multiple of what that took: for work that blocks the process. */
  rest?: number;
}

/**
 * Limits how much costly work runs at a time, so that a flood of it leaves the processor to others. Throws `QueueFull`
 * when too much is waiting, and `QueueTimeout` when something has waited too long.
 */
export function takingTurns({ atATime, mostWaiting, longestWait, rest = 0 }: TurnsOptions) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atATime) running += 1;
    else await place();
    const began = performance.now();
    try {
      return await work();
    } finally {
      if (rest === 0) handOver();
      else setTimeout(handOver, Math.min(rest * (performance.now() - began), LONGEST_REST));
    }
  };

  /** Whoever waits takes over the place. */
  function handOver() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  function place(): Promise<void> {
    if (waiting.length >= mostWaiting) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
    waiting.push(start);
    return promise;

    function start() {
      clearTimeout(timer);
      resolve();
    }

    function giveUp() {
      waiting.splice(waiting.indexOf(start), 1);
      reject(new QueueTimeout());
    }
  }
}
