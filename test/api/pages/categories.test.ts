import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { category } from '../../../content/types/category.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { clientOf } from '../app/people.ts';
import { openPage } from '../app/documents/public-page.ts';
import { childrenOf, parseXml, textOf } from '../app/documents/xml.ts';

const PAGE = '/our-blogs/category/websites';
const FEED = `${PAGE}/feed.xml`;

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
let websites: number;
let author: number;
beforeAll(async () => {
  app = await startApp();
  ({ ask } = clientOf(app, await app.signIn()));
  author = await app.create(teamMember, {});
  websites = await app.create(category, { name: 'Websites', short_description: 'How to get one.' });
  await app.create(category, { name: 'Nothing yet' });
  for (let number = 1; number <= 10; number += 1) await addPost(`Post ${number}`, websites);
  await addPost('Elsewhere', null);
});
afterAll(() => app.stop());

function addPost(title: string, category_id: number | null, rest: object = {}) {
  return app.create(blog, { title, team_id: author, category_id, ...rest });
}

const entriesOf = async () =>
  childrenOf(parseXml((await app.get(FEED)).body), 'entry').map((entry) => textOf(entry, 'title'));

test('a category lists its posts, nine a page', async () => {
  const [first, second] = [await openPage(app, PAGE), await openPage(app, `${PAGE}?page=2`)];
  expect(first.links).toContain('/blogs/post-10');
  expect(first.links).not.toContain('/blogs/post-1');
  expect(second.links).toContain('/blogs/post-1');
  // The footer links to the newest posts of all.
  for (const { html } of [first, second]) expect(/<main[^]*<\/main>/.exec(html)?.[0]).not.toContain('/blogs/elsewhere');
  expect(second.titles).toEqual(['Websites, page 2 | Plinth']);
  expect(second.canonicals).toEqual([`${PUBLIC_URL}${PAGE}?page=2`]);
  expect((await app.get(`${PAGE}?page=3`)).statusCode).toBe(404);
});

test('each page of a category has a share picture', async () => {
  for (const path of [PAGE, `${PAGE}?page=2`]) {
    const [image = ''] = (await openPage(app, path)).meta('og:image');
    expect((await app.get(image.slice(PUBLIC_URL.length))).statusCode).toBe(200);
  }
});

test('the feed of a category has its posts, and moves with its slug', async () => {
  const feed = parseXml((await app.get(FEED)).body);
  expect([textOf(feed, 'title'), childrenOf(feed, 'entry')]).toEqual([
    'Websites | Plinth',
    expect.objectContaining({ length: 10 }),
  ]);
  expect(textOf(feed, 'id')).toBe(PUBLIC_URL + PAGE);
  expect((await openPage(app, PAGE)).html).toContain(
    `type="application/atom+xml" title="Websites | Plinth" href="${FEED}"`,
  );
  await app.services.content.update(category, websites, { slug: 'web' });
  const { statusCode, headers } = await app.get(FEED);
  expect([statusCode, headers.location]).toEqual([301, '/our-blogs/category/web/feed.xml']);
  await app.services.content.update(category, websites, { slug: 'websites' });
  expect((await app.get('/our-blogs/category/none/feed.xml')).statusCode).toBe(404);
});

test('posts that are not Active are in neither page nor feed', async () => {
  const id = await addPost('Not yet', websites, { status: 2 });
  expect((await openPage(app, PAGE)).links).not.toContain('/blogs/not-yet');
  expect(await entriesOf()).not.toContain('Not yet');
  await app.services.content.update(blog, id, { status: 1 });
  expect((await openPage(app, PAGE)).links).toContain('/blogs/not-yet');
  expect(await entriesOf()).toContain('Not yet');
  await app.services.content.softDelete(blog, id);
  expect(await entriesOf()).not.toContain('Not yet');
});

test('posts and their list link to categories, but not to empty ones', async () => {
  for (const path of ['/our-blogs', '/blogs/post-1', PAGE]) {
    const { links } = await openPage(app, path);
    expect([path, links.includes(PAGE)]).toEqual([path, true]);
    expect([path, links.includes('/our-blogs/category/nothing-yet')]).toEqual([path, false]);
  }
  for (const path of ['/sitemap.xml', '/llms.txt']) {
    const { body } = await app.get(path);
    expect([body.includes(PAGE), body.includes('nothing-yet')]).toEqual([true, false]);
  }
  const empty = await openPage(app, '/our-blogs/category/nothing-yet');
  expect([empty.status, empty.meta('robots')]).toEqual([200, ['noindex']]);
});

test('a post can have a category or none', async () => {
  const named = { id: websites, name: 'Websites' };
  expect((await ask('GET', '/blogs/post-1')).body.data.category_id).toEqual(named);
  expect((await ask('GET', '/blogs/elsewhere')).body.data.category_id).toBeNull();
  expect((await app.get('/api/blog/post-1')).json().data.category_id).toEqual({ ...named, slug: 'websites' });
  const uncategorized = await ask('PUT', '/blogs/post-1', { category_id: '' });
  expect([uncategorized.status, uncategorized.body.data.category_id]).toEqual([200, null]);
  const categorized = await ask('PUT', '/blogs/post-1', { category_id: websites });
  expect([categorized.status, categorized.body.data.category_id]).toEqual([200, named]);
  expect((await ask('PUT', '/blogs/post-1', { category_id: 999 })).status).toBe(422);
  expect((await ask('GET', `/blogs?category_id=${websites}`)).body.meta.total).toBe(10);
});

test('a category that is deleted leaves its posts without one', async () => {
  const { body } = await ask('GET', '/categories/websites/dependents');
  expect(body.data).toMatchObject({ count: 10, sentence: expect.stringContaining('stay, without this category') });
  await ask('DELETE', '/categories/websites');
  expect((await openPage(app, '/blogs/post-1')).links).not.toContain(PAGE);
  expect((await ask('GET', '/blogs/post-1')).body.data.category_id).toBeNull();
  for (const path of [PAGE, FEED]) expect((await app.get(path)).statusCode).toBe(404);
});
