import { sql } from 'kysely';
import { searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** What is found, by its place. */
export interface Hit {
  place: string;
  thing: number;
  language: string;
}

export interface Wanted {
  query: Query;
  /** Of what is searched. */
  mark: string;
  limit: number;
  offset?: number;
}

/** Finds things with all words in the title, then others; of both the newest first. */
export async function findHits(db: SearchDatabase, { query, mark, limit, offset = 0 }: Wanted): Promise<Hit[]> {
  const most = offset + limit;
  const titles = await hitsIn(db, { query, mark, place: 'title' }, most);
  const lacking = most - titles.length;
  const others = lacking > 0 ? await hitsIn(db, { query, mark, place: 'elsewhere' }, lacking) : [];
  return [...titles, ...others].slice(offset);
}

type Matching = Parameters<ReturnType<typeof searchSqlOf>['ids']>[0];

function hitsIn(db: SearchDatabase, matching: Matching, limit: number): Promise<Hit[]> {
  const ids = searchSqlOf(db).ids(matching, limit);
  const rows = db.selectFrom('search_index').select(['place', 'thing', 'language']);
  return rows.where(sql<boolean>`id in ${ids}`).orderBy('id', 'desc').execute();
}
