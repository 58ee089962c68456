/** More work is waiting than the machine should take on. */
export class QueueFull extends Error {}

/** Work waited for its turn longer than whoever asked should wait. */
export class QueueTimeout extends Error {}

interface TurnsOptions {
  atATime: number;
  mostWaiting: number;
  /** For how long a place stays free after some work, as a share of what that took: for work that blocks the process. */
  rest?: number;
}

/**
 * Gives what does costly work a few at a time with a short queue, so that a flood of it leaves the processor to others.
 * Beyond the queue it throws `QueueFull`.
 */
export function takingTurns({ atATime, mostWaiting, rest = 0 }: TurnsOptions) {
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
      else setTimeout(handOver, rest * (performance.now() - began));
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
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    return promise;
  }
}
