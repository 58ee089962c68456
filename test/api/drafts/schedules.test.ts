import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { page } from '../../../content/types/page.ts';
import { createScheduleRunner } from '../../../server/content/schedules/run-schedules.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms
const SOON = { interval: 20 }; // ms

// The clock of the app stands still until a test moves it.
let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

let address: string;
beforeEach(async () => {
  address = `/reviews/${await app.create(review, { feedback: 'First', status: 2 })}`;
});

/** Runs two processes on the database until nothing is due. */
async function letPass(ms: number) {
  now += ms;
  const db = app.services.database.kysely.withTables<ContentTables>();
  const runners = [1, 2].map(() =>
    createScheduleRunner({ db, clock: () => new Date(now), log: createLog('silent'), tell: async () => {} }),
  );
  for (const { start } of runners) start();
  const due = db.selectFrom('schedules').select('id').where('done_at', 'is', null);
  const readDue = () => due.where('due_at', '<=', new Date(now).toISOString()).execute();
  await expect.poll(readDue, SOON).toEqual([]);
  for (const { stop } of runners) await stop();
}

const timeIn = (ms: number) => new Date(now + ms).toISOString();
const read = async (path: string) => (await client.ask('GET', path)).body.data;
const schedule = (path: string, body: object) => client.ask('POST', `${path}/schedule`, body);

async function draftOf(fields: object) {
  return `/drafts/${(await client.ask('POST', '/drafts', { type: 'reviews', key: address.split('/').at(-1), fields })).body.data.id}`;
}

test('a record is shown and hidden at its times, once, although two processes look', async () => {
  await schedule(address, { action: 'publish', time: timeIn(HOUR) });
  await schedule(address, { action: 'unpublish', time: timeIn(2 * HOUR) });
  await letPass(HOUR - 1);
  expect(await read(address)).toMatchObject({ status: 2, version: 1 });
  await letPass(1);
  expect(await read(address)).toMatchObject({ status: 1, version: 2 });
  await letPass(HOUR);
  expect(await read(address)).toMatchObject({ status: 2, version: 3 });
  expect((await read(`${address}/revisions`))[0].saved_by).toBe('Sana Qureshi');
});

test('a draft is published at its time, and its schedule is over', async () => {
  const draft = await draftOf({ feedback: 'Second' });
  const { status, body } = await schedule(draft, { time: '2026-03-01T20:00', time_zone: 'europe/berlin' });
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ action: 'publish', due_at: '2026-03-01T19:00:00.000Z', time_zone: 'Europe/Berlin' }),
  ]);
  await letPass(Date.parse('2026-03-01T19:00:00Z') - now);
  expect(await read(address)).toMatchObject({ feedback: 'Second', version: 2 });
  expect(await read('/schedules')).toEqual([]);
  const [key, draft_id] = [address, draft].map((path) => path.split('/').at(-1));
  const form = { type: 'reviews', key, draft_id: Number(draft_id) };
  expect((await client.ask('POST', '/presence', form)).body).toMatchObject({ published_as: key });
});

test('40 at one moment are all done, and each once', async () => {
  const addresses = [];
  for (let count = 0; count < 40; count += 1) addresses.push(`/reviews/${await app.create(review, { status: 2 })}`);
  for (const path of addresses) await schedule(path, { action: 'publish', time: timeIn(HOUR) });
  await letPass(HOUR);
  for (const path of addresses) expect(await read(path)).toMatchObject({ status: 1, version: 2 });
});

test('what is refused says why until somebody puts it away, and holds up no other', async () => {
  const draft = await draftOf({ feedback: '' });
  const { body } = await schedule(draft, { time: timeIn(HOUR) });
  const other = `/reviews/${await app.create(review, { status: 2 })}`;
  await schedule(other, { action: 'publish', time: timeIn(HOUR) });
  await letPass(HOUR);
  expect((await read(other)).status).toBe(1);
  expect((await read(address)).feedback).toBe('First');
  const [failed] = await read('/schedules');
  expect(failed).toMatchObject({ id: body.data.id, failure: 'Feedback is required.' });
  expect((await client.ask('DELETE', `/schedules/${failed.id}`)).body.message).toBe('Schedule Cancelled!');
  expect(await read('/schedules')).toEqual([]);
});

test('a draft that has changed since it was seen is not scheduled', async () => {
  const draft = await draftOf({ feedback: 'Seen' });
  const { version } = (await client.ask('PUT', draft, { fields: { feedback: 'Unseen' } })).body.data;
  expect(await schedule(draft, { time: timeIn(HOUR), version: version - 1 })).toMatchObject({
    status: 409,
    body: { message: 'Sana Qureshi has saved this draft since you opened it.' },
  });
  expect(await read('/schedules')).toEqual([]);
  expect((await schedule(draft, { time: timeIn(HOUR), version })).status).toBe(201);
  await client.ask('DELETE', draft);
});

test('a schedule is replaced by another time, cancelled, and gone with its draft', async () => {
  const draft = await draftOf({ feedback: 'Never' });
  await schedule(draft, { time: timeIn(HOUR) });
  await schedule(draft, { time: timeIn(2 * HOUR) });
  const [first, ...others] = await read('/schedules');
  expect([first.due_at, others]).toEqual([timeIn(2 * HOUR), []]);
  await client.ask('DELETE', `/schedules/${first.id}`);
  expect((await client.ask('DELETE', `/schedules/${first.id}`)).status).toBe(404);
  await schedule(draft, { time: timeIn(HOUR) });
  await client.ask('DELETE', draft);
  expect(await read('/schedules')).toEqual([]);
  await letPass(2 * HOUR);
  expect((await read(address)).feedback).toBe('First');
});

test('what keeps its status, is deleted, or lies in the past is refused', async () => {
  const home = (await client.ask('GET', `/${page.path}?per_page=100`)).body.data[0].slug;
  await schedule(`/${page.path}/${home}`, { action: 'unpublish', time: timeIn(HOUR) });
  await schedule(address, { action: 'publish', time: timeIn(HOUR) });
  await client.ask('DELETE', address);
  await letPass(HOUR);
  expect((await read('/schedules')).map(({ failure }: { failure: string }) => failure)).toEqual([
    'Status must be Active: this page is part of every site.',
  ]);
  const draft = await client.ask('POST', '/drafts', { type: 'reviews' });
  const refusals: [object, string][] = [
    [{ time: timeIn(-1) }, 'Choose a time in the future.'],
    [{ time: '2031-01-01T00:00' }, 'Choose a time within the next 2 years.'],
    [{ time: 'tomorrow' }, 'Time must be a date and a time.'],
    [{}, 'Time is required.'],
    [{ time: timeIn(HOUR), time_zone: 'Mars' }, 'Time zone must be a name such as Europe/Berlin.'],
  ];
  for (const [sent, sentence] of refusals)
    expect(await schedule(`/drafts/${draft.body.data.id}`, sent)).toMatchObject({
      status: 422,
      body: { message: sentence },
    });
});
