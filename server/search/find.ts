import { groupOf } from '../../content/search-groups.ts';
import { facetOfGroup } from './facets.ts';
import { type Hit, searchSqlOf } from './match.ts';
import type { SearchDatabase } from './tables.ts';
import type { Query } from './words.ts';

/** Finds, for each of some facets, things with all words in the title, then others; of each the newest first. Several are of groups. */
export async function findHits(db: SearchDatabase, query: Query, facets: string[], limit: number): Promise<Hit[][]> {
  const findFor = (column: 'title' | 'elsewhere', some: string[]) =>
    firstOfEach(some, limit, (facets, atMost) => searchSqlOf(db).findNewest(db, { query, facets, column }, atMost));
  const titles = await findFor('title', facets);
  const lacking = facets.filter((facet) => hitsOf(titles, facet).length < limit);
  const others = await findFor('elsewhere', lacking);
  return facets.map((facet) => [...hitsOf(titles, facet), ...hitsOf(others, facet)].slice(0, limit));
}

const hitsOf = (found: Map<string, Hit[]>, facet: string) => found.get(facet) ?? [];

/** Looks for all facets at once, then for those that others have left no room for: most searches are few. */
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
      ({ place }) => (facets.length === 1 ? facets[0] : facetOfGroup(groupOf(place))) ?? '',
    );
    for (const facet of open) found.set(facet, hitsOf(byFacet, facet).slice(0, limitOfEach));
    if (hits.length < limit) break;
    open = open.filter((facet) => hitsOf(found, facet).length < limitOfEach);
  }
  return found;
}
