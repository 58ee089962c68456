import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { builtInPages, pageList, pages } from '../../../content/addresses.ts';
import { page } from '../../../content/types/page.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { clientOf } from '../app/people.ts';
import { openPage } from '../app/documents/public-page.ts';

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
beforeAll(async () => {
  app = await startApp();
  // A page that requires records is listed as soon as there is one.
  const required = contentTypes.filter(({ name }) => pageList.some(({ requires }) => requires === name));
  await createOneOfEach(app, { fields: { sections: [] }, types: required });
  ({ ask } = clientOf(app, await app.signIn()));
});
afterAll(() => app.stop());

describe.each(builtInPages)('the built-in page $slug', ({ key, slug }) => {
  test('is there from the start, Active', async () => {
    const { status, body } = await ask('GET', `/pages/${slug}`);
    expect([status, body.data?.status]).toEqual([200, 1]);
  });

  test('keeps its slug and its status', async () => {
    const { status, body } = await ask('PUT', `/pages/${slug}`, { slug: 'another', status: 2 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['slug', 'status']]);
    expect((await ask('PUT', `/pages/${slug}`, { slug, status: 1 })).status).toBe(200);
  });

  test('cannot be deleted', async () => {
    const { status, body } = await ask('DELETE', `/pages/${slug}`);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/cannot be deleted/)]);
  });

  test('shows its head and its sections', async () => {
    const sections = [{ id: 's', type: 'richText', heading: 'More of it', html: '<p>Below the rest.</p>' }];
    const seo = { seo_title: `Found as ${slug}`, seo_description: 'What it is about.', hidden_from_search: true };
    await ask('PUT', `/pages/${slug}`, { sections, ...seo });
    const { path } = pages[key];
    const opened = await openPage(app, path);
    expect(opened.html).toContain('Below the rest.');
    expect(opened.titles).toEqual([`Found as ${slug} | Plinth`]);
    expect([opened.meta('og:title'), opened.meta('description')]).toEqual([[seo.seo_title], [seo.seo_description]]);
    expect(opened.meta('robots')).toEqual(['noindex']);
    for (const address of ['/sitemap.xml', '/llms.txt'])
      expect([address, new RegExp(`${path}[<)]`).test((await app.get(address)).body)]).toEqual([address, false]);
    await ask('PUT', `/pages/${slug}`, { sections: [], hidden_from_search: false });
    expect((await app.get('/sitemap.xml')).body).toContain(`${path}<`);
  });
});

test.each([
  ...new Set(pageList.flatMap(({ path, alias, redirectFrom }) => [path, alias, redirectFrom])),
  '/admin',
  '/api',
  '/files',
  '/healthz',
  '/login',
  '/register',
])('no other page can be at %s', async (path = '') => {
  const [, slug = '', ...others] = path.split('/');
  if (slug === '' || slug.startsWith(':') || others.length > 0) return;
  const { status, body } = await ask('POST', '/pages', { title: 'Mine', slug, status: 1 });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['slug']]);
});

test('a page called like another address gets a slug of its own', async () => {
  for (const [title, slug] of [
    ['Login', 'login-2'],
    ['Home', 'home-2'],
    ['Contact', 'contact-2'],
    ['Healthz', 'healthz-2'],
  ])
    expect((await ask('POST', '/pages', { title, status: 1 })).body.data.slug).toBe(slug);
});

test('the home page is at one address', async () => {
  const { statusCode, headers } = await app.get('/home');
  expect([statusCode, headers.location]).toEqual([301, '/']);
});

test('a sign-in screen keeps its query, and is not cached as a page', async () => {
  const { headers } = await app.get('/register?token=secret');
  expect(headers.etag).toBeUndefined();
});

test('a share picture replaces the drawn one', async () => {
  const share_image = await app.upload('pages');
  await app.create(page, { title: 'Shared', status: 1, share_image, share_image_alt: 'Us', sections: [] });
  const { meta } = await openPage(app, '/shared');
  expect([meta('og:image')[0]?.endsWith(`/og${share_image.replace('.webp', '.jpg')}`), meta('og:image:alt')]).toEqual([
    true,
    ['Us'],
  ]);
});

test('a page that opens with no hero opens with its title and its lead', async () => {
  await app.create(page, { title: 'Plain words', lead: 'In short.', status: 1, sections: [] });
  expect((await openPage(app, '/plain-words')).html).toMatch(/<h1[^>]*>Plain words<\/h1>.*In short\./s);
});

test('a hero without a lead shows that of its page, and one with a lead its own', async () => {
  const hero = { id: 'a', type: 'hero', title: 'Words that work', look: 'text' };
  const id = await app.create(page, { title: 'Heroic', lead: 'In short.', status: 1, sections: [hero] });
  const readBody = async () => (await openPage(app, '/heroic')).html.replace(/<head>.*<\/head>/s, '');
  expect(await readBody()).toMatch(/<h1[^>]*>.*Words that work.*<\/h1>.*In short\./s);
  await app.services.content.update(page, id, { sections: [{ ...hero, lead: 'At length.' }] });
  expect(await readBody()).toContain('At length.');
  expect(await readBody()).not.toContain('In short.');
});
