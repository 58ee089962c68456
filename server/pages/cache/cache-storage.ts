import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

const MAX_SIZE = 32 * 1024 * 1024; // bytes
const SHRINKS_AFTER = 1_000; // ms

/** Stores the responses of one cache version by address. Beyond 32 MB, the least recently used are dropped. */
export function createCacheStorage(onError: (error: unknown) => void) {
  const toShrink = new Map<string, CachedResponse>();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_response, address) => void toShrink.delete(address),
  });
  let version: string | null = null;
  let isShrinking = false;

  /** Returns the response of the current version. A new version drops all responses of the one before. */
  function find(current: string, address: string): CachedResponse | undefined {
    if (current !== version) {
      responses.clear();
      version = current;
    }
    return responses.get(address);
  }

  /** Stores a response, unless it is of an earlier version. */
  function put(ofVersion: string, address: string, response: CachedResponse): void {
    if (ofVersion !== version) return;
    responses.set(address, response);
    if (!responses.has(address)) return;
    toShrink.set(address, response);
    if (!isShrinking) void shrinkAll();
  }

  /** Compresses one at a time, which leaves the other cores to requests, and waits a second before each round. */
  async function shrinkAll() {
    isShrinking = true;
    while (toShrink.size > 0) {
      const before = version;
      await wait(SHRINKS_AFTER, undefined, { ref: false });
      for (const [address, response] of toShrink) {
        if (version !== before) break;
        toShrink.delete(address);
        await response.shrink().catch(onError);
      }
    }
    isShrinking = false;
  }

  return { find, put };
}
