import { type SelectQueryBuilder, sql } from 'kysely';
import type { ColumnSearch, SearchSql } from './match.ts';
import type { SearchDatabase, SearchTables } from './tables.ts';
import type { Query } from './words.ts';

/** Rows tried first: the newest are likely to have enough hits of a frequent word. */
const NEWEST = 500;

/** In PostgreSQL, words are a `tsvector` without positions, which no dictionary has changed. */
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

/** Sorts by an expression, so that the planner uses the index of words rather than that of ids. */
function hitsIn(rows: Rows, search: ColumnSearch, limit: number) {
  const hits = rows.select(['place as type', 'thing as id', 'language']).where(conditionOf(search));
  return hits.orderBy(sql`id + 0`, 'desc').limit(limit);
}

function conditionOf({ facets, query, column }: ColumnSearch) {
  const sought = soughtIn(query);
  const all = `(${facets.map(quoted).join(' | ')}) & (${sought})`;
  if (column === 'title') return matches('title', all);
  return sql<boolean>`${matches('words', all)} and not ${matches('title', sought)}`;
}

/** A subquery hides the words from the planner, which then expects few rows and uses the index: a full scan takes ten times as long. */
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
