import { sql } from 'kysely';
import { typeNamed } from '../../content/index.ts';
import type { Language } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { LAST_SEARCH_PAGE } from '../../content/search-groups.ts';
import type { Clock } from '../platform/clock.ts';
import { senderOf } from '../platform/http/sender.ts';
import type { Requester } from '../platform/http/requester.ts';
import { limits } from '../platform/limits/limits.ts';
import { createSharedLimit } from '../platform/limits/shared-limit.ts';
import { done, type Outcome, type Throttled, throttled } from '../platform/outcome.ts';
import type { WorkerGroup } from '../platform/process/cluster.ts';
import type { Piece } from '../search/highlights.ts';
import type { Hit } from '../search/match.ts';
import type { Search } from '../search/search.ts';
import type { PublicContent } from './published.ts';
import { pathsOfRecords, recordsWithPage } from './pages/record-pages.ts';

const PAGE_SIZE = 10;
/** Hits read to find enough different pages, as several may be on one. */
const MOST_HITS = 1_000;

/** A page that a visitor has found. */
export interface FoundOnSite {
  path: string;
  title: Piece[];
  excerpt: Piece[];
}

export interface SiteResults {
  found: FoundOnSite[];
  hasMore: boolean;
}

/** Looks on the pages of the site; null for the language of the records. */
export type SearchSite = (
  wanted: { language: Language | null; typed: string; page: number; isSignedIn?: boolean },
  requester: Requester,
) => Promise<Outcome<SiteResults> | Throttled>;

interface Options {
  search: Pick<Search, 'findPublic' | 'describe'>;
  contentIn: (language: Language | null) => PublicContent;
  workerGroup: WorkerGroup;
  clock: Clock;
  isRateLimited: boolean;
  /** Called with queries that found nothing. */
  countNotFound: ((typed: string, requester: Requester) => void) | undefined;
}

export function createSiteSearch({
  search,
  contentIn,
  workerGroup,
  clock,
  isRateLimited,
  countNotFound,
}: Options): SearchSite {
  const limit = createSharedLimit(workerGroup, 'searched', limits.searches);

  return async ({ language, typed, page, isSignedIn }, requester) => {
    const wait = isRateLimited && limit.take({ perSender: senderOf(requester.address) }, clock());
    if (wait) return throttled(wait.perSender);
    if (page > LAST_SEARCH_PAGE) return done({ found: [], hasMore: false });
    const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE];
    const content = contentIn(language);
    const pages = await readPages(content, end + 1, (limit) => search.findPublic(typed, language ?? '', limit));
    if (page === 1 && pages.hits.length === 0 && !isSignedIn) countNotFound?.(typed, requester);
    const found = await search.describe(pages.hits.slice(start, end), typed);
    return done({
      found: found.map(({ type, id, title, excerpt }) => ({ path: pages.pathOf(type, id), title, excerpt })),
      hasMore: pages.hits.length > end && page < LAST_SEARCH_PAGE,
    });
  };
}

/** Reads pages that have a hit, with the first hit on each. Leaves out what visitors may no longer see. */
async function readPages(content: PublicContent, count: number, find: (limit: number) => Promise<Hit[]>) {
  for (let limit = 2 * count; ; limit *= 2) {
    const found = await find(limit);
    const paths = await readPaths(content, found);
    const pathOf = (type: string, id: number) => paths.get(`${type} ${id}`) ?? '';
    const byPath = Map.groupBy(found, ({ type, id }) => pathOf(type, id));
    byPath.delete('');
    const hits = [...byPath.values()].flatMap(([first]) => first ?? []);
    if (hits.length >= count || found.length < limit || limit >= MOST_HITS) return { hits, pathOf };
  }
}

/** Returns where visitors can read what was found, now. */
async function readPaths(content: PublicContent, found: Hit[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const [name, ofType] of Map.groupBy(found, (hit) => hit.type)) {
    const type = typeNamed(name);
    const ids = ofType.map(({ id }) => id);
    const records = unhidden(content, type).where('id', 'in', ids);
    for (const [id, path] of await pathsOfRecords(content, type, records)) paths.set(`${name} ${id}`, path);
  }
  return paths;
}

function unhidden(content: PublicContent, type: ContentType) {
  const records = recordsWithPage(content, type);
  return 'hidden_from_search' in type.fields ? records.where(sql.ref('hidden_from_search'), '=', 0) : records;
}
