import type { WorkerGroup } from '../process/cluster.ts';
import type { Rate } from './limits.ts';

/**
 * Limits events by one or more keys each, such as their sender, across the worker group. Its processes tell each other under the
 * topic. Keys are held in memory only.
 */
export function createSharedLimit<Name extends string>(
  { publish, subscribe }: WorkerGroup,
  topic: string,
  rates: Readonly<Record<Name, Rate>>,
) {
  const names = Object.keys(rates) as Name[];
  const windows = mapNames((name) => createSlidingWindow(rates[name]));

  /** Counts an event before it happens. Returns the seconds to wait by each key, 0 where there is room, if it may not. */
  function take(keys: Readonly<Record<Name, string>>, time: Date): Record<Name, number> | null {
    const now = time.getTime();
    const waits = mapNames((name) => windows[name].secondsToWait(keys[name], now));
    if (names.some((name) => waits[name] > 0)) return waits;
    count([keys, now]);
    publish(topic, [keys, now]);
    return null;
  }

  function count([keys, now]: [keys: Readonly<Record<Name, string>>, now: number]) {
    for (const name of names) windows[name].add(keys[name], now);
  }

  /** Returns how many events of a key count now, rounded down. */
  const countOf = (name: Name, key: string, time: Date): number => windows[name].countOf(key, time.getTime());

  function mapNames<Value>(valueOf: (name: Name) => Value) {
    return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
  }

  subscribe(topic, count);
  return { take, countOf };
}

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
