import type { WorkerGroup } from '../process/cluster.ts';
import type { Rate } from './limits.ts';
import { createSlidingWindow } from './sliding-window.ts';

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
