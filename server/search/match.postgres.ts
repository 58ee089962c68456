import { type SelectQueryBuilder, sql } from 'kysely';
import type { ColumnSearch, SearchSql } from './match.ts';
import type { SearchDatabase, SearchTables } from './tables.ts';
import type { Query } from './words.ts';

/** Among so many of the newest things, those with a frequent word are soon met. */
const NEWEST = 500;

/** In PostgreSQL, words are a `tsvector` without places, which no dictionary has changed. */
export const postgresSearch: SearchSql = {
  stored: (words) => sql<string>`array_to_tsvector(${[...words]}::text[])`,
  async replaceWords(transaction, id, { title, words }) {
    const row = { title: postgresSearch.stored(title), words: postgresSearch.stored(words) };
    const isOther = sql<boolean>`(title, words) is distinct from (${row.title}, ${row.words})`;
    await transaction.updateTable('search_index').set(row).where('id', '=', id).where(isOther).execute();
  },
  async findNewest(db, search, limit) {
    const newest = await hitsIn(newestOf(db), search, limit).execute();
    if (newest.length === limit) return newest;
    // An index of words has no order: all that match are sorted.
    return hitsIn(db.selectFrom('search_index'), search, limit).execute();
  },
};

type Rows = SelectQueryBuilder<SearchTables, 'search_index', object>;

function newestOf(db: SearchDatabase): Rows {
  const newest = db.selectFrom('search_index').selectAll().orderBy('id', 'desc').limit(NEWEST);
  return db.selectFrom(newest.as('search_index'));
}

/** Sorted by what is no index, all that match are read by that of words. */
function hitsIn(rows: Rows, search: ColumnSearch, limit: number) {
  const hits = rows.select(['place', 'thing', 'language']).where(conditionOf(search));
  return hits.orderBy(sql`id + 0`, 'desc').limit(limit);
}

function conditionOf({ facets, query, column }: ColumnSearch) {
  const sought = soughtIn(query);
  const all = `(${facets.map(quoted).join(' | ')}) & (${sought})`;
  if (column === 'title') return matches('title', all);
  return sql<boolean>`${matches('words', all)} and not ${matches('title', sought)}`;
}

/** Of a query that the planner does not see beforehand, it expects few rows, and takes the index: reading all takes ten times as long. */
function matches(column: 'title' | 'words', query: string) {
  return sql<boolean>`${sql.ref(column)} @@ (select ${query}::tsquery)`;
}

function soughtIn({ words, digits }: Query) {
  const all = words.map(({ text, isBeginning }) => `${quoted(text)}${isBeginning ? ':*' : ''}`).join(' & ');
  return digits === null ? all : `(${all}) | ${quoted(digits)}:*`;
}

function quoted(word: string) {
  return `'${word}'`;
}
