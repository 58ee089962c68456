import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { openPage } from '../app/public-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const team_id = await app.create(teamMember, {});
  for (let number = 1; number <= 10; number += 1) {
    await app.create(blog, { title: `Post ${number}`, team_id });
    await app.create(review, {});
  }
  await app.services.content.update(blog, 1, { slug: 'first-post' });
  await app.create(service, { title: 'Before' });
  await app.services.content.update(service, 1, { slug: 'after' });
});
afterAll(() => app.stop());

describe.each(['/our-blogs', '/our-reviews'])('the pages of %s', (path) => {
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

test.each(['/', '/about-us', '/our-blogs', '/blogs/first-post', '/services/after', '/contact-us', '/meeting'])(
  'HEAD of %s has the headers of the page and no body',
  async (url) => {
    const [whole, head] = [await app.get(url), await app.request({ method: 'HEAD', url })];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  },
);

test.each([
  ['/blogs/post-1', '/blogs/first-post'],
  ['/services/before', '/services/after'],
  ['/our-services/before', '/services/after'],
])('%s redirects to %s', async (url, target) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.request({ method, url });
    expect([statusCode, headers.location]).toEqual([301, target]);
  }
});

test.each([
  '/our-blogs?page=3',
  '/our-reviews?page=999',
  '/our-reviews?page=99999999999999999999',
  '/blogs/none',
  '/services/none',
  '/our-services/none',
  '/blogs/first-post/more',
  '/blogs/%00',
])('%s is not found, and not for search engines', async (path) => {
  const page = await openPage(app, path);
  expect([page.status, page.meta('robots'), page.canonicals]).toEqual([404, ['noindex'], []]);
  expect([page.meta('og:url'), page.structured]).toEqual([[], []]);
  expect((await app.request({ method: 'HEAD', url: path })).statusCode).toBe(404);
});
