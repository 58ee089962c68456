import { sql } from 'kysely';
import { isRecordPage, pageOf, recordPath } from '../../content/addresses.ts';
import { typeNamed } from '../../content/index.ts';
import { type Language, pathIn } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import type { Clock } from '../platform/clock.ts';
import { senderOf } from '../platform/http/sender.ts';
import type { Visit } from '../platform/http/visit.ts';
import { limits } from '../platform/limits/limits.ts';
import { createSharedLimit } from '../platform/limits/shared-limit.ts';
import { done, type Outcome, type Throttled, throttled } from '../platform/outcome.ts';
import type { WorkerGroup } from '../platform/process/cluster.ts';
import type { Piece } from '../search/highlights.ts';
import type { Found, Search } from '../search/search.ts';
import type { PublicContent } from './published.ts';
import { pathOfRecord, recordsWithPage } from './record-pages.ts';

const PAGE_SIZE = 10;

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
  search: Pick<Search, 'findPublic'>;
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
    const paging = { page, perPage: PAGE_SIZE };
    const { found, hasMore } = await search.findPublic(typed, language ?? '', paging);
    if (page === 1 && found.length === 0 && !isSignedIn) countNotFound?.(typed, visit);
    return done({ found: await onPages(contentIn(language), found), hasMore });
  };
}

/** Returns where visitors can read what was found, now. What the index has wrong is left out. */
async function onPages(content: PublicContent, found: Found[]): Promise<FoundOnSite[]> {
  const paths = await readPaths(content, found);
  const pages = new Map<string, FoundOnSite>();
  for (const { place, id, title, excerpt } of found) {
    const path = paths.get(`${place} ${id}`);
    // Several records may be on one page.
    if (path && !pages.has(path)) pages.set(path, { path, title, excerpt });
  }
  return [...pages.values()];
}

async function readPaths(content: PublicContent, found: Found[]): Promise<Map<string, string | null>> {
  const paths = new Map<string, string | null>();
  for (const [place, ofPlace] of Map.groupBy(found, (thing) => thing.place)) {
    const ids = ofPlace.map(({ id }) => id);
    for (const [id, path] of await readPathsOf(content, typeNamed(place), ids)) paths.set(`${place} ${id}`, path);
  }
  return paths;
}

async function readPathsOf(content: PublicContent, type: ContentType, ids: number[]) {
  const page = pageOf(type);
  const records = unhidden(content, type).where('id', 'in', ids);
  if (isRecordPage(page)) {
    const rows = await records.select(['id', 'slug']).execute();
    return rows.map(({ id, slug }) => [id, pathIn(content.language, recordPath(page, slug))] as const);
  }
  const rows = await records.select('id').execute();
  return Promise.all(rows.map(async ({ id }) => [id, await pathOfRecord(content, type, id)] as const));
}

function unhidden(content: PublicContent, type: ContentType) {
  const records = recordsWithPage(content, type);
  return 'hidden_from_search' in type.fields ? records.where(sql.ref('hidden_from_search'), '=', 0) : records;
}
