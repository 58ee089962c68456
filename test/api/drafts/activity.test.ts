import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { createScheduleRunner } from '../../../server/content/schedules/run-schedules.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, clientOf, signInTo, tokenOf } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms

let now = Date.parse('2026-03-02T08:00:00Z');
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now), configured: { TIME_ZONE: 'Asia/Tokyo' } });
  client = await signInTo(app);
});
afterAll(() => app.stop());

interface Entry {
  at: string;
  action: string;
  subject: string;
  key: string | null;
  title: string;
  user_name: string;
  record_id: number | null;
}

const entries = async (query = '') => (await client.ask('GET', `/activity?per_page=100&${query}`)).body.data as Entry[];
const latest = async () => (await entries())[0];

async function draftOf(key: string | null, fields: object, type = 'reviews') {
  return `/drafts/${(await client.ask('POST', '/drafts', { type, key, fields })).body.data.id}`;
}

/** Runs what is due. */
async function letPass(ms: number) {
  now += ms;
  const db = app.services.database.kysely.withTables<ContentTables>();
  const runner = createScheduleRunner({
    db,
    clock: () => new Date(now),
    log: createLog('silent'),
    tell: async () => {},
  });
  runner.start();
  const due = db.selectFrom('schedules').select('id').where('done_at', 'is', null);
  await expect.poll(() => due.execute(), { interval: 20 }).toEqual([]);
  await runner.stop();
}

test('what a draft and a schedule did is told apart from a plain change', async () => {
  const id = await app.create(review, { project_name: 'Shop', status: 2 });
  const inAnHour = () => new Date(now + HOUR).toISOString();
  await client.ask('PUT', `/reviews/${id}`, { feedback: 'Plain' });
  expect(await latest()).toMatchObject({ action: 'updated', key: String(id) });
  const draft = await draftOf(String(id), { feedback: 'Drafted' });
  await client.ask('POST', `${draft}/publish`);
  expect(await latest()).toMatchObject({
    action: 'published',
    record_id: id,
    title: 'Shop',
    user_name: 'Sana Qureshi',
  });
  await client.ask('POST', `/reviews/${id}/schedule`, { action: 'publish', time: inAnHour() });
  await letPass(HOUR);
  expect(await latest()).toMatchObject({ action: 'published on schedule', record_id: id, user_name: 'Sana Qureshi' });
  await client.ask('POST', `/reviews/${id}/schedule`, { action: 'unpublish', time: inAnHour() });
  await letPass(HOUR);
  expect(await latest()).toMatchObject({ action: 'hidden on schedule', record_id: id });
  const scheduled = await draftOf(String(id), { feedback: 'Scheduled' });
  await client.ask('POST', `${scheduled}/schedule`, { time: inAnHour() });
  expect(await latest()).toMatchObject({ action: 'scheduled', record_id: id });
  const { data } = (await client.ask('GET', '/schedules')).body;
  await client.ask('DELETE', `/schedules/${data[0].id}`);
  expect(await latest()).toMatchObject({ action: 'unscheduled', record_id: id });
  await client.ask('POST', `${scheduled}/schedule`, { time: inAnHour() });
  await letPass(HOUR);
  expect(await latest()).toMatchObject({ action: 'published on schedule', record_id: id });
  const team_id = await app.create(teamMember, { name: 'Ada' });
  const image = await app.upload('blogs');
  const fields = { title: 'Fresh', short_description: 'S', description: '<p>D</p>', image, status: 1, team_id };
  await client.ask('POST', `${await draftOf(null, fields, 'blogs')}/publish`);
  expect(await latest()).toMatchObject({ action: 'published', subject: 'blog', title: 'Fresh', key: 'fresh' });
});

test('an entry has the key of its record as it is now, and none once that is deleted', async () => {
  const team_id = await app.create(teamMember, { name: 'Grace' });
  await app.create(blog, { title: 'Renamed', team_id });
  await client.ask('PUT', '/blogs/renamed', { slug: 'other' });
  const ofPost = async () => (await entries('subject=blog')).filter(({ title }) => title === 'Renamed');
  expect((await ofPost()).map(({ key }) => key)).toEqual(['other', 'other']);
  await client.ask('DELETE', '/blogs/other');
  expect(new Set((await ofPost()).map(({ key }) => key))).toEqual(new Set([null]));
  const people = await entries('subject=user');
  expect(new Set(people.map(({ key }) => key))).toEqual(new Set([null]));
});

test('entries are filtered by person, actions and days in the zone of the site, together', async () => {
  const omar = await addPerson(app, 'Omar');
  now = Date.parse('2026-03-02T14:59:59Z'); // Before midnight in Tokyo.
  await omar.ask('POST', '/drafts', { type: 'reviews', fields: { project_name: 'Late on the second' } });
  now += 1_000;
  await omar.ask('POST', '/drafts', { type: 'reviews', fields: { project_name: 'Early on the third' } });
  await client.ask('POST', '/drafts', { type: 'reviews', fields: { project_name: 'By Sana' } });
  now += 24 * HOUR;
  // The sessions before have ended.
  client = clientOf(app, await tokenOf(app, omar.email));
  await client.ask('POST', '/drafts', { type: 'services', fields: { title: 'On the fourth' } });

  const titles = async (query: string) => (await entries(query)).map(({ title }) => title);
  const drafted = `user_id=${omar.id}&action=drafted,discarded`;
  expect(await titles(drafted)).toEqual(['On the fourth', 'Early on the third', 'Late on the second']);
  expect(await titles(`${drafted}&from=2026-03-03`)).toEqual(['On the fourth', 'Early on the third']);
  expect(await titles(`${drafted}&to=2026-03-02`)).toEqual(['Late on the second']);
  expect(await titles(`${drafted}&from=2026-03-03&to=2026-03-03`)).toEqual(['Early on the third']);
  expect(await titles('action=drafted&from=2026-03-03&to=2026-03-03')).toEqual(['By Sana', 'Early on the third']);
  expect(await titles(`${drafted}&subject=service`)).toEqual(['On the fourth']);
});

test.each([
  ['action', 'exploded', 'action must be a list of actions, separated by commas.'],
  ['action', 'created,', 'action must be a list of actions, separated by commas.'],
  ['from', 'yesterday', 'from must be a day such as 2026-12-01.'],
  ['from', '2026-02-30', 'from must be a day such as 2026-12-01.'],
  ['to', '2026-12-01T00:00', 'to must be a day such as 2026-12-01.'],
])('%s=%s is refused', async (name, value, sentence) => {
  expect(await client.ask('GET', `/activity?${name}=${value}`)).toMatchObject({
    status: 422,
    body: { message: sentence },
  });
});
