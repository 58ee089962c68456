import { LRUCache } from 'lru-cache';
import { readTypeVersions } from '../content/content-version.ts';
import type { ContentDatabase } from '../content/tables.ts';
import type { Followed } from '../platform/database/database.ts';

const MAX_KEPT = 100; // results; a post is the largest, and what all pages read is asked for often enough to stay

/** Returns what was read under a key before, or reads it. `onRead` is to be told of each type that is read. */
export type Keep = <Result>(
  key: string | object,
  read: (onRead: (type: string) => void) => Promise<Result>,
) => Promise<Result>;

interface Kept {
  result: unknown;
  /** The version of each type that it was read from, by name. */
  versions: Map<string, number>;
}

/**
 * Keeps what is read for pages until one of the types changes that it was read from, so that a page after a change reads
 * little more than the change. What is kept is shared: nobody may change it.
 */
export function keepReads(db: ContentDatabase, version: Followed): Keep {
  const byName = new LRUCache<string, Kept>({ max: MAX_KEPT });
  const byObject = new WeakMap<object, Kept>();
  let current: { version: number; versionOf: ReturnType<typeof readTypeVersions> } | null = null;

  /** Reads the versions before anything that is compared by them: what is kept may be newer than they say, never older. */
  function typeVersions(contentVersion: number) {
    if (current?.version === contentVersion) return current.versionOf;
    const versionOf = readTypeVersions(db, contentVersion);
    current = { version: contentVersion, versionOf };
    versionOf.catch(() => (current = null));
    return versionOf;
  }

  return async <Result>(key: string | object, read: (onRead: (type: string) => void) => Promise<Result>) => {
    const contentVersion = version.value();
    if (contentVersion === null) return read(() => {});
    const versionOf = await typeVersions(contentVersion);
    const earlier = typeof key === 'string' ? byName.get(key) : byObject.get(key);
    if (earlier && [...earlier.versions].every(([type, version]) => versionOf(type) === version))
      return earlier.result as Result;
    const versions = new Map([['', versionOf('')]]);
    const result = await read((type) => void versions.set(type, versionOf(type)));
    if (typeof key === 'string') byName.set(key, { result, versions });
    else byObject.set(key, { result, versions });
    return result;
  };
}
