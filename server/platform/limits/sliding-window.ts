import type { Rate } from './limits.ts';

const MAX_KEYS = 50_000;

/**
 * Counts events by key in a sliding window, in bounded memory: the events of the previous window count for the share of it
 * that is not over yet.
 */
export function createSlidingWindow({ max, within }: Rate) {
  let start = 0;
  let before = new Map<string, number>();
  let current = new Map<string, number>();

  /** Returns the seconds until the key may have one more event: 0 while it is below its rate. Counts nothing. */
  function secondsToWait(key: string, now: number): number {
    slide(now);
    const [earlier, taken] = [before.get(key) ?? 0, current.get(key) ?? 0];
    if (taken + earlier * (1 - (now - start) / within) + 1 <= max) return 0;
    // Either the previous window's share falls far enough within this window, or this one's in the next.
    const room = max - 1;
    const until = taken <= room ? start + within * (1 - (room - taken) / earlier) : start + within * (2 - room / taken);
    return Math.max(1, Math.ceil((until - now) / 1000));
  }

  /** Counts an event of this process or another. */
  function add(key: string, now: number): void {
    slide(now);
    // In a flood of keys the oldest goes: a sender who continues is counted again.
    if (current.size >= MAX_KEYS && !current.has(key)) current.delete(current.keys().next().value as string);
    current.set(key, (current.get(key) ?? 0) + 1);
  }

  /** Returns how many events of the key count now, rounded down. */
  function countOf(key: string, now: number): number {
    slide(now);
    return Math.floor((current.get(key) ?? 0) + (before.get(key) ?? 0) * (1 - (now - start) / within));
  }

  function slide(now: number) {
    const begin = now - (now % within);
    // An event that another process counted in the previous window may arrive late: it counts in this one.
    if (begin === start || start - begin === within) return;
    before = begin - start === within ? current : new Map();
    current = new Map();
    start = begin;
  }

  return { secondsToWait, add, countOf };
}
