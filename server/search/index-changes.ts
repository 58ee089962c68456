import { type Selectable, sql } from 'kysely';
import { explainFailure } from '../platform/http/failure.ts';
import type { Log } from '../platform/log/log.ts';
import { indexAnew } from './index-rows.ts';
import type { SearchDatabase, SearchTables } from './tables.ts';
import { searchedTypes } from './entries/searched-types.ts';
import { WORDS_VERSION } from './words.ts';

/** Indexes up to `limit` noted changes, the latest first. Returns whether there are more. */
export async function indexChanges(db: SearchDatabase, log: Log, limit: number): Promise<boolean> {
  if (!(await isBehind(db))) return false;
  try {
    return await indexLast(db, limit);
  } catch (error) {
    if (!isOfContent(error)) throw error;
    await indexSeparately(db, log, limit);
    return isBehind(db);
  }
}

function indexLast(db: SearchDatabase, limit: number): Promise<boolean> {
  return underLock(db, async (transaction) => {
    await indexNoted(transaction, await readChanges(transaction, limit));
    return isBehind(transaction);
  });
}

/** One by one, so that what cannot be read holds up nothing else. */
async function indexSeparately(db: SearchDatabase, log: Log, limit: number) {
  for (const change of await readChanges(db, limit)) {
    try {
      await underLock(db, (transaction) => indexNoted(transaction, [change]));
    } catch (error) {
      if (!isOfContent(error)) throw error;
      log.error({ err: error, ...change }, 'Something could not be indexed, and is not found until it changes.');
      await underLock(db, (transaction) => removeNoted(transaction, change));
    }
  }
}

/** Whether indexing failed because of the content, rather than because nothing can be written now. */
function isOfContent(error: unknown) {
  return explainFailure(error).status === 500;
}

type Change = Selectable<SearchTables['search_changes']>;

function readChanges(db: SearchDatabase, limit: number): Promise<Change[]> {
  return db.selectFrom('search_changes').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** However often something was noted, it is indexed once. What is noted after that is indexed again. */
async function indexNoted(transaction: SearchDatabase, changes: Change[]) {
  for (const [type, ofType] of Map.groupBy(changes, ({ place }) => place)) {
    const ids = [...new Set(ofType.map(({ thing }) => thing))];
    await removeNotes(transaction, type, ids);
    await indexAnew(transaction, type, ids);
  }
}

async function removeNoted(transaction: SearchDatabase, { place: type, thing: id }: Change) {
  await removeNotes(transaction, type, [id]);
  await transaction.deleteFrom('search_index').where('place', '=', type).where('thing', '=', id).execute();
}

async function removeNotes(transaction: SearchDatabase, type: string, ids: number[]) {
  await transaction.deleteFrom('search_changes').where('place', '=', type).where('thing', 'in', ids).execute();
}

/** Whether something has changed since it was indexed. */
export async function isBehind(db: SearchDatabase): Promise<boolean> {
  return (await db.selectFrom('search_changes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Removes whatever has changed or was erased from the index at once; what still exists is indexed again later. */
export async function removeChanged(transaction: SearchDatabase): Promise<void> {
  await lockIndex(transaction);
  const isChanged = sql<boolean>`(place, thing) in (select place, thing from search_changes)`;
  await transaction.deleteFrom('search_index').where(isChanged).execute();
}

/** Notes everything as changed if the index is of an earlier version. */
export async function beginAnew(db: SearchDatabase): Promise<void> {
  if (await isCurrent(db)) return;
  await underLock(db, async (transaction) => {
    // Another process may have done it meanwhile.
    if (await isCurrent(transaction)) return;
    await noteEverything(transaction);
  });
}

/** Notes all there is, and all that is indexed, which is found until it is replaced. */
async function noteEverything(transaction: SearchDatabase) {
  await transaction.updateTable('search_state').set({ version: WORDS_VERSION }).execute();
  const all = searchedTypes.map(({ name, table }) => sql`select ${sql.lit(name)}, id from ${sql.table(table)}`);
  const indexed = sql`select place, thing from search_index`;
  await sql`insert into search_changes (place, thing) ${sql.join([indexed, ...all], sql` union `)} order by 2`.execute(
    transaction,
  );
}

/** Indexes everything anew at once. Returns the number of rows in the index: one per entry. */
export async function rebuildIndex(db: SearchDatabase, log: Log, atOnce: number): Promise<number> {
  await underLock(db, noteEverything);
  while (await indexChanges(db, log, atOnce));
  const { rows } = await db
    .selectFrom('search_index')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Whether the index is of this version, or of a later one that runs beside it. */
async function isCurrent(db: SearchDatabase): Promise<boolean> {
  const state = await db.selectFrom('search_state').select('version').executeTakeFirst();
  return (state?.version ?? 0) >= WORDS_VERSION;
}

function underLock<Result>(
  db: SearchDatabase,
  work: (transaction: SearchDatabase) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction: SearchDatabase) => {
    await lockIndex(transaction);
    return work(transaction);
  });
}

/** Serializes writers: a later one must not replace newer words with older ones. */
async function lockIndex(transaction: SearchDatabase) {
  await transaction
    .updateTable('search_state')
    .set({ version: sql`version` })
    .execute();
}
