import { sql } from 'kysely';
import { marksOf } from './marks.ts';
import { searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import { places, readThings } from './things/things.ts';
import type { Thing } from './things/thing.ts';
import { WORDS_VERSION, wordsOf } from './words.ts';

const IDS_PER_MS = 1_000;

/** Indexes up to so many noted changes, the last first. Returns whether there are more. */
export async function indexChanges(db: SearchDatabase, most: number): Promise<boolean> {
  if (!(await isBehind(db))) return false;
  return db.transaction().execute(async (transaction: SearchDatabase) => {
    await lockIndex(transaction);
    const changes = await transaction
      .selectFrom('search_changes')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(most + 1)
      .execute();
    const now = changes.slice(0, most);
    for (const [place, ofPlace] of Map.groupBy(now, ({ place }) => place))
      await indexAnew(transaction, place, [...new Set(ofPlace.map(({ thing }) => thing))]);
    const ids = now.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom('search_changes').where('id', 'in', ids).execute();
    return changes.length > most;
  });
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

/** Empties the index, and notes everything there is. Does nothing if its words were split as they would be now, unless told to. */
export async function beginAnew(db: SearchDatabase, { isForced = false } = {}): Promise<void> {
  const state = await db.selectFrom('search_state').select('version').executeTakeFirst();
  if (!isForced && state?.version === WORDS_VERSION) return;
  await db.transaction().execute(async (transaction: SearchDatabase) => {
    await transaction.updateTable('search_state').set({ version: WORDS_VERSION }).execute();
    await transaction.deleteFrom('search_index').execute();
    await transaction.deleteFrom('search_changes').execute();
    for (const { name, table } of places)
      await sql`insert into search_changes (place, thing) select ${sql.lit(name)}, id from ${sql.table(table)} order by id`.execute(
        transaction,
      );
  });
}

/** Two that write at once could leave what the one has read before the other. */
async function lockIndex(transaction: SearchDatabase) {
  await transaction
    .updateTable('search_state')
    .set({ version: sql`version` })
    .execute();
}

async function indexAnew(transaction: SearchDatabase, place: string, ids: number[]) {
  const things = await readThings(transaction, place, ids);
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
  const titleWords = wordsOf(title);
  const row = {
    place,
    thing: thingId,
    language,
    title: stored(titleWords),
    words: stored([...marksOf(thing), ...titleWords.union(wordsOf(texts.join('\n')))]),
  };
  // Others may be of the same moment.
  for (let id = firstIdOf(thing); ; id += 1) {
    const insert = transaction.insertInto('search_index').values({ ...row, id });
    const inserted = await insert
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (inserted.length > 0) return;
  }
}

function firstIdOf({ moment, id }: Thing): number {
  const ms = Date.parse(moment);
  return (Number.isNaN(ms) ? 0 : ms) * IDS_PER_MS + (id % IDS_PER_MS);
}
