import { beforeEach, describe, expect, test } from 'vitest';
import { ACTIVE, INACTIVE } from '../../../content/model/field.ts';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { createScheduleRunner } from '../../../server/content/schedules/run-schedules.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const HOUR = 60 * 60 * 1000; // ms: a session ends after twelve of them without a request
const AHEAD = 'Publication Date cannot be in the future. To publish the post later, use Schedule….';

const site = signedInApp();
let number = 0;
let slug: string;
let image: string;
let team_id: number;

/** Writes a post that nobody sees, and an hour later one that is shown at once. */
beforeEach(async () => {
  number += 1;
  slug = `written-first-${number}`;
  image ??= await site.app.upload('blogs');
  team_id ??= await site.app.create(teamMember, {});
  await site.app.create(blog, { ...fields(), status: INACTIVE, slug }, new Date(site.now));
  site.now += HOUR;
  await site.app.create(blog, { ...fields(), status: ACTIVE, title: 'Published in between' }, new Date(site.now));
  site.now += HOUR;
});

function fields() {
  return {
    title: 'Written first, shown later',
    short_description: 'Short',
    description: '<p>Text</p>',
    image,
    team_id,
    status: ACTIVE,
  };
}

const today = () => new Date(site.now).toISOString();
const read = async () => (await site.client.ask('GET', `/blogs/${slug}`)).body.data;
const update = (changes: object) => site.client.ask('PUT', `/blogs/${slug}`, changes);

async function publishDraft(draft: object) {
  const { body } = await site.client.ask('POST', '/drafts', { type: 'blogs', key: slug, ...draft });
  return site.client.ask('POST', `/drafts/${body.data.id}/publish`);
}

async function runSchedules() {
  const db = site.app.services.database.kysely.withTables<ContentTables>();
  const runner = createScheduleRunner({
    db,
    clock: () => new Date(site.now),
    log: createLog('silent'),
    tell: async () => {},
  });
  runner.start();
  const readOpenSchedules = () => db.selectFrom('schedules').select('id').where('done_at', 'is', null).execute();
  await expect.poll(readOpenSchedules, { timeout: 30_000, interval: 20 }).toEqual([]);
  await runner.stop();
}

async function expectFirst(date: string) {
  const list = (await site.app.get('/api/blog')).json().data;
  expect(list[0]).toMatchObject({ slug, created_at: date });
  expect((await site.app.get('/api/setting')).json().blogs[0].slug).toBe(slug);
  expect((await site.client.ask('GET', '/blogs')).body.data[0]).toMatchObject({ slug, published_at: date });
  const feed = (await site.app.get('/feed.xml')).body;
  expect(feed.indexOf(`<published>${date}</published>`)).toBe(feed.indexOf('<published>'));
  const page = (await site.app.get(`/blogs/${slug}`)).body;
  expect(page).toContain(`"datePublished":"${date}"`);
  const front = (await site.app.get('/our-blogs')).body;
  expect(front.indexOf(slug)).toBeLessThan(front.indexOf(list[1].slug));
}

test('a date of a year that must be mistyped is refused', async () => {
  const { status, body } = await update({ published_at: '0202-01-01T00:00:00Z' });
  expect([status, body.errors]).toEqual([422, { published_at: ['Publication Date cannot be before 1900.'] }]);
});

test.each<[string, () => Promise<unknown>]>([
  ['an update', () => update({ status: ACTIVE })],
  ['a draft', () => publishDraft({ fields: { status: ACTIVE } })],
  [
    'a schedule',
    async () => {
      const time = new Date(site.now + HOUR).toISOString();
      await site.client.ask('POST', `/blogs/${slug}/schedule`, { action: 'publish', time });
      site.now += HOUR;
      await runSchedules();
    },
  ],
])('a post is dated and first everywhere when it is first shown, by %s', async (_way, show) => {
  expect(await read()).toMatchObject({ published_at: null });
  await show();
  await expectFirst(today());
});

test('a post that is shown at once, or only hidden for a while, keeps its date', async () => {
  const { body } = await site.client.ask('POST', '/blogs', fields());
  expect(body.data).toMatchObject({ published_at: today(), created_at: today() });
  slug = body.data.slug;
  const date = today();
  site.now += HOUR;
  for (const changes of [{ status: INACTIVE }, { status: ACTIVE }, { title: 'Other' }, { published_at: null }])
    expect((await update(changes)).body.data).toMatchObject({ published_at: date, created_at: date });
  await site.client.ask('DELETE', `/blogs/${slug}`);
  site.now += HOUR;
  expect((await site.client.ask('POST', `/blogs/${slug}/restore`)).body.data.published_at).toBe(date);
});

describe('whoever may publish sets the date', () => {
  test('and the post stands in its place', async () => {
    await update({ status: ACTIVE });
    const before = new Date(site.now - 3 * HOUR).toISOString();
    expect((await update({ published_at: before })).body.data).toMatchObject({
      published_at: before,
      created_at: before,
    });
    const list = (await site.app.get('/api/blog')).json().data;
    const place = list.findIndex((post: { slug: string }) => post.slug === slug);
    expect([list[place - 1].title, list[place].created_at]).toEqual(['Published in between', before]);
    const [, { title }] = (await site.app.get(`/api/related-blog?slug=${slug}`)).json().data;
    expect(title).toBeTruthy();
  });

  test('with a time zone, before it is shown or with its draft', async () => {
    expect((await update({ published_at: '2026-01-02T03:00+05:00' })).body.data).toMatchObject({
      status: INACTIVE,
      published_at: '2026-01-01T22:00:00.000Z',
    });
    await publishDraft({ fields: { status: ACTIVE, published_at: '2026-01-03T00:00Z' } });
    expect(await read()).toMatchObject({ status: ACTIVE, created_at: '2026-01-03T00:00:00.000Z' });
  });

  test.each<[string, (fields: object) => Promise<{ status: number; body: { errors: object } }>]>([
    ['an update', update],
    ['a new post', (changes) => site.client.ask('POST', '/blogs', { ...fields(), ...changes })],
    ['a draft', (changes) => publishDraft({ fields: changes })],
  ])('but not to a moment that has not come, by %s', async (_way, send) => {
    const { status, body } = await send({ published_at: new Date(site.now + HOUR).toISOString() });
    expect([status, body.errors]).toEqual([422, { published_at: [AHEAD] }]);
  });

  test('and an earlier version brings back its words, not its date', async () => {
    await update({ status: ACTIVE });
    const { published_at } = await read();
    site.now += HOUR;
    const restored = await site.client.ask('POST', `/blogs/${slug}/revisions/1/restore`);
    expect(restored.body.data).toMatchObject({ status: INACTIVE, published_at, created_at: published_at });
  });
});
