import { sql } from 'kysely';
import { typeNamed } from '../../content/index.ts';
import type { Language } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { LAST_SEARCH_PAGE } from '../../content/search-groups.ts';
import type { Clock } from '../platform/clock.ts';
import { senderOf } from '../platform/http/sender.ts';
import type { Visit } from '../platform/http/visit.ts';
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
/** Of things that are looked for on the same pages as others. */
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
  visit: Visit,
) => Promise<Outcome<SiteResults> | Throttled>;

interface Options {
  search: Pick<Search, 'findPublic' | 'describe'>;
  contentIn: (language: Language | null) => PublicContent;
  workerGroup: WorkerGroup;
  clock: Clock;
  isRateLimited: boolean;
  /** Called with queries that found nothing. */
  countNotFound: ((typed: string, visit: Visit) => void) | undefined;
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

  return async ({ language, typed, page, isSignedIn }, visit) => {
    const wait = isRateLimited && limit.take({ perSender: senderOf(visit.address) }, clock());
    if (wait) return throttled(wait.perSender);
    if (page > LAST_SEARCH_PAGE) return done({ found: [], hasMore: false });
    const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE];
    const content = contentIn(language);
    const pages = await readPages(content, end + 1, (limit) => search.findPublic(typed, language ?? '', limit));
    if (page === 1 && pages.hits.length === 0 && !isSignedIn) countNotFound?.(typed, visit);
    const found = await search.describe(pages.hits.slice(start, end), typed);
    return done({
      found: found.map(({ place, id, title, excerpt }) => ({ path: pages.pathOf(place, id), title, excerpt })),
      hasMore: pages.hits.length > end && page < LAST_SEARCH_PAGE,
    });
  };
}

/** Reads pages that have what is found, with the first hit on each. What the index has wrong is left out. */
async function readPages(content: PublicContent, count: number, find: (limit: number) => Promise<Hit[]>) {
  for (let limit = 2 * count; ; limit *= 2) {
    const found = await find(limit);
    const paths = await readPaths(content, found);
    const pathOf = (place: string, id: number) => paths.get(`${place} ${id}`) ?? '';
    const byPath = Map.groupBy(found, ({ place, thing }) => pathOf(place, thing));
    byPath.delete('');
    const hits = [...byPath.values()].flatMap(([first]) => first ?? []);
    if (hits.length >= count || found.length < limit || limit >= MOST_HITS) return { hits, pathOf };
  }
}

/** Returns where visitors can read what was found, now. */
async function readPaths(content: PublicContent, found: Hit[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const [place, ofPlace] of Map.groupBy(found, (hit) => hit.place)) {
    const type = typeNamed(place);
    const ids = ofPlace.map(({ thing }) => thing);
    const records = unhidden(content, type).where('id', 'in', ids);
    for (const [id, path] of await pathsOfRecords(content, type, records)) paths.set(`${place} ${id}`, path);
  }
  return paths;
}

function unhidden(content: PublicContent, type: ContentType) {
  const records = recordsWithPage(content, type);
  return 'hidden_from_search' in type.fields ? records.where(sql.ref('hidden_from_search'), '=', 0) : records;
}
