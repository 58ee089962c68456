import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { FieldKind } from '../../../content/model/field.ts';
import { review } from '../../../content/types/review.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { readRecord } from '../../../server/content/records/records.ts';
import { type TestApp, startApp } from '../app/app.ts';

const SENTINEL = 'Sentinel';
const pages = ['/', '/about-us', '/our-services', '/our-reviews', '/our-blogs', '/blogs/shown', '/services/shown'];
const forms = ['/contact-us', '/meeting', '/meeting/cancel', '/register'];
const machinePages = [
  '/sitemap.xml',
  '/feed.xml',
  '/llms.txt',
  '/robots.txt',
  '/no-such-page',
  '/api/none',
  '/api/openapi.json',
];
const listings = ['/files', '/files/', '/files/blogs', '/files/blogs/', '/files/teams/', '/assets/'];
const calls = ['setting', 'about', 'service-page', 'review', 'blog', 'blog/shown', 'service/shown', 'related-blog'];
const related = ['shown', 'sentinel-inactive', 'sentinel-deleted'].map((slug) => `/api/related-blog?slug=${slug}`);
const everywhere = [
  ...pages,
  ...forms,
  ...machinePages,
  ...listings,
  ...calls.map((call) => `/api/${call}`),
  ...related,
];

const sentinels: Partial<Record<FieldKind, string>> = {
  text: SENTINEL,
  longText: SENTINEL,
  richText: `<p>${SENTINEL}</p>`,
  link: `https://${SENTINEL.toLowerCase()}.example`,
};

let app: TestApp;
/** What nobody may see: the word that every text of a hidden record has in it, and the addresses of their pictures. */
const hidden = [SENTINEL, SENTINEL.toLowerCase()];
/** The records that are deleted, to be brought back and deleted again. */
const deleted: [ContentType, number][] = [];

beforeAll(async () => {
  app = await startApp();
  const author = await hide(teamMember, 'author', { status: 2 });
  await app.create(blog, { title: 'Shown', team_id: author });
  await app.create(service, { title: 'Shown' });
  for (const [word, status] of [
    ['inactive', 2],
    ['deleted', 1],
  ] as const) {
    const blogId = await hide(blog, word, { status, team_id: author });
    const records: [ContentType, number][] = [
      [heading, await hide(heading, word, { blog_id: blogId })],
      [blog, blogId],
      [service, await hide(service, word, { status })],
      [review, await hide(review, word, { status })],
      [teamMember, await hide(teamMember, word, { status })],
    ];
    if (status === 1) deleted.push(...records.slice(1));
  }
  deleted.push([heading, await hide(heading, 'alone', { blog_id: 1 })]);
  for (const type of [about, servicePage]) deleted.push([type, await hide(type, 'deleted', {})]);
  for (const [type, id] of deleted) await app.services.content.softDelete(type, id);
});
afterAll(() => app.stop());

test.each(everywhere)('%s shows nothing InActive or deleted', expectNothingHidden);

test('what was brought back and deleted again shows nowhere either', async () => {
  const { content } = app.services;
  for (const [type, id] of deleted) expect(await content.restore(type, id)).toMatchObject({ ok: true });
  const { body } = await app.get('/about-us');
  expect(body).toContain(SENTINEL);
  for (const [type, id] of deleted) await content.softDelete(type, id);
  for (const address of everywhere) await expectNothingHidden(address);
});

test('an old address of a hidden record leads nowhere', async () => {
  const { content } = app.services;
  for (const type of [blog, service]) {
    const id = await hide(type, 'moved', { team_id: 1 });
    await content.update(type, id, { slug: 'sentinel-elsewhere', status: 2 });
    for (const path of [`/api/${type.name}/sentinel-moved`, `/${type.name}s/sentinel-moved`]) {
      const { statusCode, headers } = await app.get(path);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    }
  }
});

test('a blog whose author is InActive has none', async () => {
  expect((await app.get('/api/blog/shown')).json().data.team_id).toBeNull();
});

test.each(['blog', 'service'])('an InActive or deleted %s is 404', async (call) => {
  for (const slug of ['sentinel-inactive', 'sentinel-deleted']) {
    expect((await app.get(`/api/${call}/${slug}`)).statusCode).toBe(404);
    const page = await app.get(`/${call}s/${slug}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Page Not Found');
  }
});

test('becoming Active shows a record on the next request', async () => {
  const id = await app.create(review, { project_name: 'Now you see it', status: 2 });
  expect((await app.get('/our-reviews')).body).not.toContain('Now you see it');
  await app.services.content.update(review, id, { status: '1' });
  expect((await app.get('/our-reviews')).body).toContain('Now you see it');
});

async function expectNothingHidden(address: string) {
  const { body, headers } = await app.get(address);
  expect(hidden.filter((word) => body.includes(word) || JSON.stringify(headers).includes(word))).toEqual([]);
}

/** Makes a record that says the sentinel in each of its fields, and remembers its pictures. */
async function hide(type: ContentType, word: string, fields: object) {
  const texts = Object.entries(type.fields).flatMap(([name, { kind }]) => {
    if (kind === 'image') return [[`${name}_alt`, SENTINEL]];
    return kind in sentinels ? [[name, sentinels[kind]]] : [];
  });
  const id = await app.create(type, {
    ...Object.fromEntries(texts),
    [type.title]: `${SENTINEL} ${word}`,
    ...fields,
  });
  const record = Object(await readRecord(app.services.content.db, type, id)) as Record<string, string>;
  for (const [name, { kind }] of Object.entries(type.fields)) if (kind === 'image') hidden.push(String(record[name]));
  return id;
}
