import { LAST_SEARCH_PAGE, type SearchGroupKey } from '../../content/search-groups.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import { withRests } from '../platform/process/with-rests.ts';
import type { SearchEntry } from './entries/entry.ts';
import { readEntries } from './entries/searched-types.ts';
import { facetOfGroup, facetOfPublic } from './facets.ts';
import { findHits } from './find.ts';
import { excerptOf, highlighted, type Piece } from './highlights.ts';
import { beginAnew, indexChanges, isBehind, rebuildIndex, removeChanged } from './index-changes.ts';
import type { Hit } from './match.ts';
import type { SearchTables } from './tables.ts';
import { type Query, queryOf } from './words.ts';

/** Changes indexed before a search. */
const LIMIT_BEFORE_SEARCH = 50;
/** Changes that the job indexes at a time. */
const LIMIT_OF_JOB = 20;
/** Changes that the command indexes at a time: nothing else waits for it. */
const LIMIT_OF_COMMAND = 200;

export interface FoundEntry {
  /** As those of its `SearchEntry`. */
  type: string;
  id: number;
  key: string;
  language: string | null;
  title: Piece[];
  excerpt: Piece[];
  created_at: string;
}

export interface FoundPage {
  found: FoundEntry[];
  hasMore: boolean;
}

interface Paging {
  /** From 1. After the last, nothing is found. */
  page: number;
  perPage: number;
}

const NOTHING: FoundPage = { found: [], hasMore: false };

export type Search = ReturnType<typeof createSearch>;

/** Finds what people and visitors search for, in an index that is never behind (docs/decisions/0142). */
export function createSearch({ kysely }: Database, log: Log) {
  const db = kysely.withTables<SearchTables>();

  /** Finds a page of each of some groups. */
  async function find(typed: string, groups: SearchGroupKey[], { page, perPage }: Paging): Promise<FoundPage[]> {
    if (page > LAST_SEARCH_PAGE) return groups.map(() => NOTHING);
    const [start, end] = [(page - 1) * perPage, page * perPage];
    const hits = await search(typed, groups.map(facetOfGroup), end + 1);
    return Promise.all(
      hits.map(async (ofGroup) => ({
        found: await describe(ofGroup.slice(start, end), typed),
        hasMore: ofGroup.length > end && page < LAST_SEARCH_PAGE,
      })),
    );
  }

  /** Finds what visitors may see in a language; an empty one is that of the records. Something may have changed since it was indexed. */
  async function findPublic(typed: string, language: string, limit: number): Promise<Hit[]> {
    const [hits = []] = await search(typed, [facetOfPublic(language)], limit);
    return hits;
  }

  async function search(typed: string, facets: string[], limit: number): Promise<Hit[][]> {
    const query = queryOf(typed);
    if (!query || facets.length === 0) return facets.map(() => []);
    await catchUp();
    return findHits(db, query, facets, limit);
  }

  /** Indexes recent changes. Where nothing can be written, as on a full disk, the search goes on without them. */
  async function catchUp() {
    try {
      await indexChanges(db, log, LIMIT_BEFORE_SEARCH);
    } catch (error) {
      log.warn({ err: error }, 'Recent changes could not be indexed. They are found later.');
    }
  }

  /** Returns hits with their titles and excerpts, in which the words are highlighted. Leaves out what was deleted since. */
  async function describe(hits: Hit[], typed: string): Promise<FoundEntry[]> {
    const query = queryOf(typed);
    if (!query) return [];
    const entries = new Map<string, SearchEntry>();
    for (const [type, ofType] of Map.groupBy(hits, (hit) => hit.type)) {
      const [ids, languages] = [ofType.map(({ id }) => id), ofType.map(({ language }) => language)];
      for (const entry of await readEntries(db, type, { ids: [...new Set(ids)], languages: [...new Set(languages)] }))
        entries.set(`${type} ${entry.id} ${entry.language}`, entry);
    }
    return hits.flatMap(({ type, id, language }) => {
      const entry = entries.get(`${type} ${id} ${language}`);
      return entry ? describeEntry(entry, query) : [];
    });
  }

  /** Indexes all changes; everything, if the index is of an earlier version. */
  async function updateIndex(): Promise<void> {
    await beginAnew(db);
    await withRests(() => indexChanges(db, log, LIMIT_OF_JOB));
  }

  return {
    find,
    findPublic,
    describe,
    updateIndex,
    rebuild: () => rebuildIndex(db, log, LIMIT_OF_COMMAND),
    removeChanged,
    isBehind: () => isBehind(db),
  };
}

function describeEntry({ type, id, key, language, title, texts, created_at }: SearchEntry, query: Query): FoundEntry {
  return {
    type,
    id,
    key,
    language: language || null,
    title: highlighted(title, query),
    excerpt: excerptOf(texts, query),
    created_at,
  };
}
