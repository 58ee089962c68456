import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let now = Date.now();
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

const latest = async (count: number) => (await app.services.activity.list({ page: 1, perPage: count })).records;

/** Reads every table that a write of content could change. */
async function everything() {
  const content = app.services.database.kysely.withTables<ContentTables>();
  const tables = [
    ...contentTypes.map(({ table }) => table),
    'revisions',
    'slug_redirects',
    'activity',
    'content_version',
  ];
  return Promise.all(
    tables.map((table) =>
      content
        .selectFrom(table as 'reviews')
        .selectAll()
        .execute(),
    ),
  );
}

test('every kind of change is logged with user and time', async () => {
  await app.create(service, { title: 'First' });
  const image = await app.upload('services');
  const text = { short_description: 's', detail_page_heading: 'h', detail_page_description: 'd' };
  const fields = { title: 'Shop', image, detail_page_image: image, status: 1, category: 'amazon', ...text };
  const steps = [
    ['created', 'Shop', () => client.ask('POST', '/services', fields)],
    ['updated', 'Store', () => client.ask('PUT', '/services/shop', { title: 'Store' })],
    ['moved', 'Store', () => client.ask('POST', '/services/shop/move', { position: 1 })],
    ['deleted', 'Store', () => client.ask('DELETE', '/services/shop')],
    ['restored', 'Store', () => client.ask('POST', '/services/shop/restore')],
    ['updated', 'Shop', () => client.ask('POST', '/services/shop/revisions/1/restore')],
  ] as const;
  for (const [action, title, step] of steps) {
    now += 1000;
    expect((await step()).status).toBeLessThan(300);
    const person = { user_id: 1, user_name: 'Sana Qureshi' };
    const deed = { action, subject: 'service', record_id: 2, title, language: null };
    expect(await latest(1)).toEqual([{ id: expect.any(Number), at: new Date(now).toISOString(), ...person, ...deed }]);
  }
});

test('a change is one entry, even where it moves other records', async () => {
  const blogId = await app.create(blog, { team_id: await app.create(teamMember, {}) });
  await app.create(heading, { blog_id: blogId, sequence: 1 });
  await app.create(heading, { blog_id: blogId, sequence: 2, heading: 'Second' });
  const before = (await app.services.activity.list({ page: 1 })).total;
  await client.ask('PUT', '/headings/2', { sequence: 1 });
  expect((await app.services.activity.list({ page: 1 })).total).toBe(before + 1);
  expect(await latest(1)).toMatchObject([{ action: 'updated', subject: 'heading', record_id: 2, title: 'Second' }]);
});

test('entries are filtered by subject, or by several with commas', async () => {
  const ask = async (subject: string) => {
    const { body } = await client.ask('GET', `/activity?per_page=50&subject=${subject}`);
    return [...new Set((body.data as { subject: string }[]).map(({ subject }) => subject))].sort();
  };
  expect(await ask('blog')).toEqual(['blog']);
  expect(await ask('blog,heading')).toEqual(['blog', 'heading']);
  expect(await ask('nothing')).toEqual([]);
});

test('a record without a title is logged under the name of its type', async () => {
  await app.create(about, {});
  await client.ask('DELETE', '/abouts/1');
  expect(await latest(1)).toMatchObject([{ action: 'deleted', title: 'About' }]);
  await client.ask('POST', '/abouts/1/restore');
});

test('a refused request changes nothing, not even the content version', async () => {
  const member = await app.create(teamMember, { name: 'Mira' });
  const blogId = await app.create(blog, { title: 'Taken', team_id: member });
  await app.create(blog, { title: 'Other', team_id: member });
  const headingId = await app.create(heading, { blog_id: blogId, sequence: 1 });
  await app.create(review, {});
  const { data } = (await client.ask('GET', `/headings/${headingId}`)).body;
  const before = await everything();
  const refused = [
    [422, 'PUT', '/reviews/1', { feedback: '' }],
    [409, 'PUT', '/reviews/1', { feedback: 'Late', version: 9 }],
    [409, 'POST', '/abouts', {}],
    [422, 'POST', '/headings', data],
    [422, 'PUT', '/blogs/other', { slug: 'taken' }],
    [422, 'PUT', '/blogs/other', { slug: 'create' }],
    [422, 'PUT', '/blogs/other', { team_id: 999 }],
    [422, 'PUT', '/blogs/other', { image: '/files/blogs/none.webp' }],
    [422, 'POST', '/teams/mira/move', { position: 0 }],
    [404, 'POST', '/teams/nobody/move', { position: 1 }],
    [404, 'DELETE', '/reviews/999', undefined],
    [404, 'POST', '/reviews/1/restore', undefined],
    [404, 'POST', '/reviews/1/revisions/7/restore', undefined],
    [405, 'POST', '/reviews/1', { feedback: 'No method' }],
  ] as const;
  for (const [status, method, url, payload] of refused)
    expect([url, (await client.ask(method, url, payload)).status]).toEqual([url, status]);
  expect(await everything()).toEqual(before);
});

test('each change increments the content version by one', async () => {
  const content = app.services.database.kysely.withTables<ContentTables>();
  const version = async () =>
    (await content.selectFrom('content_version').select('version').executeTakeFirst())?.version ?? 0;
  for (const [method, url] of [
    ['PUT', '/reviews/1'],
    ['DELETE', '/reviews/1'],
    ['POST', '/reviews/1/restore'],
    ['POST', '/reviews/1/revisions/1/restore'],
  ] as const) {
    const before = await version();
    expect((await client.ask(method, url, {})).status).toBe(200);
    expect(await version()).toBe(before + 1);
  }
});
