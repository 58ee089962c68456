import { sql } from 'kysely';
import type { Matching, SearchSql } from './match.ts';
import type { Query } from './words.ts';

/** In SQLite, words are texts with a blank between two, and FTS5 finds them: newest first, without sorting. */
export const sqliteSearch: SearchSql = {
  stored: (words) => sql<string>`${[...words].join(' ')}`,
  async findIds(db, matching, limit) {
    const { rows } = await sql<{ id: number }>`
      select rowid as id from search_words where search_words match ${expressionOf(matching)}
      order by rowid desc limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

function expressionOf({ mark, query, place }: Matching) {
  const sought = soughtIn(query);
  const all = `words : ${quoted(mark)} AND (${sought})`;
  const titles = `title : (${sought})`;
  return place === 'title' ? `(${all}) AND (${titles})` : `(${all}) NOT (${titles})`;
}

function soughtIn({ words, digits }: Query) {
  const all = words.map(({ text, isBeginning }) => `${quoted(text)}${isBeginning ? ' *' : ''}`).join(' AND ');
  return digits === null ? all : `(${all}) OR ${quoted(digits)} *`;
}

function quoted(word: string) {
  return `"${word}"`;
}
