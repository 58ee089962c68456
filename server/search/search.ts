import { groupOf, LAST_SEARCH_PAGE, type SearchGroupKey } from '../../content/search-groups.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import { withRests } from '../platform/process/with-rests.ts';
import { findHits } from './find.ts';
import { excerptOf, highlighted, type Piece } from './highlights.ts';
import { beginAnew, forgetChanged, indexChanges, isBehind, rebuildIndex } from './index-things.ts';
import { facetOfGroup, facetOfPublic } from './facets.ts';
import type { Hit } from './match.ts';
import type { SearchTables } from './tables.ts';
import type { Thing } from './things/thing.ts';
import { readThings } from './things/things.ts';
import { type Query, queryOf } from './words.ts';

/** Changes indexed before a search. */
const LIMIT_BEFORE_SEARCH = 50;
/** Changes indexed in one go by the job. */
const LIMIT_OF_JOB = 20;
/** The same, where nothing else waits for it. */
const LIMIT_OF_COMMAND = 200;

export interface FoundThing {
  group: SearchGroupKey;
  /** The name of its content type, or its group. */
  place: string;
  id: number;
  /** By what its screen knows it. */
  key: string;
  language: string | null;
  title: Piece[];
  excerpt: Piece[];
  moment: string;
}

export interface FoundPage {
  found: FoundThing[];
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

  /** Finds what visitors may see in a language, but for what has changed meanwhile; with an empty one, in that of the records. */
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

  /** Where nothing can be written, as on a full disk, what is indexed is found all the same. */
  async function catchUp() {
    try {
      await indexChanges(db, log, LIMIT_BEFORE_SEARCH);
    } catch (error) {
      log.warn({ err: error }, 'What has changed of late could not be indexed. It is found later.');
    }
  }

  /** Returns what was found with what is around the words that were typed. Leaves out what was deleted since. */
  async function describe(hits: Hit[], typed: string): Promise<FoundThing[]> {
    const query = queryOf(typed);
    if (!query) return [];
    const things = new Map<string, Thing>();
    for (const [place, ofPlace] of Map.groupBy(hits, (hit) => hit.place)) {
      const [ids, languages] = [ofPlace.map(({ thing }) => thing), ofPlace.map(({ language }) => language)];
      for (const thing of await readThings(db, place, { ids: [...new Set(ids)], languages: [...new Set(languages)] }))
        things.set(`${place} ${thing.id} ${thing.language}`, thing);
    }
    return hits.flatMap(({ place, thing: id, language }) => {
      const thing = things.get(`${place} ${id} ${language}`);
      return thing ? describeThing(thing, query) : [];
    });
  }

  /** Indexes all that has changed, after everything once texts are split in another way. */
  async function keepUp(): Promise<void> {
    await beginAnew(db);
    await withRests(() => indexChanges(db, log, LIMIT_OF_JOB));
  }

  return {
    find,
    findPublic,
    describe,
    keepUp,
    rebuild: () => rebuildIndex(db, log, LIMIT_OF_COMMAND),
    forgetChanged,
    isBehind: () => isBehind(db),
  };
}

function describeThing({ place, id, key, language, title, texts, moment }: Thing, query: Query): FoundThing {
  return {
    group: groupOf(place),
    place,
    id,
    key,
    language: language || null,
    title: highlighted(title, query),
    excerpt: excerptOf(texts, query),
    moment,
  };
}
