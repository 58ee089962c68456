import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { documents, pageList, type PageName, pageOf, pages } from '../../../content/addresses.ts';
import { API, calls } from '../../../content/public-calls.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { inLanguage } from '../../../content/model/translations/in-language.ts';
import type { Language } from '../../../content/languages.ts';
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { settings } from '../../../content/types/settings.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import { findId, readRecord } from '../../../server/content/records/records.ts';
import { slugsOfEverySite } from '../../../seed/built-ins.ts';
import { recordPages } from '../../../server/site/pages/record-pages.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { pagedTypes } from '../app/paged-types.ts';
import { wordsOf } from '../languages/words-of.ts';

const FEW = 3;
const MANY = 12;
const SLUG = 'record-1';
const VERSIONS = 1; // query for what has changed, before what is read of the content

const types: readonly ContentType[] = contentTypes;
const withStatus = types.filter(({ fields }) => 'status' in fields).length;
const deletable = types.filter(({ messages }) => messages.deleted).length;
const linked = types.filter((type) => !type.single && pageOf(type)).length;
const dated = new Set(pageList.flatMap(({ shows = [] }) => shows)).size;

/** The most queries that a page usually makes, however much there is to show. */
const USUAL = 14;

/** Of pages that make more, or far fewer. */
const mostOfPage: Partial<Record<PageName, number>> = {
  home: 22,
  service: 16,
  'case-study': 28,
  blogs: 16,
  blog: 23,
  category: 17,
  contact: 10,
  meeting: 11,
  page: 22,
};

const mostOfDocument: Record<Exclude<keyof typeof documents, 'sitemapPart' | 'categoryFeed' | 'robots'>, number> = {
  sitemap: dated + 3 * recordPages.length,
  feed: 8,
  llms: 4 + 2 * recordPages.length,
};

const mostOfCall: Record<keyof typeof calls, number> = {
  setting: 5,
  about: 4,
  servicePage: 3,
  service: 3,
  reviews: 3,
  blogs: 4,
  blog: 7,
  relatedBlogs: 5,
};

const mostOfOthers: Record<string, number> = {
  ...Object.fromEntries(pagedTypes.map((type) => [`/api/${type.path}?per_page=100`, 4 + relationsOf(type).length])),
  '/api/teams': 4,
  '/api/blogs?per_page=100': 7,
  '/api/blogs?per_page=100&search=record&status=1&sort=-title': 8,
  '/api/blogs?per_page=100&search=record&state=scheduled&sort=-title': 8,
  '/api/schedules': 2,
  [`/api/blogs/${SLUG}`]: 10,
  '/api/headings/blog': 2,
  '/api/link-targets?search=record': 3 + linked,
  ...Object.fromEntries(inboxKinds.map(({ path }) => [`/api/${path}?per_page=100`, 3])),
  '/api/meetings/week': 5,
  // Five kinds, and what is found of each.
  '/api/search?q=record': 26,
  '/api/activity?per_page=100': 4,
  '/api/users': 2,
  '/api/invitations': 2,
  '/api/sessions': 2,
  '/api/leads/new': 1 + inboxKinds.length,
  '/api/personal-data/counts?email=ali.1@example.com': 100 + 5 * inboxKinds.length, // a search of each table
  [`/api/blogs/${SLUG}/revisions`]: 3,
  '/api/deleted': 3 + deletable,
  // Of a type with deletions: what the demonstration created, and what of that is unchanged; what is translated, twice. The languages are kept.
  '/api/overview': 30 + slugsOfEverySite.length + withStatus + 2 * deletable + 6 * inboxKinds.length,
};

/** Looks again, where much is found, for kinds that others have left no room for. */
const moreWhereThereIsMore: Record<string, number> = { '/api/search?q=record': 1 };

/** The most queries of each address. */
const mostOf: Record<string, number> = Object.fromEntries([
  ...pageList
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ key, path }) => [path.replace(':slug', SLUG), VERSIONS + (mostOfPage[key] ?? USUAL)]),
  ...entriesOf(mostOfDocument).map(([name, most]) => [documents[name], most]),
  ...entriesOf(mostOfCall).map(([name, most]) => [urlOf(calls[name]), VERSIONS + most]),
  ...entriesOf(mostOfOthers),
]);

let app: TestApp;
let headers: Record<string, string>;
const counts: Record<'few' | 'many', Record<string, number>> = { few: {}, many: {} };

beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  headers = { authorization: `Bearer ${await app.signIn()}` };
  await addRecords(1, FEW);
  counts.few = await countQueries();
  await addRecords(FEW + 1, MANY);
  counts.many = await countQueries();
});
afterAll(() => app.stop());

