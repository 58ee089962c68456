import { sql } from 'kysely';
import type { ColumnSearch, Hit, SearchSql } from './match.ts';
import type { Query } from './words.ts';
import { replaceWords, textOf } from './words.sqlite.ts';

/** In SQLite, words are texts with a blank between two, and FTS5 finds them: newest first, without sorting. */
export const sqliteSearch: SearchSql = {
  stored: (words) => sql<string>`${textOf(words)}`,
  replaceWords,
  async findNewest(db, search, limit) {
    const { rows } = await sql<Hit>`
      select place as type, thing as id, language from search_words join search_index on search_index.id = search_words.rowid
      where search_words match ${expressionOf(search)} order by search_words.rowid desc limit ${limit}`.execute(db);
    return rows;
  },
};

function expressionOf({ facets, query, column }: ColumnSearch) {
  const sought = soughtIn(query);
  const all = `(${facets.map(quoted).join(' OR ')}) AND (${sought})`;
  return column === 'title' ? `title : (${all})` : `(words : (${all})) NOT (title : (${sought}))`;
}

function soughtIn({ words, digits }: Query) {
  const all = words.map(({ text, isBeginning }) => `${quoted(text)}${isBeginning ? ' *' : ''}`).join(' AND ');
  return digits === null ? all : `(${all}) OR ${quoted(digits)} *`;
}

function quoted(word: string) {
  return `"${word}"`;
}
