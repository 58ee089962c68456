import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import routes from '../../../app/routes.ts';
import { API, calls, documents, isRecordPage, pageList, pageOf } from '../../../content/addresses.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { guarded } from '../app/guarded-routes.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { signInTo } from '../app/people.ts';
import { callPaths, documentPaths, formPaths, readingPaths } from '../app/public-addresses.ts';
import { openPage } from '../app/public-page.ts';
import { recordRoutes } from '../app/registered-routes.ts';

const types: readonly ContentType[] = contentTypes;

let app: TestApp;
let client: ApiClient;
let serverRoutes: string[];
beforeAll(async () => {
  [app, serverRoutes] = await recordRoutes(startApp);
  client = await signInTo(app);
  await createOneOfEach(app);
});
afterAll(() => app.stop());

const cached = [...readingPaths('one'), ...documentPaths, ...callPaths('one')];

async function queriesOf(url: string) {
  const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
  await app.get(url);
  const queries = execute.mock.calls.length;
  execute.mockRestore();
  return queries;
}

test.each(cached)('%s is there, and cached until content changes', async (url) => {
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

test.each([...readingPaths('one'), ...formPaths.filter((path) => path !== '/meeting/cancel')])(
  '%s has an image to be shared with, and its pictures in all their sizes',
  async (path) => {
    const { meta, pictures, canonicals, structured } = await openPage(app, path);
    const image = meta('og:image')[0]?.slice(PUBLIC_URL.length) ?? '';
    expect([image, (await app.get(image)).statusCode]).toEqual([image, 200]);
    expect(pictures.filter((one) => one.includes('src="/files/') && !/srcset=/i.test(one))).toEqual([]);
    expect(structured.length).toBeGreaterThan(0);
    expect(canonicals).toHaveLength(1);
  },
);

test('the sitemap dates every page', async () => {
  const { body } = await app.get(documents.sitemap);
  const undated = body.split('<url>').filter((entry) => entry.startsWith('<loc>') && !entry.includes('<lastmod>'));
  expect(undated).toEqual([]);
});

test('the list that leads to a page of records is a page itself', () => {
  const names = new Set(pageList.map(({ key }) => key));
  expect(pageList.filter(({ list }) => list !== undefined && !names.has(list))).toEqual([]);
});

describe.each(types.filter((type) => isRecordPage(pageOf(type))).map((type) => [type.name, type] as const))(
  'the page of a %s',
  (name, type) => {
    const page = pageList.find(({ key }) => key === name);
    const path = (slug: string) => (page?.path ?? '').replace(':slug', slug);

    test('is listed by the page, the sitemap and llms.txt, with its picture', async () => {
      const list = pageList.find(({ key }) => key === page?.list);
      for (const address of [list?.path ?? '', documents.llms, documents.sitemap])
        expect([address, (await app.get(address)).body.includes(path('one'))]).toEqual([address, true]);
      const sitemap = (await app.get(documents.sitemap)).body;
      expect(sitemap.split(`${path('one')}</loc>`)[1]).toMatch(/^<lastmod>[^<]+<\/lastmod><image:image>/);
    });

    test('says what its record is, besides the way to it', async () => {
      const { structured } = await openPage(app, path('one'));
      expect(structured.filter((data) => data['@type'] !== 'BreadcrumbList')).not.toEqual([]);
    });

    test('makes its list the current entry of the navigation', async () => {
      const { html } = await openPage(app, path('one'));
      const list = pageList.find(({ key }) => key === page?.list);
      expect(html.includes(`href="${list?.path}" aria-current="true"`)).toBe(list?.inNavigation ?? false);
    });

    test('redirects from a slug that its record had', async () => {
      const { content } = app.services;
      await content.update(type, 1, { slug: 'another' });
      for (const address of [page?.path, page?.alias]) {
        if (!address) continue;
        const { statusCode, headers } = await app.get(address.replace(':slug', 'one'));
        expect([statusCode, headers.location]).toEqual([301, path('another')]);
      }
      await content.update(type, 1, { slug: 'one' });
    });

    test('can be previewed before its record is Active', async () => {
      await app.services.content.update(type, 1, { status: 2 });
      expect((await app.get(path('one'))).statusCode).toBe(404);
      const preview = (await client.ask('POST', `/${type.path}/one/preview`)).body.data.path as string;
      const { statusCode, headers } = await app.get(preview);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      await app.services.content.update(type, 1, { status: 1 });
    });
  },
);

test('a page, document or call that anyone may read is in content/addresses.ts', () => {
  const [site] = routes;
  const known = new Set(pageList.flatMap(({ path, alias, redirectFrom }) => [path, alias, redirectFrom]));
  const paths = site?.children?.map(({ path = '' }) => `/${path.replace(/^\//, '')}`) ?? [];
  expect(paths.filter((path) => path !== '/*' && !known.has(path))).toEqual([]);

  const listed = [...Object.values(documents), ...Object.values(calls).map(({ path }) => API + path)];
  const isListed = (url: string) => listed.some((path) => url.replace(/\(.*?\)+/, '') === path);
  const closed = new Set(guarded(serverRoutes));
  const open = serverRoutes.filter((route) => route.startsWith('GET ') && !closed.has(route));
  expect(open.map((route) => route.slice(4)).filter((url) => !isListed(url) && !others.test(url))).toEqual([]);
});

/** What is neither made of content nor a page: files, images of other rooms, health checks, the description of the API. */
const others =
  /^\/(healthz|readyz|files\/\*|og\/\*|assets\/\*|[\w-]+\.(ico|png|svg|webmanifest)|api\/(openapi\.json|docs.*))$/;
