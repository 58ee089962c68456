import { LRUCache } from 'lru-cache';

/** Memoizes a pure function of a string; keeps the results used last, whose keys have at most `maxChars` characters together. */
export function memoize<Result>(compute: (text: string) => Result, maxChars: number): (text: string) => Result {
  const cache = new LRUCache<string, { result: Result }>({
    maxSize: maxChars,
    sizeCalculation: (_value, { length }) => Math.max(1, length),
    memoMethod: (text) => ({ result: compute(text) }),
  });
  return (text) => cache.memo(text).result;
}
