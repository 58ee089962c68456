import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { findHits } from '../../../server/search/find.ts';
import { facetOfGroup } from '../../../server/search/facets.ts';
import { searchSqlOf } from '../../../server/search/match.ts';
import type { SearchDatabase, SearchTables } from '../../../server/search/tables.ts';
import { queryOf } from '../../../server/search/words.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const ROWS = 5_000;
const AT_ONCE = 100;

/** PostgreSQL reads a small index whole. */
const usual = Array.from({ length: 100 }, (_, number) => `usual${number}`);

const site = signedInApp();

/** Fills the index with entries that each have a word of their own. */
async function fill(db: SearchDatabase) {
  const { stored } = searchSqlOf(db);
  const words = (id: number) => stored([facetOfGroup('content'), `word${id}`, ...usual]);
  const row = (id: number) => ({ id, place: 'service', thing: id, language: '', title: stored([]), words: words(id) });
  for (let first = 1; first < ROWS; first += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => row(first + index));
    await db.insertInto('search_index').values(rows).execute();
  }
  await sql`analyze`.execute(db);
}

/** Returns how the database answers the queries that are made meanwhile. */
async function plansOf(db: SearchDatabase, work: (watched: SearchDatabase) => Promise<unknown>): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const transformQuery = ({ node }: { node: RootOperationNode }) => {
    nodes.push(node);
    return node as never;
  };
  await work(db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }));
  const plans = [];
  for (const node of nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const explain = site.app.databaseUrl === '' ? 'explain query plan' : 'explain';
    plans.push((await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))).rows);
  }
  return JSON.stringify(plans);
}

test('a word is found by the index, without reading all there is', async () => {
  const db = site.app.services.database.kysely.withTables<SearchTables>();
  await fill(db);
  const query = queryOf('word2500');
  if (!query) throw new Error('The query has a word.');
  const facets = [facetOfGroup('content'), facetOfGroup('media')];
  const search = (watched: SearchDatabase) => findHits(watched, query, facets, 5);
  expect(await search(db)).toMatchObject([[{ type: 'service', id: 2500, language: '' }], []]);
  const plans = await plansOf(db, search);
  expect(plans).toMatch(/search_index_words|search_words VIRTUAL TABLE INDEX/);
  expect(plans).not.toMatch(/Seq Scan on search_index|SCAN search_index/);
});
