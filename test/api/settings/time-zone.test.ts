import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';

/** The last evening of a year in UTC, the first morning of the next one in Tokyo. */
const NOW = new Date('2030-12-31T20:00:00Z');

let app: TestApp;
let sana: ApiClient & { id: number };
beforeAll(async () => {
  app = await startApp({ clock: () => NOW, configured: { TIME_ZONE: '' } });
  sana = await addPerson(app, 'Sana');
  const team_id = await app.create(teamMember, { name: 'Ines', status: 1 });
  await app.create(blog, { title: 'Late', team_id, status: 1 }, NOW);
});
afterAll(() => app.stop());

async function choose(time_zone: string | null) {
  expect((await sana.ask('PUT', '/settings/1', { time_zone })).status).toBe(200);
}

const meeting = { name: 'Omar', email: 'omar@example.com', time: '2031-03-09T10:00', subject: 'A shop' };

async function startOfMeeting() {
  expect((await app.post('/api/meeting/store', { ...meeting, subject: crypto.randomUUID() })).statusCode).toBe(201);
  const { data } = (await sana.ask('GET', '/meetings')).body;
  return (await sana.ask('GET', `/meetings/${data[0].id}`)).body.data;
}

test('the time zone is UTC until an owner chooses another, which all then follows at once', async () => {
  expect((await app.get('/our-blogs')).body).toContain('December 31, 2030');
  expect((await app.get('/')).body).toContain('© 2030');
  expect(await startOfMeeting()).toMatchObject({ starts_at: '2031-03-09T10:00:00.000Z', agency_time_zone: 'UTC' });

  await choose('asia/tokyo');
  expect((await sana.ask('GET', '/settings')).body.data.time_zone).toBe('Asia/Tokyo');
  expect((await app.get('/our-blogs')).body).toContain('January 1, 2031');
  expect((await app.get('/')).body).toContain('© 2031');
  expect(await startOfMeeting()).toMatchObject({
    starts_at: '2031-03-09T01:00:00.000Z',
    agency_time_zone: 'Asia/Tokyo',
  });
  const draft = await beginDraft(sana, review, null, { feedback: 'Later' });
  const scheduled = await sana.ask('POST', `/drafts/${draft}/schedule`, { time: '2031-01-02T09:00' });
  expect(scheduled.body.data).toMatchObject({ due_at: '2031-01-02T00:00:00.000Z', time_zone: 'Asia/Tokyo' });
  const exported = await sana.ask('GET', '/meetings/export');
  expect(exported.headers['content-disposition']).toContain('meetings-2031-01-01.csv');

  await choose(null);
  expect((await app.get('/our-blogs')).body).toContain('December 31, 2030');
  expect(await startOfMeeting()).toMatchObject({ agency_time_zone: 'UTC' });
});

test('another process follows as well', async () => {
  const other = await app.openServices();
  await choose('Asia/Tokyo');
  await other.version.refresh();
  expect(await other.readTimeZone()).toBe('Asia/Tokyo');
  await choose(null);
  await other.version.refresh();
  expect(await other.readTimeZone()).toBe('UTC');
  await other.close();
});

test.each(['Mars/Base', '+02:00', 7, ['Europe/Berlin']])('%j is no time zone', async (time_zone) => {
  const { status, body } = await sana.ask('PUT', '/settings/1', { time_zone });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['time_zone']]);
});

test('the zone of the environment decides while it is set', async () => {
  await choose('Asia/Tokyo');
  const configured = await app.openServices({ TIME_ZONE: 'Europe/Lisbon' });
  expect(await configured.readTimeZone()).toBe('Europe/Lisbon');
  expect(configured.variablesSet).toEqual(['TIME_ZONE']);
  await configured.close();
  expect(app.services.variablesSet).toEqual([]);
  await choose(null);
});

test('one that this Node does not know counts as none', async () => {
  await choose('Asia/Tokyo');
  const db = app.services.database.kysely.withTables<{ settings: { time_zone: string | null } }>();
  await db.updateTable('settings').set({ time_zone: 'Moon/Mare' }).execute();
  await app.refreshPages();
  expect((await app.get('/our-blogs')).body).toContain('December 31, 2030');
  await choose(null);
});
