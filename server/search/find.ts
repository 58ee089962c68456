import { groupOf } from '../../content/search-groups.ts';
import { markOfGroup } from './marks.ts';
import { type Hit, searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** Finds, for each of some marks, things with all words in the title, then others; of each the newest first. Several are of groups. */
export async function findHits(db: SearchDatabase, query: Query, marks: string[], limit: number): Promise<Hit[][]> {
  const findFor = (column: 'title' | 'elsewhere', some: string[]) =>
    firstOfEach(some, limit, (marks, atMost) => searchSqlOf(db).findNewest(db, { query, marks, column }, atMost));
  const titles = await findFor('title', marks);
  const lacking = marks.filter((mark) => hitsOf(titles, mark).length < limit);
  const others = await findFor('elsewhere', lacking);
  return marks.map((mark) => [...hitsOf(titles, mark), ...hitsOf(others, mark)].slice(0, limit));
}

const hitsOf = (found: Map<string, Hit[]>, mark: string) => found.get(mark) ?? [];

/** Looks for all marks at once, then for those that others have left no room for: most searches are few. */
async function firstOfEach(
  marks: string[],
  limitOfEach: number,
  find: (marks: string[], limit: number) => Promise<Hit[]>,
): Promise<Map<string, Hit[]>> {
  const found = new Map<string, Hit[]>();
  for (let open = marks; open.length > 0;) {
    const limit = open.length * limitOfEach;
    const hits = await find(open, limit);
    const byMark = Map.groupBy(
      hits,
      ({ place }) => (marks.length === 1 ? marks[0] : markOfGroup(groupOf(place))) ?? '',
    );
    for (const mark of open) found.set(mark, hitsOf(byMark, mark).slice(0, limitOfEach));
    if (hits.length < limit) break;
    open = open.filter((mark) => hitsOf(found, mark).length < limitOfEach);
  }
  return found;
}
