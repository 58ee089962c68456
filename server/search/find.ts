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
  const { findIds } = searchSqlOf(db);
  const most = offset + limit;
  const titles = await findIds(db, { query, mark, place: 'title' }, most);
  const lacking = most - titles.length;
  const others = lacking > 0 ? await findIds(db, { query, mark, place: 'elsewhere' }, lacking) : [];
  return readHits(db, [...titles, ...others].slice(offset));
}

async function readHits(db: SearchDatabase, ids: number[]): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const rows = db.selectFrom('search_index').select(['id', 'place', 'thing', 'language']).where('id', 'in', ids);
  const byId = new Map((await rows.execute()).map(({ id, ...hit }) => [Number(id), hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
