import type { Rate } from './limits.ts';

const MOST_KEYS = 50_000;

/**
 * Counts events by key within a time that slides, in bounded memory: the events of the window before count for the share
 * of it that is not yet past.
 */
export function createSlidingWindow({ most, within }: Rate) {
  let start = 0;
  let before = new Map<string, number>();
  let current = new Map<string, number>();

  /** Returns 0 while the key has room for one more, else the seconds until it has. Counts nothing. */
  function secondsToWait(key: string, now: number): number {
    slide(now);
    const [earlier, taken] = [before.get(key) ?? 0, current.get(key) ?? 0];
    if (taken + earlier * (1 - (now - start) / within) + 1 <= most) return 0;
    // In this window it may still come below by what was before; otherwise in the next, by what is now.
    const room = most - 1;
    const until = taken <= room ? start + within * (1 - (room - taken) / earlier) : start + within * (2 - room / taken);
    return Math.max(1, Math.ceil((until - now) / 1000));
  }

  /** Counts one event, of this process or another. */
  function add(key: string, now: number): void {
    slide(now);
    // Flooded with keys it forgets the oldest: those that go on come again.
    if (current.size >= MOST_KEYS && !current.has(key)) current.delete(current.keys().next().value as string);
    current.set(key, (current.get(key) ?? 0) + 1);
  }

  /** Returns how many events of the key count at this moment, rounded down. */
  function countOf(key: string, now: number): number {
    slide(now);
    return Math.floor((current.get(key) ?? 0) + (before.get(key) ?? 0) * (1 - (now - start) / within));
  }

  function slide(now: number) {
    const begin = now - (now % within);
    // What another process counted in the window before may come late. It counts in this one.
    if (begin === start || start - begin === within) return;
    before = begin - start === within ? current : new Map();
    current = new Map();
    start = begin;
  }

  return { secondsToWait, add, countOf };
}
