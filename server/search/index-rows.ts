import type { SearchEntry } from './entries/entry.ts';
import { readEntries } from './entries/searched-types.ts';
import { facetsOf } from './facets.ts';
import { type RowWords, searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import { wordsOf } from './words.ts';

const IDS_PER_MS = 1_000;
const IDS_PER_SECOND = 1_000 * IDS_PER_MS;
/** Ids stay whole numbers in JavaScript, back to 1684 and on to 2255. */
const MOST_MS = 9e12;

/** Updates the rows of the entries with some ids, and removes those of entries that are gone. */
export async function indexAnew(transaction: SearchDatabase, type: string, ids: number[]): Promise<void> {
  const entries = await readEntries(transaction, type, { ids });
  const rows = await readRows(transaction, [...ids.map((id) => ({ type, id })), ...entries]);
  const rowOf = (entry: SearchEntry) => {
    const id = rows.get(keyOf(entry));
    return id !== undefined && isOfMoment(id, entry) ? id : undefined;
  };
  const indexed = new Set(entries.map(rowOf));
  const gone = [...rows.values()].filter((id) => !indexed.has(id));
  if (gone.length > 0) await transaction.deleteFrom('search_index').where('id', 'in', gone).execute();
  // FTS5 is fastest when rows are inserted in order.
  for (const entry of entries.toSorted((a, b) => firstIdOf(a) - firstIdOf(b))) {
    const id = rowOf(entry);
    if (id === undefined) await insertEntry(transaction, entry);
    else await searchSqlOf(transaction).replaceWords(transaction, id, wordsOfEntry(entry));
  }
}

type RowKey = Pick<SearchEntry, 'type' | 'id' | 'language'>;

function keyOf({ type, id, language }: RowKey) {
  return `${type} ${id} ${language}`;
}

async function readRows(
  transaction: SearchDatabase,
  entries: Pick<SearchEntry, 'type' | 'id'>[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [type, ofType] of Map.groupBy(entries, (entry) => entry.type)) {
    const rows = transaction.selectFrom('search_index').select(['id', 'thing', 'language']).where('place', '=', type);
    const ids = [...new Set(ofType.map(({ id }) => id))];
    for (const { id: rowId, thing: id, language } of await rows.where('thing', 'in', ids).execute())
      found.set(keyOf({ type, id, language }), Number(rowId));
  }
  return found;
}

async function insertEntry(transaction: SearchDatabase, entry: SearchEntry) {
  const { type, id: entryId, language } = entry;
  const { title, words } = wordsOfEntry(entry);
  const { stored } = searchSqlOf(transaction);
  const row = { place: type, thing: entryId, language, title: stored(title), words: stored(words) };
  // Imported entries may all have the same time.
  for (let id = firstIdOf(entry), step = 1; ; id += step, step *= 2) {
    const insert = transaction.insertInto('search_index').values({ ...row, id });
    const inserted = await insert
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('place')
      .execute();
    if (inserted.length > 0) return;
  }
}

function wordsOfEntry(entry: SearchEntry): RowWords {
  const title = facetsOf(entry).union(wordsOf(entry.title));
  return { title, words: title.union(wordsOf(entry.texts.join('\n'))) };
}

function isOfMoment(id: number, entry: SearchEntry) {
  const first = firstIdOf(entry);
  return id >= first && id < first + IDS_PER_SECOND;
}

function firstIdOf({ created_at, id }: SearchEntry): number {
  const ms = Date.parse(created_at) || 0;
  return Math.min(Math.max(ms, -MOST_MS), MOST_MS) * IDS_PER_MS + (id % IDS_PER_MS);
}
