const AT_A_TIME = 2;
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** More passwords are to be hashed than the machine should take on. */
export class HashingQueueFull extends Error {}

/** Does costly work, two at a time with a short queue, so that a flood of it leaves the processor to others. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_A_TIME) await place();
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function place(): Promise<void> {
  if (waiting.length >= MOST_WAITING) throw new HashingQueueFull();
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  return promise;
}
