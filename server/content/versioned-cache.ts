import type { Followed } from '../platform/database/database.ts';

/** Returns the cached result of a key, or computes it. */
export type VersionedCache = <Result>(key: string, compute: () => Promise<Result>) => Promise<Result>;

const MAX_ENTRIES = 1_000;

export const noCache: VersionedCache = (_key, compute) => compute();

/** Creates a cache that is emptied whenever the content version changes. */
export function versionedCache(version: Followed): VersionedCache {
  const entries = new Map<string, unknown>();
  let cachedVersion: number | null = null;

  return async <Result>(key: string, compute: () => Promise<Result>) => {
    const before = version.value();
    if (before !== cachedVersion || entries.size >= MAX_ENTRIES) entries.clear();
    cachedVersion = before;
    if (entries.has(key)) return entries.get(key) as Result;
    const result = await compute();
    // A write during the computation may be missing in its result.
    if (before !== null && before === version.value() && before === cachedVersion) entries.set(key, result);
    return result;
  };
}
