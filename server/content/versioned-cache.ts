import type { Followed } from '../platform/database/database.ts';

/** Takes a name for what is looked for, and how to find it; gives what is found, or was since content last changed. */
export type VersionedCache = <Found>(name: string, find: () => Promise<Found>) => Promise<Found>;

const MOST = 1_000;

/** Remembers nothing. */
export const noCache: VersionedCache = (_name, find) => find();

/** Gives what remembers what was found in content for as long as its version stays. */
export function versionedCache(version: Followed): VersionedCache {
  const found = new Map<string, unknown>();
  let of: number | null = null;

  return async <Found>(name: string, find: () => Promise<Found>) => {
    const before = version.value();
    if (before !== of || found.size >= MOST) found.clear();
    of = before;
    if (found.has(name)) return found.get(name) as Found;
    const now = await find();
    // What changed meanwhile may be missing in it.
    if (before !== null && before === version.value() && before === of) found.set(name, now);
    return now;
  };
}
