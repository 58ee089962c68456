import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordAt } from '../../../content/paths.ts';
import { readingPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { signInTo } from '../app/people.ts';

const EDITOR = { cookie: 'plinth_editor=1' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // Without a form among their sections, which is never cached.
  await createOneOfEach(app, { fields: { sections: [] } });
});
afterAll(() => app.stop());

/** Whether a request renders the page, which reads the settings for its frame. */
async function isRendered(url: string, headers: Record<string, string>) {
  const read = vi.spyOn(app.services.site, 'readSetting');
  await app.get(url, headers);
  const count = read.mock.calls.length;
  read.mockRestore();
  return count > 0;
}

describe.each(readingPaths('one'))('the page %s', (path) => {
  test('links to its form for those who edit it, and changes by nothing else', async () => {
    const visitors = await app.get(path);
    const editors = await app.get(path, EDITOR);
    const link = `<aside[^>]*><a href="/admin/at\\?path=${encodeURIComponent(path)}"[^>]*>Edit this page</a></aside>`;
    expect(editors.body).toMatch(new RegExp(link));
    expect(withoutStyles(editors.body.replace(new RegExp(link), ''))).toBe(withoutStyles(visitors.body));
    expect(visitors.headers['cache-control']).toBe('no-cache');
    expect(editors.headers['cache-control']).toBe('private, no-cache');
  });

  test('is cached for both, each with its own ETag', async () => {
    await app.refreshPages();
    expect(await isRendered(path, EDITOR)).toBe(true);
    expect(await isRendered(path, {})).toBe(true);
    const [visitors, editors] = [await app.get(path), await app.get(path, EDITOR)];
    expect(await isRendered(path, EDITOR)).toBe(false);
    expect(await isRendered(path, {})).toBe(false);
    expect(editors.headers.etag).not.toBe(visitors.headers.etag);
    expect(await statusFor(visitors.headers.etag, {})).toBe(304);
    expect(await statusFor(editors.headers.etag, EDITOR)).toBe(304);
    expect(await statusFor(visitors.headers.etag, EDITOR)).toBe(200);
    expect(await statusFor(editors.headers.etag, {})).toBe(200);
  });

  async function statusFor(etag: unknown, headers: Record<string, string>) {
    return (await app.get(path, { ...headers, 'if-none-match': String(etag) })).statusCode;
  }
});

test.each([
  'plinth_editor=1x',
  'plinth_editor=1,',
  'plinth_editor=10',
  'plinth_editor="1"',
  'plinth_editor=',
  'Plinth_editor=1',
  'xplinth_editor=1',
  'a=plinth_editor=1',
  'a=1;plinth_editor=2',
])('the cookie %s changes nothing, and takes no place in the cache', async (cookie) => {
  await app.refreshPages();
  const visitors = await app.get('/about-us');
  expect(await isRendered('/about-us', { cookie })).toBe(false);
  expect((await app.get('/about-us', { cookie })).body).toBe(visitors.body);
});

test('the cookie is found among others, which take no place in the cache', async () => {
  await app.get('/about-us', EDITOR);
  for (const cookie of ['a=1; plinth_editor=1', 'plinth_editor=1; b=2', 'a=1; plinth_editor=1; b=2']) {
    expect(await isRendered('/about-us', { cookie })).toBe(false);
    expect((await app.get('/about-us', { cookie })).body).toContain('Edit this page');
  }
});

test('many who edit make the page once, while visitors get theirs', async () => {
  await app.refreshPages();
  const [visitors, ...editors] = await Promise.all([
    app.get('/about-us'),
    ...Array.from({ length: 10 }, () => app.get('/about-us', EDITOR)),
  ]);
  expect(visitors?.body).not.toContain('Edit this page');
  expect(new Set(editors.map(({ body }) => body)).size).toBe(1);
});

test('pages with a form link to theirs, and are stored nowhere', async () => {
  const { body, headers } = await app.get('/contact-us', EDITOR);
  expect(body).toContain('/admin/at?path=%2Fcontact-us');
  expect(headers['cache-control']).toBe('no-store');
});

test('a page in another language links to its form by its address there', async () => {
  const client = await signInTo(app);
  await client.ask('PUT', '/settings/1', {
    languages: ['en', 'de'].map((language) => ({ language, shown: true })),
  });
  await client.ask('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  expect((await app.get('/de', EDITOR)).body).toContain('/admin/at?path=%2Fde"');
});

test.each(['/no-such-page', '/meeting/cancel'])('%s, which no record is behind, has no link', async (path) => {
  expect((await app.get(path, EDITOR)).body).not.toContain('Edit this page');
});

test.each([
  ['/', 'page', 'home'],
  ['/about-us', 'page', 'about-us'],
  ['/contact', 'page', 'contact-us'],
  ['/one', 'page', 'one'],
  ['/services/one', 'service', 'one'],
  ['/our-services/one', 'service', 'one'],
  ['/blogs/one', 'blog', 'one'],
  ['/our-work/one', 'caseStudy', 'one'],
  ['/our-blogs/category/one', 'category', 'one'],
])('the page %s is made of the %s %s', (path, type, slug) => {
  expect(recordAt(path)).toEqual({ type, slug });
});

test.each([
  '',
  '/admin',
  '/login',
  '/feed.xml',
  '/meeting/cancel',
  '/blogs',
  '/blogs/',
  '/blogs/a/b',
  '//evil',
  '/../x',
])('no record is behind %s', (path) => expect(recordAt(path)).toBeNull());

/** The nonce of a render is in its scripts and styles, and the link has styles of its own. */
function withoutStyles(html: string) {
  return html.replaceAll(/nonce="[^"]*"/g, '').replace(/<style.*?<\/style>/s, '');
}
