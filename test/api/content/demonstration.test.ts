import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { anyContent, type ContentTables, tableOf } from '../../../server/content/tables.ts';
import { blogs } from '../../../seed/demonstrations/plinth/blogs.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { problemsOf, siteOf } from '../app/examination.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ content: 'demo' });
});
afterAll(() => app.stop());

const readContent = async () => {
  const content = anyContent(app.services.database.kysely.withTables<ContentTables>());
  const tables = contentTypes.map(async (type) => {
    const rows = await content.selectFrom(tableOf(type)).selectAll().orderBy('id').execute();
    return [type.name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
};

test('the agency is complete', async () => {
  const records = await readContent();
  const counts = Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.length]));
  expect(counts).toMatchObject({ about: 1, servicePage: 1, settings: 1, teamMember: 6, blog: 24, review: 12 });
  expect(counts['service']).toBeGreaterThanOrEqual(9);
  expect(counts['heading']).toBeGreaterThanOrEqual(6);
  const { webServices, amazon, digitalMarketing } = (await app.get('/api/service-page')).json();
  expect(Math.min(webServices.length, amazon.length, digitalMarketing.length)).toBeGreaterThan(1);
});

test('there are records of every content type', async () => {
  const records = Object.entries(await readContent());
  expect(records.filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);
});

test('none of its links is dead', async () => {
  const records = await readContent();
  expect(JSON.stringify(records)).toContain('href=\\\"/');
  expect(await app.services.deadLinks()).toEqual([]);
});

test('the doctor finds nothing wrong with it', async () => {
  expect(await problemsOf(await siteOf(app, { SMTP_URL: 'smtp://127.0.0.1:1' }))).toEqual([]);
});

test('About, Service page and settings have the id 1', async () => {
  const { about, servicePage, settings } = await readContent();
  expect([about, servicePage, settings].map((rows) => rows?.[0]?.id)).toEqual([1, 1, 1]);
});

test.each(blogs)('the post "$title" has 400 to 1,200 words', ({ description, headings }) => {
  const text = [description, ...headings.map((heading) => heading.description)].join(' ').replace(/<[^>]+>/g, ' ');
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  expect(words).toBeGreaterThanOrEqual(400);
  expect(words).toBeLessThanOrEqual(1_200);
});

test('no two pictures are the same, and none is wider than 1280 px', async () => {
  const { data } = (await app.get('/api/blog?per_page=100')).json();
  const paths: string[] = data.map((blog: { image: string }) => blog.image);
  const bytes = await Promise.all(paths.map(async (path) => (await app.get(path)).rawPayload.toString('base64')));
  expect(new Set(bytes).size).toBe(24);
  expect(data.every((blog: { image_width: number }) => blog.image_width <= 1280)).toBe(true);
});

test('a second start changes nothing', async () => {
  const before = await readContent();
  const second = await app.openServices();
  await second.close();
  expect(await readContent()).toEqual(before);
});
