import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { type TestApp, startApp } from '../app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const person = { email: 'sana@example.com', password: 'plinths carry' };

let now: number;
let app: TestApp;
beforeEach(async () => {
  now = Date.now();
  app = await startApp({ clock: () => new Date(now) });
});
afterEach(() => app.stop());

/** Signs in for each request, because sessions expire as days pass. */
async function ask(method: 'GET' | 'POST' | 'DELETE', url: string) {
  const { ACCESS_TOKEN } = (await app.post('/api/login', person)).json();
  const headers = { authorization: `Bearer ${ACCESS_TOKEN}` };
  const response = await app.request({ method, url: `/api${url}`, headers });
  return { status: response.statusCode, body: response.json() };
}

const countRows = async (table: keyof ContentTables) => {
  const content = app.services.database.kysely.withTables<ContentTables>();
  return (
    await content
      .selectFrom(table as 'reviews')
      .select('id')
      .execute()
  ).length;
};

const isServed = async (path: string) => (await app.get(path)).statusCode === 200;

async function deleteFour() {
  const author = await app.create(teamMember, { name: 'Sana' });
  const blogId = await app.create(blog, { title: 'Gone', team_id: author });
  await app.create(heading, { blog_id: blogId });
  const { content } = app.services;
  const serviceId = await app.create(service, { title: 'Old' });
  await content.update(service, serviceId, { slug: 'gone' });
  await content.softDelete(blog, blogId);
  await content.softDelete(teamMember, author);
  await content.softDelete(service, serviceId);
}

test('a deletion can be undone for 30 days, and no longer', async () => {
  await app.signIn();
  await deleteFour();
  now += 30 * DAY - 1;
  expect((await ask('GET', '/deleted')).body.data).toHaveLength(3);
  expect(await app.services.content.purgeDeleted()).toBe(0);
  expect((await ask('POST', '/services/gone/restore')).status).toBe(200);

  now += 1;
  expect((await ask('GET', '/deleted')).body.data).toEqual([]);
  expect((await ask('POST', '/blogs/gone/restore')).status).toBe(404);
  expect((await ask('GET', '/services/gone')).status).toBe(200);
});

test('a purge removes rows, revisions and redirects', async () => {
  await deleteFour();
  now += 30 * DAY;
  expect(await app.services.content.purgeDeleted()).toBe(4);
  for (const table of ['blogs', 'headings', 'teams', 'services'] as const) expect(await countRows(table)).toBe(0);
  const content = app.services.database.kysely.withTables<ContentTables>();
  const types = await content.selectFrom('revisions').select('type').distinct().execute();
  expect(types.map(({ type }) => type).toSorted()).toEqual(['brand', 'menus', 'page', 'settings']);
  expect(await content.selectFrom('slug_redirects').selectAll().execute()).toEqual([]);
  expect(await app.services.content.purgeDeleted()).toBe(0);
});

test('a purge leaves the record alone that has taken the slug of a deleted one', async () => {
  await deleteFour();
  await app.create(service, { title: 'Gone' });
  expect(await isServed('/services/gone')).toBe(true);
  now += 30 * DAY;
  expect(await app.services.content.purgeDeleted()).toBe(4);
  expect(await isServed('/services/gone')).toBe(true);
});

test('a blog whose author is purged stays without an author and can be edited', async () => {
  const author = await app.create(teamMember, { name: 'Sana' });
  const blogId = await app.create(blog, { title: 'Stays', team_id: author });
  await app.services.content.softDelete(teamMember, author);
  now += 30 * DAY;
  expect(await app.services.content.purgeDeleted()).toBe(1);
  expect((await app.get('/api/blog/stays')).json().data.team_id).toBeNull();
  const changed = await app.services.content.update(blog, blogId, { title: 'Changed', team_id: null });
  expect(changed).toMatchObject({ ok: true, value: { team_id: null, title: 'Changed' } });
  const other = await app.create(teamMember, { name: 'Other' });
  const restored = await app.services.content.restoreRevision(blog, blogId, 1);
  expect(other).not.toBe(author);
  expect(restored).toMatchObject({ ok: true, value: { title: 'Stays', team_id: null } });
});

test('a purge raises the content version', async () => {
  await deleteFour();
  const content = app.services.database.kysely.withTables<ContentTables>();
  const version = async () =>
    (await content.selectFrom('content_version').select('version').executeTakeFirst())?.version ?? 0;
  const before = await version();
  now += 30 * DAY;
  await app.services.content.purgeDeleted();
  expect(await version()).toBeGreaterThan(before);
});

test('the cleanup removes the pictures of purged records, and none that is still used', async () => {
  const { content } = app.services;
  const uploadFor = async (use: (path: string) => Promise<unknown>) => {
    const path = await app.upload('media');
    await use(path);
    return path;
  };
  const inField = await uploadFor((image) => app.create(review, { image }));
  const inText = await uploadFor((image) => app.create(review, { project_review: `<img src="${image}" />` }));
  const asVariant = await uploadFor((image) =>
    app.create(review, { project_review: `<img src="${image.replace('.webp', '-360.webp')}" />` }),
  );
  const inFieldBefore = await uploadFor(async (image) => {
    const id = await app.create(review, { image });
    await content.update(review, id, { image: inField });
  });
  const inTextBefore = await uploadFor(async (image) => {
    const id = await app.create(review, { project_review: `<img src="${image}" />` });
    await content.update(review, id, { project_review: 'r' });
  });
  const inPurged = await uploadFor(async (image) => content.softDelete(review, await app.create(review, { image })));
  const unused = await uploadFor(async () => undefined);
  now += 29 * DAY;
  const inDeleted = await uploadFor(async (image) => content.softDelete(review, await app.create(review, { image })));
  now += 1 * DAY;
  const recent = await uploadFor(async () => undefined);

  await runCleanup(app.services);

  const usedOrRecent = [inField, inText, asVariant, inFieldBefore, inTextBefore, inDeleted, recent];
  expect(await Promise.all(usedOrRecent.map(isServed))).toEqual(usedOrRecent.map(() => true));
  expect(await Promise.all([inPurged, unused].map(isServed))).toEqual([false, false]);
});

test('the pictures of a record stay even without revisions', async () => {
  const [image, inText] = [await app.upload('media'), await app.upload('media')];
  await app.create(review, { image, project_review: `<img src="${inText}" />` });
  await app.services.database.kysely.withTables<ContentTables>().deleteFrom('revisions').execute();
  now += 2 * DAY;
  await runCleanup(app.services);
  expect(await Promise.all([image, inText].map(isServed))).toEqual([true, true]);
});

test('a picture is removed with the last revision that uses it', async () => {
  const image = await app.upload('media');
  const other = await app.upload('media');
  const id = await app.create(review, { image });
  for (let version = 2; version <= 21; version += 1) await app.services.content.update(review, id, { image: other });
  now += 2 * DAY;
  await runCleanup(app.services);
  expect(await isServed(image)).toBe(true);
  await app.services.content.update(review, id, { feedback: 'Once more' });
  await runCleanup(app.services);
  expect(await isServed(image)).toBe(false);
});

test('records that are not deleted are never purged', async () => {
  await app.create(review, {});
  const before = await Promise.all(contentTypes.map(({ table }) => countRows(table)));
  now += 400 * DAY;
  await runCleanup(app.services);
  expect(await Promise.all(contentTypes.map(({ table }) => countRows(table)))).toEqual(before);
});
