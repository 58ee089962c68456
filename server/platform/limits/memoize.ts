import { LRUCache } from 'lru-cache';

const ENTRY = 64; // characters

/**
 * Memoizes a pure function of a string; keeps the results used last, whose keys have at most `maxChars` characters together. What
 * an entry takes besides its key counts as so many more.
 */
export function memoize<Result>(compute: (text: string) => Result, maxChars: number): (text: string) => Result {
  const cache = new LRUCache<string, { result: Result }>({
    maxSize: maxChars,
    sizeCalculation: (_value, { length }) => length + ENTRY,
    memoMethod: (text) => ({ result: compute(text) }),
  });
  return (text) => cache.memo(text).result;
}
