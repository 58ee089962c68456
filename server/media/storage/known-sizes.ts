import { LRUCache } from 'lru-cache';
import { originalOf } from '../picture-files.ts';
import type { MediaDatabase } from '../tables.ts';
import { parseDigests } from './digests.ts';

const MOST = 20_000; // about 2 MB

/** Knows the sizes that files had when they were written, without a query for a file that was asked for before. */
export function createKnownSizes(db: MediaDatabase) {
  const known = new LRUCache<string, number>({ max: MOST });

  /** Whether a file is as long as when it was written; null if that is not known, or the database is away. */
  async function isWhole(key: string, size: number): Promise<boolean | null> {
    if (known.get(key) === size) return true;
    const expected = await read(key);
    if (expected === null) return null;
    known.set(key, expected);
    return expected === size;
  }

  /** Returns how long a file was when it was written; null if that is not known, or the database is away. */
  async function sizeOf(key: string): Promise<number | null> {
    return known.get(key) ?? (await read(key));
  }

  async function read(key: string) {
    try {
      const row = db.selectFrom('media').select(['digests', 'size', 'file']).where('file', '=', originalOf(key));
      const found = await row.executeTakeFirst();
      if (!found) return null;
      return parseDigests(found.digests)[key]?.size ?? (key === found.file ? found.size : null);
    } catch {
      return null; // Files are served without the database.
    }
  }

  return { isWhole, sizeOf };
}
