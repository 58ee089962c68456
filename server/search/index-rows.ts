import { facetsOf } from './facets.ts';
import { type RowWords, searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import type { Thing } from './things/thing.ts';
import { readThings } from './things/things.ts';
import { wordsOf } from './words.ts';

const IDS_PER_MS = 1_000;
const IDS_PER_SECOND = 1_000 * IDS_PER_MS;
/** Ids stay whole numbers in JavaScript, back to 1684 and on to 2255. */
const MOST_MS = 9e12;

/** Updates the rows of some things, and removes those of things that are gone. */
export async function indexAnew(transaction: SearchDatabase, type: string, ids: number[]): Promise<void> {
  const things = await readThings(transaction, type, { ids });
  const rows = await readRows(transaction, [...ids.map((id) => ({ type, id })), ...things]);
  const rowOf = (thing: Thing) => {
    const id = rows.get(keyOf(thing));
    return id !== undefined && isOfMoment(id, thing) ? id : undefined;
  };
  const indexed = new Set(things.map(rowOf));
  const gone = [...rows.values()].filter((id) => !indexed.has(id));
  if (gone.length > 0) await transaction.deleteFrom('search_index').where('id', 'in', gone).execute();
  // FTS5 is fastest when rows are inserted in order.
  for (const thing of things.toSorted((a, b) => firstIdOf(a) - firstIdOf(b))) {
    const id = rowOf(thing);
    if (id === undefined) await insertThing(transaction, thing);
    else await searchSqlOf(transaction).replaceWords(transaction, id, wordsOfThing(thing));
  }
}

type RowKey = Pick<Thing, 'type' | 'id' | 'language'>;

function keyOf({ type, id, language }: RowKey) {
  return `${type} ${id} ${language}`;
}

async function readRows(
  transaction: SearchDatabase,
  things: Pick<Thing, 'type' | 'id'>[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [type, ofType] of Map.groupBy(things, (thing) => thing.type)) {
    const rows = transaction.selectFrom('search_index').select(['id', 'thing', 'language']).where('place', '=', type);
    const ids = [...new Set(ofType.map(({ id }) => id))];
    for (const { id: rowId, thing: id, language } of await rows.where('thing', 'in', ids).execute())
      found.set(keyOf({ type, id, language }), Number(rowId));
  }
  return found;
}

async function insertThing(transaction: SearchDatabase, thing: Thing) {
  const { type, id: thingId, language } = thing;
  const { title, words } = wordsOfThing(thing);
  const { stored } = searchSqlOf(transaction);
  const row = { place: type, thing: thingId, language, title: stored(title), words: stored(words) };
  // Imported things may all have the same time.
  for (let id = firstIdOf(thing), step = 1; ; id += step, step *= 2) {
    const insert = transaction.insertInto('search_index').values({ ...row, id });
    const inserted = await insert
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('place')
      .execute();
    if (inserted.length > 0) return;
  }
}

function wordsOfThing(thing: Thing): RowWords {
  const title = facetsOf(thing).union(wordsOf(thing.title));
  return { title, words: title.union(wordsOf(thing.texts.join('\n'))) };
}

function isOfMoment(id: number, thing: Thing) {
  const first = firstIdOf(thing);
  return id >= first && id < first + IDS_PER_SECOND;
}

function firstIdOf({ created_at, id }: Thing): number {
  const ms = Date.parse(created_at) || 0;
  return Math.min(Math.max(ms, -MOST_MS), MOST_MS) * IDS_PER_MS + (id % IDS_PER_MS);
}
