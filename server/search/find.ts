import { groupOf } from '../../content/search-groups.ts';
import { markOfGroup } from './marks.ts';
import { type FoundRow, searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** What is found, by its place. */
export type Hit = Pick<FoundRow, 'place' | 'thing' | 'language'>;

interface Wanted {
  query: Query;
  /** Of what is searched: each is a search of its own. */
  marks: string[];
  limit: number;
  offset: number;
}

/** Finds, for each mark, things with all words in the title, then others; of both the newest first. */
export async function findHits(db: SearchDatabase, { query, marks, limit, offset }: Wanted): Promise<Hit[][]> {
  const rows = await searchSqlOf(db).findFew?.(db, query, marks);
  const findFor = async (mark: string) =>
    rows
      ? rows.filter((row) => isOf(row, mark, marks)).slice(offset, offset + limit)
      : findOf(db, { query, mark, limit, offset });
  return Promise.all(marks.map(findFor));
}

/** Of several marks, all are of groups. */
function isOf({ place }: FoundRow, mark: string, marks: string[]) {
  return marks.length === 1 || markOfGroup(groupOf(place)) === mark;
}

async function findOf(
  db: SearchDatabase,
  { query, mark, limit, offset }: Omit<Wanted, 'marks'> & { mark: string },
): Promise<Hit[]> {
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
