import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, clientOf, signInTo, tokenOf } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

const SECOND = 1_000; // ms
const HOUR = 60 * 60 * SECOND;

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: ApiClient;
let omar: Awaited<ReturnType<typeof addPerson>>;
let key: string;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
  omar = await addPerson(app, 'Omar');
  key = String(await app.create(review, { client_name: 'Ada', project_name: 'Shop' }));
});
afterAll(() => app.stop());

async function present(client: Pick<ApiClient, 'ask'>, report: object = { type: 'reviews', key }) {
  const { status, body } = await client.ask('POST', '/presence', report);
  expect(status).toBe(200);
  return (body.data as { user_name: string }[]).map(({ user_name }) => user_name);
}

test('whoever has the same record open is named, until they are gone for 40 seconds', async () => {
  expect(await present(sana)).toEqual([]);
  expect(await present(omar)).toEqual(['Sana Qureshi']);
  expect(await present(sana)).toEqual(['Omar']);
  now += 15 * SECOND;
  expect(await present(sana)).toEqual(['Omar']);
  now += 26 * SECOND;
  expect(await present(sana)).toEqual([]);
  expect(await present(omar)).toEqual(['Sana Qureshi']);
});

test('a session that has ended has nothing open any more', async () => {
  const former = clientOf(app, await tokenOf(app, omar.email));
  expect(await present(former)).toContain('Omar');
  expect(await present(omar)).toContain('Omar');
  expect((await former.ask('POST', '/logout')).status).toBe(200);
  expect(await present(omar)).not.toContain('Omar');
});

test('another record, and the draft of a new one, are places of their own', async () => {
  const { body } = await sana.ask('POST', '/drafts', { type: 'reviews', fields: { client_name: 'New' } });
  const draft = { type: 'reviews', draft_id: (body.data as { id: number }).id };
  now += HOUR;
  expect(await present(sana, draft)).toEqual([]);
  expect(await present(omar)).toEqual([]);
  expect(await present(omar, draft)).toEqual(['Sana Qureshi']);
});

test('whoever has a draft open learns that it is published, and as what', async () => {
  const report = async (fields: object) => (await sana.ask('POST', '/presence', { type: 'reviews', ...fields })).body;
  const begin = async (fields: object) =>
    (await sana.ask('POST', '/drafts', { type: 'reviews', ...fields })).body.data.id as number;
  const draft_id = await begin({ key, fields: { feedback: 'Second' } });
  expect(await report({ key, draft_id })).toMatchObject({ published_as: null });
  await omar.ask('POST', `/drafts/${draft_id}/publish`);
  expect(await report({ key, draft_id })).toMatchObject({ published_as: key });
  expect(await report({ key })).toMatchObject({ published_as: null });

  const fresh = await begin({ fields: await sampleFields(review, app.upload) });
  expect(await report({ draft_id: fresh })).toMatchObject({ published_as: null });
  const { body } = await omar.ask('POST', `/drafts/${fresh}/publish`);
  const published = String((body.data as { id: number }).id);
  expect(await report({ draft_id: fresh })).toMatchObject({ published_as: published });
  now += HOUR;
  await present(omar, { type: 'reviews', draft_id: fresh });
  expect(await present(sana, { type: 'reviews', key: published })).toEqual(['Omar']);
  await omar.ask('DELETE', `/reviews/${published}`);
  expect((await sana.ask('POST', '/presence', { type: 'reviews', draft_id: fresh })).status).toBe(404);
});

test('whoever has a draft open learns how far it has come, and what was said', async () => {
  const report = async (fields: object, type = 'reviews') =>
    (await sana.ask('POST', '/presence', { type, key, ...fields })).body['draft'] as {
      version: number;
      last_comment: number;
      schedule: number | null;
    };
  const begun = await sana.ask('POST', '/drafts', { type: 'reviews', key, fields: { feedback: 'Second' } });
  const { id: draft_id } = begun.body.data as { id: number };
  const before = await report({ draft_id });
  expect(before).toMatchObject({ version: 1, schedule: null });
  await omar.ask('PUT', `/drafts/${draft_id}`, { fields: { feedback: 'Third' } });
  await omar.ask('POST', `/drafts/${draft_id}/comments`, { text: 'Third?' });
  const after = await report({ draft_id });
  expect(after.version).toBe(2);
  expect(after.last_comment).toBeGreaterThan(before.last_comment);
  const time = new Date(now + 24 * HOUR).toISOString();
  const scheduled = await omar.ask('POST', `/drafts/${draft_id}/schedule`, { time });
  const { id } = scheduled.body.data as { id: number };
  expect(await report({ draft_id })).toMatchObject({ schedule: id });
  await omar.ask('DELETE', `/schedules/${id}`);
  expect(await report({ draft_id })).toMatchObject({ schedule: null });
  expect(await report({})).toBeNull();
  await omar.ask('DELETE', `/drafts/${draft_id}`);
  expect(await report({ draft_id })).toBeNull();
});

test('whoever has a record open learns when it will be hidden', async () => {
  const schedules = async () => (await sana.ask('POST', '/presence', { type: 'reviews', key })).body['schedules'];
  expect(await schedules()).toEqual([]);
  const time = new Date(now + 24 * HOUR).toISOString();
  const { body } = await omar.ask('POST', `/reviews/${key}/schedule`, { action: 'unpublish', time });
  expect(await schedules()).toEqual([(body.data as { id: number }).id]);
});

test('what is not there is 404, and what is no record is 422', async () => {
  expect((await sana.ask('POST', '/presence', { type: 'reviews', key: '999999' })).status).toBe(404);
  expect((await sana.ask('POST', '/presence', { type: 'reviews', draft_id: 999_999 })).status).toBe(404);
  expect((await sana.ask('POST', '/presence', { type: 'users', key })).status).toBe(422);
  expect((await sana.ask('POST', '/presence', { type: 'reviews', key: 'x'.repeat(301) })).status).toBe(422);
});

test('a number or a key that no record has is refused or not found, whatever the database', async () => {
  const id = await app.create(review, { feedback: 'First' });
  const begin = (body: object) => sana.ask('POST', '/drafts', { type: 'reviews', ...body });
  const isPresent = (body: object) => sana.ask('POST', '/presence', { type: 'blogs', ...body });
  for (const number of [2 ** 31, 2 ** 53 - 1, -(2 ** 40)]) {
    expect((await begin({ key: String(id), base_version: number })).status).toBe(422);
    expect((await isPresent({ draft_id: number })).status).toBe(422);
  }
  for (const ask of [begin, isPresent]) expect((await ask({ type: 'blogs', key: 'a\0b' })).status).toBe(404);
  const related = await begin({ type: 'blogs', fields: { team_id: 2 ** 40 } });
  expect((await sana.ask('GET', `/drafts/${related.body.data.id}/diff`)).status).toBe(200);
});

test('a page that reports by itself does not keep the session open', async () => {
  const sara = await addPerson(app, 'Sara');
  for (let hours = 0; hours < 11; hours++) {
    now += HOUR;
    expect((await sara.ask('POST', '/presence', { type: 'reviews', key })).status).toBe(200);
    await app.services.settled();
  }
  now += HOUR;
  expect((await sara.ask('POST', '/presence', { type: 'reviews', key })).status).toBe(401);
});

test('nobody is remembered who has left', async () => {
  now += HOUR;
  const fresh = await addPerson(app, 'Fresh');
  await present(fresh);
  now += HOUR;
  await app.services.presence.purge();
  const rows = await app.services.database.kysely
    .selectFrom('presence' as never)
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});
