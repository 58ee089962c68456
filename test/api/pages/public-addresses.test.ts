import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import routes from '../../../app/routes.ts';
import {
  CALENDAR_FEED,
  documents,
  isRecordPage,
  isSegmentInUse,
  MCP,
  pageList,
  pages,
  PREVIEW_FRAME,
  PREVIEW_LINK,
  recordPath,
} from '../../../content/addresses.ts';
import { API, calls } from '../../../content/public-calls.ts';
import { type InboxField, sentName } from '../../../content/inbox/inbox-field.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { splitLanguage } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { page } from '../../../content/types/page.ts';
import { readRecord } from '../../../server/content/records/records.ts';
import { recordPages } from '../../../server/site/pages/record-pages.ts';
import type { ApiClient } from '../../api-client.ts';
import { callPaths, documentPaths, formPaths, openFormPaths, readingPaths } from '../../public-addresses.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { guarded } from '../app/guarded-routes.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { signInTo } from '../app/people.ts';
import { openPage } from '../app/documents/public-page.ts';
import { recordRoutes } from '../app/registered-routes.ts';

let app: TestApp;
let client: ApiClient;
let serverRoutes: string[];
let ids: Map<string, number>;
beforeAll(async () => {
  [app, serverRoutes] = await recordRoutes(startApp);
  client = await signInTo(app);
  ids = await createOneOfEach(app);
  for (const type of [page, caseStudy]) await leaveOutForms(type, ids.get(type.name) ?? 0);
});
afterAll(() => app.stop());

/** A page with a form belongs to one visitor, one with free times to the minute, and logos are small. */
async function leaveOutForms(type: ContentType, id: number) {
  const { db, update } = app.services.content;
  const sections = (await readRecord(db, type, id))?.['sections'] as { type: string }[];
  const remaining = sections.filter(({ type }) => !['contactForm', 'booking', 'logos'].includes(type));
  await update(type, id, { sections: remaining });
}

const cached = [...readingPaths('one'), ...documentPaths, ...callPaths('one')];

async function queriesOf(url: string) {
  const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
  await app.get(url);
  const queries = execute.mock.calls.length;
  execute.mockRestore();
  return queries;
}

