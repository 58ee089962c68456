import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageList } from '../../../content/addresses.ts';
import { canonicalPath } from '../../../content/paths.ts';
import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { recordPages } from '../../../server/site/pages/record-pages.ts';
import { recordPaths } from '../../public-addresses.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { pagedTypes } from '../app/paged-types.ts';
import { signInTo } from '../app/people.ts';
import { openPage } from '../app/documents/public-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const ids = await createOneOfEach(app, { types: pagedTypes });
  const category_id = ids.get(category.name) ?? 0;
  await app.services.content.update(category, category_id, { short_description: 'What it is about.' });
  for (let number = 2; number <= 10; number += 1) {
    const others = await createOneOfEach(app, { types: pagedTypes });
    await app.services.content.update(blog, others.get(blog.name) ?? 0, { category_id });
  }
  for (const { type } of recordPages)
    await app.services.content.update(type, ids.get(type.name) ?? 0, { slug: 'renamed' });
  const { ask } = await signInTo(app);
  for (const slug of ['our-reviews', 'our-blogs'])
    await ask('PUT', `/pages/${slug}`, { seo_description: `What is at ${slug}.` });
});
afterAll(() => app.stop());

const paginated = pageList.filter(({ paginates }) => paginates).map(({ path }) => path.replace(':slug', 'renamed'));

describe.each(paginated)('the pages of %s', (path) => {
  test('have canonical addresses and titles of their own', async () => {
    const [first, second] = [await openPage(app, path), await openPage(app, `${path}?page=2`)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first.canonicals, second.canonicals]).toEqual([[PUBLIC_URL + path], [`${PUBLIC_URL}${path}?page=2`]]);
    expect(second.titles).toEqual([first.titles[0]?.replace(' |', ', page 2 |')]);
    expect(second.meta('description')).toEqual([`${first.meta('description')[0]} Page 2.`]);
  });

  test.each(['page=', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page[]=2', 'page=1', 'utm_source=x'])(
    'start at the first without a valid number: ?%s',
    async (query) => {
      const { status, canonicals } = await openPage(app, `${path}?${query}`);
      expect([status, canonicals]).toEqual([200, [PUBLIC_URL + path]]);
    },
  );

  test('have one canonical address in any spelling of the number', async () => {
    expect((await openPage(app, `${path}?page=002`)).canonicals).toEqual([`${PUBLIC_URL}${path}?page=2`]);
  });
});

test.each(recordPaths('one'))('%s redirects to the new slug', async (url) => {
  const target = canonicalPath(url).replace('one', 'renamed');
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.request({ method, url });
    expect([statusCode, headers.location]).toEqual([301, target]);
  }
});

test.each([
  '/our-blogs?page=3',
  '/our-reviews?page=999',
  '/our-reviews?page=99999999999999999999',
  ...recordPaths('none'),
  '/blogs/renamed/more',
  '/blogs/%00',
])('%s is not found, and not for search engines', async (path) => {
  const page = await openPage(app, path);
  expect([page.status, page.meta('robots'), page.canonicals]).toEqual([404, ['noindex'], []]);
  expect([page.meta('og:url'), page.structured]).toEqual([[], []]);
  expect((await app.request({ method: 'HEAD', url: path })).statusCode).toBe(404);
});