test.each(Object.entries(mostOf))('%s asks the database at most %i times', (url, most) => {
  expect(counts.few[url]).toBeGreaterThan(0);
  expect(counts.few[url]).toBeLessThanOrEqual(most);
});

test.each(Object.keys(mostOf))('%s asks no more often the more there is', (url) => {
  expect(counts.many[url]! - counts.few[url]!).toBe(moreWhereThereIsMore[url] ?? 0);
});

test('a page reads anew only what has changed', async () => {
  const url = pages.page.path.replace(':slug', SLUG);
  await app.get(url);
  const unchanged = contentTypes.filter(({ name }) => name !== settings.name).map(({ table }) => `from "${table}"`);
  await app.services.content.update(settings, 1, { footer_short_description: 'Changed' });
  const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
  const { body } = await app.get(url);
  const statements = execute.mock.calls.map(([{ sql }]) => sql);
  execute.mockRestore();
  expect(body).toContain('Changed');
  const again = unchanged.filter((from) => statements.some((sql) => sql.includes(from)));
  // What stands beside the settings in the frame of a page is read with them.
  expect(again).toEqual(['from "services"', 'from "blogs"', 'from "brands"']);
});

test('a list is counted once while it stays, and anew when it has changed', async () => {
  const url = '/api/blogs?search=record';
  const countOnPage = async () => {
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    const { meta } = (await app.get(url, headers)).json();
    const queries = execute.mock.calls.length;
    execute.mockRestore();
    return { queries, total: meta.total };
  };
  await countOnPage();
  const again = await countOnPage();
  await app.create(blog, { title: 'Record of the last hour', team_id: 1 });
  const changed = await countOnPage();
  expect([again.total, changed.total]).toEqual([MANY, MANY + 1]);
  expect(changed.queries).toBeGreaterThan(again.queries);
});

test('a page asks no more often the more languages there are', async () => {
  const addresses = ['/', '/our-blogs', `/blogs/${SLUG}`, '/de', '/de/blogs/title'];
  await addLanguages('de', 'fr');
  const before = await countAt(addresses);
  await addLanguages('de', 'fr', 'es', 'it', 'pl');
  expect(await countAt(addresses)).toEqual(before);
});

/** Translates the home page and a post into languages, which the site has then. */
async function addLanguages(...languages: Language[]) {
  const { content } = app.services;
  await content.update(settings, 1, {
    languages: ['en', ...languages].map((language) => ({ language, shown: true })),
  });
  for (const [type, key] of [[page, 'home'] as const, [blog, SLUG] as const])
    for (const language of languages) {
      const id = await findId(content.db, type, key);
      const original = id === null ? null : await readRecord(content.db, type, id);
      const words = { ...wordsOf(type, {}, language), title: 'Title', slug: undefined };
      const isThere = id !== null && (await readRecord(content.db, inLanguage(type, language), id));
      if (original && !isThere) await content.create(inLanguage(type, language), words, SYSTEM, { original });
    }
}

async function countAt(addresses: string[]) {
  const counted: number[] = [];
  for (const url of addresses) {
    await app.refreshPages();
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    const { statusCode } = await app.get(url);
    counted.push(execute.mock.calls.length);
    execute.mockRestore();
    expect([url, statusCode]).toEqual([url, 200]);
  }
  return counted;
}

/** Adds records and items of every kind, each record with pictures of its own: one query for each would show. */
async function addRecords(from: number, to: number) {
  for (let number = from; number <= to; number += 1) {
    const several = types.filter(({ single }) => !single);
    await createOneOfEach(app, { title: `Record ${number}`, types: from === 1 && number === 1 ? types : several });
    await app.services.content.softDelete(review, await app.create(review, { image: await app.upload('reviews') }));
    const time = new Date(Date.UTC(2099, 0, 1, 10, number));
    for (const kind of inboxKinds)
      await sendItem(app, kind, itemOf(kind, { email: `ali.${number}@example.com`, time }));
  }
}

async function countQueries() {
  const counted: Record<string, number> = {};
  for (const url of Object.keys(mostOf)) {
    // What is asked once in a while, such as when a session was used last, is none of the page's business.
    await app.get(url, headers);
    await app.refreshPages();
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    const { statusCode } = await app.get(url, headers);
    counted[url] = execute.mock.calls.length;
    execute.mockRestore();
    expect([url, statusCode]).toEqual([url, 200]);
  }
  return counted;
}

/** Returns the URL of a call, with all that it may list on one page. */
function urlOf({ path, queries = {} }: { path: string; queries?: object }) {
  const query = 'per_page' in queries ? '?per_page=100' : 'slug' in queries ? `?slug=${SLUG}` : '';
  return API + path.replace(':slug', SLUG) + query;
}

function entriesOf<Name extends string>(record: Record<Name, number>) {
  return Object.entries(record) as [Name, number][];
}
