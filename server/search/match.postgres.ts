import { sql } from 'kysely';
import type { Matching, SearchSql } from './match.ts';
import type { Query } from './words.ts';

/** In PostgreSQL, words are a `tsvector` without places, which no dictionary has changed. */
export const postgresSearch: SearchSql = {
  stored: (words) => sql<string>`array_to_tsvector(${[...words]}::text[])`,
  ids: (matching, limit) =>
    sql<number>`(select id from search_index where ${conditionOf(matching)} order by id desc limit ${limit})`,
};

function conditionOf({ mark, query, place }: Matching) {
  const sought = soughtIn(query);
  const all = sql`words @@ ${`${quoted(mark)} & (${sought})`}::tsquery`;
  const titles = sql`title @@ ${sought}::tsquery`;
  return place === 'title' ? sql`${titles} and ${all}` : sql`${all} and not ${titles}`;
}

function soughtIn({ words, digits }: Query) {
  const all = words.map(({ text, isBeginning }) => `${quoted(text)}${isBeginning ? ':*' : ''}`).join(' & ');
  return digits === null ? all : `(${all}) | ${quoted(digits)}:*`;
}

function quoted(word: string) {
  return `'${word}'`;
}
