import { sql } from 'kysely';
import type { Matching, SearchSql } from './match.ts';
import type { Query } from './words.ts';

const FEW = 1_000;

/** In PostgreSQL, words are a `tsvector` without places, which no dictionary has changed. */
export const postgresSearch: SearchSql = {
  stored: (words) => sql<string>`array_to_tsvector(${[...words]}::text[])`,
  async findIds(db, matching, limit) {
    const matches = db.selectFrom('search_index').select('id').where(conditionOf(matching));
    // An index has no order: few are sorted here. Of many, the newest are soon met.
    const some = (await matches.limit(FEW).execute()).map(({ id }) => Number(id));
    if (some.length < FEW) return some.sort((a, b) => b - a).slice(0, limit);
    const newest = await matches.orderBy('id', 'desc').limit(limit).execute();
    return newest.map(({ id }) => Number(id));
  },
  async findFew(db, query, marks) {
    const sought = soughtIn(query);
    const isInTitle = sql<boolean>`title @@ ${sought}::tsquery`;
    const rows = await db
      .selectFrom('search_index')
      .select(['id', 'place', 'thing', 'language', isInTitle.as('is_in_title')])
      .where(sql<boolean>`words @@ ${`(${marks.map(quoted).join(' | ')}) & (${sought})`}::tsquery`)
      .limit(FEW)
      .execute();
    if (rows.length === FEW) return null;
    return rows.sort((a, b) => Number(b.is_in_title) - Number(a.is_in_title) || Number(b.id) - Number(a.id));
  },
};

function conditionOf({ mark, query, place }: Matching) {
  const sought = soughtIn(query);
  const all = sql<boolean>`words @@ ${`${quoted(mark)} & (${sought})`}::tsquery`;
  const titles = sql<boolean>`title @@ ${sought}::tsquery`;
  return place === 'title' ? sql<boolean>`${titles} and ${all}` : sql<boolean>`${all} and not ${titles}`;
}

function soughtIn({ words, digits }: Query) {
  const all = words.map(({ text, isBeginning }) => `${quoted(text)}${isBeginning ? ':*' : ''}`).join(' & ');
  return digits === null ? all : `(${all}) | ${quoted(digits)}:*`;
}

function quoted(word: string) {
  return `'${word}'`;
}
