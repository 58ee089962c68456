import { setTimeout as rest } from 'node:timers/promises';

/** Does work in pieces until one returns that nothing is left, and rests as long as it works: SQLite holds up all requests meanwhile. */
export async function withRests(doSome: () => Promise<boolean>): Promise<void> {
  for (let isMore = true; isMore;) {
    const began = performance.now();
    isMore = await doSome();
    if (isMore) await rest(performance.now() - began);
  }
}
