import { sql } from 'kysely';
import type { Database, Followed } from '../platform/database/database.ts';
import type { ContentDatabase } from './tables.ts';

/**
 * Runs a write of content in a transaction, the caller's if there is one, that moves the content version. The version's
 * row is taken first, so that writes of content follow one another on both databases: a slug found free stays free. What
 * the write refuses leaves everything as it was, the version too.
 */
export async function writeContent<Result extends { ok: boolean }>(
  kysely: ContentDatabase,
  write: (transaction: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  if (kysely.isTransaction) return moveVersionAnd(write, kysely);
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const result = await moveVersionAnd(write, transaction);
      if (!result.ok) throw new RollBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RollBack) return error.result as Result;
    throw error;
  }
}

/** Moves the content version where nothing that was written shows, but what pages are made of has changed. */
export async function moveContentVersion(kysely: ContentDatabase): Promise<void> {
  await writeContent(kysely, async () => ({ ok: true }));
}

/** Gives the content version as it moves, whoever moves it. */
export function followContentVersion({ follow }: Database): Promise<Followed> {
  return follow('select version from content_version', 'content_version');
}

async function moveVersionAnd<Result>(
  write: (transaction: ContentDatabase) => Promise<Result>,
  kysely: ContentDatabase,
) {
  await kysely
    .updateTable('content_version')
    .set({ version: sql<number>`version + 1` })
    .execute();
  return write(kysely);
}

class RollBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('A write of content was refused.');
    this.result = result;
  }
}
