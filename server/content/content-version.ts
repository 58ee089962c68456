import { sql } from 'kysely';
import type { Database, Followed } from '../platform/database/database.ts';
import type { ContentDatabase } from './tables.ts';

/** Stands for all types, and for pictures. */
const EVERYTHING = '*';

/**
 * Runs a write of content in a transaction, the caller's if there is one, and increments the content version, as well as
 * that of the type if no other is concerned. The version row is locked first, which serializes writes on both databases: a
 * slug that was free stays free. A refused write is rolled back, the versions included.
 */
export async function writeContent<Result extends { ok: boolean }>(
  db: ContentDatabase,
  write: (transaction: ContentDatabase) => Promise<Result>,
  type: { name: string } = { name: EVERYTHING },
): Promise<Result> {
  if (db.isTransaction) return incrementThen(write, db, type);
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await incrementThen(write, transaction, type);
      if (!result.ok) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as Result;
    throw error;
  }
}

/** Runs a write that no page shows in a transaction, in turn with those of content, without moving the content version. */
export function writeInTurn<Result>(
  db: ContentDatabase,
  write: (transaction: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('content_version')
      .set({ version: sql`version` })
      .execute();
    return write(transaction);
  });
}

/** Increments the content version although no record changed, because pages do: a picture has got its variants. */
export async function moveContentVersion(db: ContentDatabase): Promise<void> {
  await writeContent(db, async () => ({ ok: true }));
}

/** Follows the content version, whichever process increments it. */
export function followContentVersion({ follow }: Database): Promise<Followed> {
  return follow('select version from content_version', 'content_version');
}

/** Reads the content versions at which types last changed. Returns a function that looks one up by the type's name. */
export async function readTypeVersions(db: ContentDatabase, current: number): Promise<(type: string) => number> {
  const rows = await db.selectFrom('type_versions').select(['type', 'version']).execute();
  const versions = new Map(rows.map(({ type, version }) => [type, version]));
  // Plinth before 0.3 increments the content version alone; what it has changed is unknown.
  const isComplete = Math.max(0, ...versions.values()) >= current;
  const everything = isComplete ? (versions.get(EVERYTHING) ?? 0) : current;
  return (type) => Math.max(everything, versions.get(type) ?? 0);
}

async function incrementThen<Result>(
  write: (transaction: ContentDatabase) => Promise<Result>,
  db: ContentDatabase,
  type: { name: string },
) {
  const { version } = await db
    .updateTable('content_version')
    .set({ version: sql<number>`version + 1`, uses_version: sql<number>`uses_version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('type_versions')
    .values({ type: type.name, version })
    .onConflict((conflict) => conflict.column('type').doUpdateSet({ version }))
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
