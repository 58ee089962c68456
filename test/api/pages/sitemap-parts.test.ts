import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecordPage, pageList } from '../../../content/addresses.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { anyContent, type ContentTables } from '../../../server/content/tables.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { childrenOf, parseXml, textOf } from '../app/documents/xml.ts';

const FULL = 1_000; // blogs in a part
const PAGES = pageList.filter((page) => !page.isUnlisted && !page.requires && !isRecordPage(page)).length;
const timeAt = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const team_id = await app.create(teamMember, {});
  const oldest = await app.create(blog, { title: 'Post 1', team_id }, new Date(timeAt(1)));
  await app.create(heading, { blog_id: oldest }, new Date(timeAt(5_000)));
  await addBlogs(2, FULL);
});
afterAll(() => app.stop());

/** Inserts posts directly, because creating them one by one is slow. */
async function addBlogs(from: number, to: number) {
  const kysely = app.services.database.kysely.withTables<ContentTables>();
  const { id: _id, ...row } = await kysely.selectFrom('blogs').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: to - from + 1 }, (_, index) => {
    const times = { created_at: timeAt(from + index), updated_at: timeAt(from + index) };
    return { ...row, ...times, slug: `post-${from + index}`, status: ACTIVE } as const;
  });
  await anyContent(kysely)
    .insertInto('blogs' as 'content')
    .values(rows)
    .execute();
  await app.refreshPages();
}

const sitemap = async (path: string) => parseXml((await app.get(path)).body);
const addressesIn = (root: ReturnType<typeof parseXml>, name: 'url' | 'sitemap') =>
  childrenOf(root, name).map((entry) => textOf(entry, 'loc')?.slice(PUBLIC_URL.length));

test('the sitemap is one document as long as all posts fit into it', async () => {
  expect(addressesIn(await sitemap('/sitemap.xml'), 'url')).toHaveLength(PAGES + FULL);
  expect((await app.get('/sitemap-1.xml')).statusCode).toBe(404);
});

test('beyond that it is an index of parts, which have every address once', async () => {
  await addBlogs(FULL + 1, FULL + 1);
  const parts = addressesIn(await sitemap('/sitemap.xml'), 'sitemap');
  expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  const urls = (await Promise.all(parts.map((part) => sitemap(part ?? '')))).map((part) => addressesIn(part, 'url'));
  expect(urls.map(({ length }) => length)).toEqual([PAGES, FULL, 1]);
  expect(urls[0]?.slice(0, 2)).toEqual(['/', '/about-us']);
  expect([urls[1]?.[0], urls[2]?.[0]]).toEqual([`/blogs/post-${FULL + 1}`, '/blogs/post-1']);
  expect(new Set(urls.flat()).size).toBe(PAGES + FULL + 1);
});

test('a part dates a post by its newest heading, and has its picture', async () => {
  const [post] = childrenOf(await sitemap('/sitemap-3.xml'), 'url');
  if (!post) throw new Error('The last part is empty.');
  expect(textOf(post, 'lastmod')).toBe(timeAt(5_000));
  expect(childrenOf(post, 'image:image')).toHaveLength(1);
});

test.each(['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml', '/sitemap-99999.xml'])(
  '%s is not found',
  async (path) => {
    const { statusCode, headers } = await app.get(path);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

test('a part is cached until content changes', async () => {
  const { etag } = (await app.get('/sitemap-3.xml')).headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  await addBlogs(FULL + 2, FULL + 2);
  expect((await app.get('/sitemap-3.xml', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});
