import { sql } from 'kysely';
import type { Database, Followed } from '../platform/database/database.ts';
import type { ContentDatabase } from './tables.ts';

/**
 * Runs a write of content in a transaction, the caller's if there is one, and increments the content version. The version
 * row is locked first, which serializes writes on both databases: a slug that was free stays free. A refused write is
 * rolled back, the version included.
 */
export async function writeContent<Result extends { ok: boolean }>(
  db: ContentDatabase,
  write: (transaction: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return incrementThen(write, db);
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await incrementThen(write, transaction);
      if (!result.ok) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as Result;
    throw error;
  }
}

/** Increments the content version although no record changed, because pages do: a picture has got its variants. */
export async function moveContentVersion(db: ContentDatabase): Promise<void> {
  await writeContent(db, async () => ({ ok: true }));
}

/** Follows the content version, whichever process increments it. */
export function followContentVersion({ follow }: Database): Promise<Followed> {
  return follow('select version from content_version', 'content_version');
}

async function incrementThen<Result>(write: (transaction: ContentDatabase) => Promise<Result>, db: ContentDatabase) {
  await db
    .updateTable('content_version')
    .set({ version: sql<number>`version + 1` })
    .execute();
  return write(db);
}

class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('A write of content was refused.');
    this.result = result;
  }
}
