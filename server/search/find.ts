import { groupOf } from '../../content/search-groups.ts';
import { facetOfGroup } from './facets.ts';
import { type Hit, searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** For each facet, finds entries with all words in the title, then others, each newest first. Several facets are all of groups. */
export async function findHits(db: SearchDatabase, query: Query, facets: string[], limit: number): Promise<Hit[][]> {
  const findIn = (column: 'title' | 'elsewhere', searched: string[]) =>
    firstOfEach(searched, limit, (facets, atMost) => searchSqlOf(db).findNewest(db, { query, facets, column }, atMost));
  const titles = await findIn('title', facets);
  const unfilled = facets.filter((facet) => hitsOf(titles, facet).length < limit);
  const others = await findIn('elsewhere', unfilled);
  return facets.map((facet) => [...hitsOf(titles, facet), ...hitsOf(others, facet)].slice(0, limit));
}

const hitsOf = (found: Map<string, Hit[]>, facet: string) => found.get(facet) ?? [];

/** Searches all facets at once, then again for those whose hits others have crowded out: mostly one query is enough. */
async function firstOfEach(
  facets: string[],
  limitOfEach: number,
  find: (facets: string[], limit: number) => Promise<Hit[]>,
): Promise<Map<string, Hit[]>> {
  const found = new Map<string, Hit[]>();
  for (let open = facets; open.length > 0;) {
    const limit = open.length * limitOfEach;
    const hits = await find(open, limit);
    const byFacet = Map.groupBy(
      hits,
      ({ type }) => (facets.length === 1 ? facets[0] : facetOfGroup(groupOf(type))) ?? '',
    );
    for (const facet of open) found.set(facet, hitsOf(byFacet, facet).slice(0, limitOfEach));
    if (hits.length < limit) break;
    open = open.filter((facet) => hitsOf(found, facet).length < limitOfEach);
  }
  return found;
}