test.each(cached)('%s is found, and cached until content changes', async (url) => {
  const { statusCode, headers } = await app.get(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
  expect(await queriesOf(url)).toBe(0);
  await app.refreshPages();
  expect((await queriesOf(url)) > 0).toBe(url !== documents.robots);
});

test.each(formPaths)('%s, which has a form, is never cached', async (url) => {
  expect((await app.get(url)).headers['cache-control']).toBe('no-store');
});

test.each([...readingPaths('one'), ...openFormPaths])('%s offers its pictures in all their sizes', async (path) => {
  const { pictures, structured } = await openPage(app, path);
  expect(pictures.filter((picture) => picture.includes('src="/files/') && !/srcset=/i.test(picture))).toEqual([]);
  expect(structured.length).toBeGreaterThan(0);
});

test.each(inboxKinds)('$form asks for every field of a $noun.one', async ({ form, fields }) => {
  const { html } = await openPage(app, pages[form].path);
  const names = Object.entries<InboxField>(fields).map(([name, field]) => sentName(name, field));
  expect(names.filter((name) => !html.includes(` name="${name}"`))).toEqual([]);
});

test.each(pageList.filter((page) => page.paginates && !isRecordPage(page)))(
  'the page $key says in structured data what it lists, besides the way to it',
  async ({ path }) => {
    const { structured } = await openPage(app, path);
    expect(structured.filter((data) => data['@type'] !== 'BreadcrumbList')).not.toEqual([]);
  },
);

test('the sitemap dates every page', async () => {
  const { body } = await app.get(documents.sitemap);
  const undated = body.split('<url>').filter((entry) => entry.startsWith('<loc>') && !entry.includes('<lastmod>'));
  expect(undated, 'Their pages in content/addresses.ts do not say what they show.').toEqual([]);
});

test('the list of a record page is a page itself', () => {
  const names = new Set<string>(pageList.map(({ key }) => key));
  expect(pageList.filter(({ list }) => list !== undefined && !names.has(list))).toEqual([]);
});

test('the navigation has the pages of the specification, in its order', () => {
  const specified = ['/', '/about-us', '/our-services', '/our-reviews', '/our-blogs', '/contact-us'];
  const navigation = pageList.filter(({ inNavigation }) => inNavigation).map(({ path }) => path);
  expect(navigation.filter((path) => specified.includes(path))).toEqual(specified);
});

test('a page of records is the page of a type', () => {
  const declared = pageList.filter(isRecordPage).map(({ path }) => path);
  expect(declared.length).toBeGreaterThan(0);
  expect(new Set(recordPages.map(({ page }) => page.path))).toEqual(new Set(declared));
});

describe.each(recordPages)('the page of a $type.name', ({ type, page }) => {
  const path = (slug: string) => recordPath(page, slug);
  const id = () => ids.get(type.name) ?? 0;
  const list = pageList.find(({ key }) => key === page.list);

  test('is listed by the page, the sitemap and llms.txt, with its picture if it has one', async () => {
    for (const address of [...(list ? [list.path] : []), documents.llms, documents.sitemap])
      expect([address, (await app.get(address)).body.includes(path('one'))]).toEqual([address, true]);
    const sitemap = (await app.get(documents.sitemap)).body;
    const [, entry = ''] = sitemap.split(`<loc>${PUBLIC_URL}${path('one')}</loc>`);
    const { picture } = page.records;
    expect(entry).toMatch(/^<lastmod>[^<]+<\/lastmod>/);
    expect(/^<lastmod>[^<]+<\/lastmod><image:image>/.test(entry)).toBe(
      picture !== undefined && type.fields[picture]?.required,
    );
  });

  test('has structured data besides its breadcrumbs', async () => {
    const { structured } = await openPage(app, path('one'));
    expect(structured.filter((data) => data['@type'] !== 'BreadcrumbList')).not.toEqual([]);
  });

  test('makes its list the current entry of the navigation', async () => {
    if (!list) return;
    const { html } = await openPage(app, path('one'));
    expect(html.includes(`href="${list?.path}" aria-current="true"`)).toBe(list?.inNavigation ?? false);
  });

  test('redirects from an earlier slug of its record', async () => {
    const { content } = app.services;
    await content.update(type, id(), { slug: 'another' });
    for (const address of [page.path, page.alias]) {
      if (!address) continue;
      const { statusCode, headers } = await app.get(address.replace(':slug', 'one'));
      expect([statusCode, headers.location]).toEqual([301, path('another')]);
    }
    await content.update(type, id(), { slug: 'one' });
  });
});

const withStatus = recordPages.filter(({ type }) => 'status' in type.fields);

test.each(withStatus)('the page of a $type.name can be previewed before it is Active', async ({ type, page }) => {
  const { update } = app.services.content;
  const id = ids.get(type.name) ?? 0;
  await update(type, id, { status: 2 });
  expect((await app.get(recordPath(page, 'one'))).statusCode).toBe(404);
  const { status, body } = await client.ask('POST', '/live-preview', { type: type.path, key: 'one', fields: {} });
  expect([status, body.data.html.includes('<h1')]).toEqual([200, true]);
  await update(type, id, { status: 1 });
});

test('no slug of a page can be the address of something else', () => {
  const paths = [...routes.flatMap(pathsOf), ...serverRoutes.map((route) => route.split(' ')[1] ?? '')];
  const segments = new Set(paths.flatMap((path) => /^\/([a-z0-9-]+)(\/|$)/.exec(splitLanguage(path).rest)?.[1] ?? []));
  expect(segments.size).toBeGreaterThan(10);
  expect([...segments].filter((segment) => !isSegmentInUse(segment))).toEqual([]);
});

/** Returns the paths of a route, or of the routes inside a layout. */
function pathsOf({ path, children = [] }: RouteConfigEntry): string[] {
  return path === undefined ? children.flatMap(pathsOf) : [`/${path.replace(/^\//, '')}`];
}

test('a page, document or call that anyone may read is in content/addresses.ts', () => {
  const [site] = routes;
  const known = new Set(pageList.flatMap(({ path, alias, redirectFrom }) => [path, alias, redirectFrom]));
  const paths = site?.children?.map(({ path = '' }) => `/${path.replace(/^\//, '')}`) ?? [];
  expect(paths.filter((path) => path !== '/*' && !known.has(path))).toEqual([PREVIEW_FRAME]);

  const listed = [...Object.values(documents), ...Object.values(calls).map(({ path }) => API + path)];
  const isListed = (url: string) =>
    listed.some((path) => url.replace(/^\/:language\([^)]*\)/, '').replace(/\(.*?\)+/, '') === path);
  const closed = new Set(guarded(serverRoutes));
  const open = serverRoutes.filter((route) => route.startsWith('GET ') && !closed.has(route));
  expect(open.map((route) => route.slice(4)).filter((url) => !isListed(url) && !others.test(url))).toEqual([
    // Changes with the time and every booking.
    `${API}/slots`,
    // What anybody may search for has no end.
    `${API}/search/site`,
    // A secret that works once.
    `${API}/backups/:token`,
    // Tells assistants how they are let in.
    `/.well-known/oauth-protected-resource${MCP}`,
    // A secret of its own for each person.
    CALENDAR_FEED,
    PREVIEW_LINK,
  ]);
});

/** Neither content nor pages: files, captions, pictures, health checks, the API documentation. */
const others =
  /^\/(healthz|readyz|files\/(captions\/.*|\*)|og\/(files\/)?\*|assets\/\*|[\w-]+\.(ico|png|svg|webmanifest)|api\/(openapi\.json|docs.*))$/;
