import { sql } from 'kysely';
import type { ContentDatabase } from './tables.ts';

/**
 * Runs a write of content in a transaction, the caller's if there is one, that moves the content version. The version's
 * row is taken first, so that writes of content follow one another on both databases: a slug found free stays free.
 */
export async function writeContent<Result>(
  kysely: ContentDatabase,
  write: (transaction: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  if (!kysely.isTransaction) return kysely.transaction().execute((transaction) => writeContent(transaction, write));
  await kysely
    .updateTable('content_version')
    .set({ version: sql<number>`version + 1` })
    .execute();
  return write(kysely);
}
