import { type Selectable, sql } from 'kysely';
import { explainFailure } from '../platform/http/failure.ts';
import type { Log } from '../platform/log/log.ts';
import { marksOf } from './marks.ts';
import { searchSqlOf } from './match.ts';
import type { SearchDatabase, SearchTables } from './tables.ts';
import { places, readThings } from './things/things.ts';
import type { Thing } from './things/thing.ts';
import { WORDS_VERSION, wordsOf } from './words.ts';

const IDS_PER_MS = 1_000;
/** Ids stay whole numbers in JavaScript, back to 1684 and on to 2255. */
const MOST_MS = 9e12;

/** Indexes up to so many noted changes, the last first. Returns whether there are more. */
export async function indexChanges(db: SearchDatabase, log: Log, most: number): Promise<boolean> {
  if (!(await isBehind(db))) return false;
  try {
    return await indexLast(db, most);
  } catch (error) {
    if (!isOfContent(error)) throw error;
    await indexSeparately(db, log, most);
    return isBehind(db);
  }
}

function indexLast(db: SearchDatabase, most: number): Promise<boolean> {
  return underLock(db, async (transaction) => {
    const changes = await readChanges(transaction, most + 1);
    await indexNoted(transaction, changes.slice(0, most));
    return changes.length > most;
  });
}

/** What cannot be read is not found, and holds up nothing else. */
async function indexSeparately(db: SearchDatabase, log: Log, most: number) {
  for (const change of await readChanges(db, most)) {
    try {
      await underLock(db, (transaction) => indexNoted(transaction, [change]));
    } catch (error) {
      if (!isOfContent(error)) throw error;
      log.error({ err: error, ...change }, 'Something could not be indexed, and is not found until it changes.');
      await underLock(db, (transaction) => removeNoted(transaction, change));
    }
  }
}

/** Whether it has failed for what is to be indexed: not because nothing can be written now. */
function isOfContent(error: unknown) {
  return explainFailure(error).status === 500;
}

type Change = Selectable<SearchTables['search_changes']>;

function readChanges(db: SearchDatabase, most: number): Promise<Change[]> {
  return db.selectFrom('search_changes').selectAll().orderBy('id', 'desc').limit(most).execute();
}

async function indexNoted(transaction: SearchDatabase, changes: Change[]) {
  for (const [place, ofPlace] of Map.groupBy(changes, ({ place }) => place))
    await indexAnew(transaction, place, [...new Set(ofPlace.map(({ thing }) => thing))]);
  const ids = changes.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('search_changes').where('id', 'in', ids).execute();
}

async function removeNoted(transaction: SearchDatabase, { id, place, thing }: Change) {
  await transaction.deleteFrom('search_index').where('place', '=', place).where('thing', '=', thing).execute();
  await transaction.deleteFrom('search_changes').where('id', '=', id).execute();
}

/** Whether something has changed since it was indexed. */
export async function isBehind(db: SearchDatabase): Promise<boolean> {
  return (await db.selectFrom('search_changes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Removes what was changed or erased from the index, in the same transaction. What is still there is indexed again later. */
export async function forgetChanged(transaction: SearchDatabase): Promise<void> {
  await lockIndex(transaction);
  const isChanged = sql<boolean>`(place, thing) in (select place, thing from search_changes)`;
  await transaction.deleteFrom('search_index').where(isChanged).execute();
}

/** Notes everything once words are split in another way. */
export async function beginAnew(db: SearchDatabase): Promise<void> {
  if (await isCurrent(db)) return;
  await underLock(db, async (transaction) => {
    // Another process may have done it meanwhile.
    if (await isCurrent(transaction)) return;
    await transaction.updateTable('search_state').set({ version: WORDS_VERSION }).execute();
    await noteEverything(transaction);
  });
}

/** Notes all there is, and all that is indexed, which is found until it is replaced. */
async function noteEverything(transaction: SearchDatabase) {
  const all = places.map(({ name, table }) => sql`select ${sql.lit(name)}, id from ${sql.table(table)}`);
  const indexed = sql`select place, thing from search_index`;
  await sql`insert into search_changes (place, thing) ${sql.join([indexed, ...all], sql` union `)} order by 2`.execute(
    transaction,
  );
}

/** Indexes everything anew at once. Returns how many things are found then, each language counted. */
export async function rebuildIndex(db: SearchDatabase, log: Log, atOnce: number): Promise<number> {
  await underLock(db, noteEverything);
  while (await indexChanges(db, log, atOnce));
  const { things } = await db
    .selectFrom('search_index')
    .select(({ fn }) => fn.countAll().as('things'))
    .executeTakeFirstOrThrow();
  return Number(things);
}

/** Whether words were split as here, or by a later version that runs beside this one. */
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

async function indexAnew(transaction: SearchDatabase, place: string, ids: number[]) {
  const things = await readThings(transaction, place, { ids });
  const removed = Map.groupBy([...ids.map((id) => ({ place, id })), ...things], (thing) => thing.place);
  for (const [from, ofPlace] of removed) {
    const rows = transaction.deleteFrom('search_index').where('place', '=', from);
    await rows.where('thing', 'in', [...new Set(ofPlace.map(({ id }) => id))]).execute();
  }
  for (const thing of things) await insertThing(transaction, thing);
}

async function insertThing(transaction: SearchDatabase, thing: Thing) {
  const { place, id: thingId, language, title, texts } = thing;
  const { stored } = searchSqlOf(transaction);
  const titleWords = wordsOf(title).union(marksOf(thing));
  const row = {
    place,
    thing: thingId,
    language,
    title: stored(titleWords),
    words: stored(titleWords.union(wordsOf(texts.join('\n')))),
  };
  // Many may be of one moment, as what was imported.
  for (let id = firstIdOf(thing), step = 1; ; id += step, step *= 2) {
    const insert = transaction.insertInto('search_index').values({ ...row, id });
    const inserted = await insert
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('place')
      .execute();
    if (inserted.length > 0) return;
  }
}

function firstIdOf({ moment, id }: Thing): number {
  const ms = Date.parse(moment) || 0;
  return Math.min(Math.max(ms, -MOST_MS), MOST_MS) * IDS_PER_MS + (id % IDS_PER_MS);
}
