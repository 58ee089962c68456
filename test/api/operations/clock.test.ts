import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentTypes, translationTypes } from '../../../content/index.ts';
import { review } from '../../../content/types/review.ts';
import { dependingTimes } from '../../../server/clock/future-times.ts';
import { createSiteClock } from '../../../server/clock/site-clock.ts';
import { cleanupJobs } from '../../../server/jobs/cleanup-jobs.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { Services } from '../../../server/services.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson, clientOf } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-25T09:00:00Z');

let now: number;
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeEach(async () => {
  now = START;
  app = await startApp({ clock: () => new Date(now) });
  sana = await addPerson(app, 'Sana');
  await app.services.siteClock.look();
});
afterEach(() => app.stop());

/** Another start on the same database and folder, at the time of `now`. */
async function startAgain(work: (services: Services) => Promise<void>) {
  const services = await app.openServices();
  await services.siteClock.look();
  await work(services);
  await services.close();
}

const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };
const alarmsIn = async () => (await sana.ask('GET', '/overview')).body.data?.alarms;

/** Stores one of each thing that time takes away or publishes. */
async function leaveThings() {
  await app.post('/api/contact/store', message);
  const hidden = await app.create(review, { feedback: 'Hidden', status: 2 });
  const deleted = await app.create(review, { feedback: 'Deleted' });
  await sana.ask('DELETE', `/reviews/${deleted}`);
  const draft = (await sana.ask('POST', '/drafts', { type: 'reviews', fields: { feedback: 'Later' } })).body.data;
  await sana.ask('POST', `/drafts/${draft.id}/preview-links`, { label: 'Client' });
  await sana.ask('DELETE', `/drafts/${draft.id}`);
  await sana.ask('POST', '/invitations', { email: 'will@example.com' });
  await sana.ask('PUT', '/presence', { type: 'reviews', key: String(hidden) });
  const time = new Date(now + 2 * HOUR).toISOString();
  const scheduled = await sana.ask('POST', `/reviews/${hidden}/schedule`, { action: 'publish', time });
  expect(scheduled.status).toBe(201);
  return hidden;
}

async function erase(services: Services) {
  return Promise.all(
    cleanupJobs(services).map(({ run }) =>
      run().then(
        () => null,
        (error: Error) => error.message,
      ),
    ),
  );
}

/** What every start writes about itself, and the salts of two days, which never outlive these. */
const ABOUT_STARTS = new Set(['alarms', 'jobs', 'instances', 'file_checks', 'site_clock', 'visitor_salts']);

async function storedThings() {
  const rows = await readAllRows(app.services.database);
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !ABOUT_STARTS.has(table)));
}

test('a start with the clock 400 days ahead erases and publishes nothing, and says so; the next one goes on as usual', async () => {
  const hidden = await leaveThings();
  const before = await storedThings();
  now += 400 * DAY;
  await startAgain(async (services) => {
    expect(new Set(await erase(services))).toEqual(new Set(['It waits until an owner confirms the clock.']));
    await services.scheduleRunner.applyDue();
  });
  expect(await storedThings()).toEqual(before);

  now = START + HOUR;
  expect(await alarmsIn()).toMatchObject([
    {
      name: 'clock',
      title: 'Is the clock of the server right?',
      sentence: expect.stringContaining('says 2027-12-30 09:00 UTC, but the site last ran at 2026-11-25 09:00 UTC.'),
    },
  ]);
  await startAgain(async (services) => {
    expect(new Set(await erase(services))).toEqual(new Set([null]));
    await services.scheduleRunner.applyDue();
  });
  expect(await alarmsIn()).toEqual([]);
  expect((await sana.ask('GET', `/reviews/${hidden}`)).body.data.status).toBe(2);
  now = START + 3 * HOUR;
  await app.services.siteClock.look();
  await app.services.scheduleRunner.applyDue();
  expect((await sana.ask('GET', `/reviews/${hidden}`)).body.data.status).toBe(1);
});

test('after a pause of a month an owner confirms the clock, and what is overdue follows', async () => {
  const hidden = await leaveThings();
  now += 40 * DAY;
  await app.services.siteClock.look();
  await app.services.scheduleRunner.applyDue();
  const again = await addPerson(app, 'Omar');
  const editor = await addPerson(app, 'Ed', 'editor');
  const read = async () => (await again.ask('GET', `/reviews/${hidden}`)).body.data.status;
  expect(await read()).toBe(2);
  expect((await editor.ask('GET', '/overview')).body.data).toMatchObject({ schedules_wait: true });
  expect((await editor.ask('POST', '/clock/confirm')).status).toBe(403);
  expect(await again.ask('POST', '/clock/confirm')).toMatchObject({
    status: 200,
    body: { message: 'Clock confirmed.' },
  });
  const { alarms, schedules_wait } = (await again.ask('GET', '/overview')).body.data;
  expect([alarms, schedules_wait]).toEqual([[], false]);
  const [entry] = (await again.ask('GET', '/activity?subject=clock')).body.data;
  expect(entry).toMatchObject({ action: 'confirmed', user_name: 'Omar', title: 'The clock of the server' });
  await app.services.scheduleRunner.applyDue();
  expect(await read()).toBe(1);
  expect(new Set(await erase(app.services))).toEqual(new Set([null]));
  expect((await again.ask('GET', '/deleted?type=reviews')).body.data ?? []).toEqual([]);
});

test('a pause through which the machine was up needs nobody, nor does one of a day', async () => {
  const { database, alarms } = app.services;
  let machine = { boot_id: 'boot-1', uptime: 1_000 };
  const dependencies = { clock: () => new Date(now), alarms, log: createLog('silent'), uptime: () => machine };
  const siteClock = createSiteClock(database, dependencies);
  await siteClock.look();
  now += 30 * DAY;
  machine = { boot_id: 'boot-1', uptime: 1_000 + (30 * DAY) / 1000 };
  expect(await siteClock.isBelieved()).toBe(true);
  machine = { boot_id: 'boot-1', uptime: 1_060 };
  expect(await siteClock.isBelieved()).toBe(false);
  machine = { boot_id: 'boot-2', uptime: (30 * DAY) / 1000 };
  expect(await siteClock.isBelieved()).toBe(false);
  now = START + 23 * HOUR;
  expect(await siteClock.isBelieved()).toBe(true);
});

test('what was written while the clock was ahead holds nothing up, and is valid no longer than usual', async () => {
  now += 400 * DAY;
  const ahead = await addPerson(app, 'Ahead');
  await app.post('/api/contact/store', message);
  for (let attempt = 0; attempt < 6; attempt += 1)
    await clientOf(app).ask('POST', '/login', { email: sana.email, password: 'not the one' });
  await sana.ask('POST', '/invitations', { email: 'will@example.com' });
  const { link } = (await ahead.ask('POST', '/invitations', { email: 'vera@example.com' })).body.data;
  const db = app.services.database.kysely.withTables<InboxTables>();
  const times = db.selectFrom('outbox').select('due_at');
  expect((await times.executeTakeFirstOrThrow()).due_at).toMatch(/^2027/);

  now = START + HOUR;
  await startAgain(async () => {});
  for (const { due_at } of await times.execute()) expect(Date.parse(due_at ?? '')).toBeLessThanOrEqual(now + HOUR);
  expect((await ahead.ask('GET', '/overview')).status).toBe(200);
  now += 12 * HOUR;
  expect((await ahead.ask('GET', '/overview')).status).toBe(401);
  now = START + 9 * DAY;
  await app.services.siteClock.confirm({ id: null, name: 'Test' });
  const { searchParams } = new URL(link);
  const person = {
    name: 'Vera',
    email: 'vera@example.com',
    password: 'plinths carry',
    password_confirmation: 'plinths carry',
  };
  const registered = await app.post('/api/register', { ...person, token: searchParams.get('token') });
  expect(registered.statusCode).toBe(422);
});

/** Times that are only shown, or whose being late harms nobody. */
const HARMLESS = new Set([
  ...[...contentTypes, ...translationTypes].flatMap(({ table }) =>
    ['created_at', 'updated_at', 'deleted_at'].map((name) => `${table}.${name}`),
  ),
  'alarms.told_at',
  'api_tokens.created_at',
  'api_tokens.revoked_at',
  'calendar_feeds.created_at',
  'answers.received_at',
  'backup_status.downloaded_at',
  'checklist.put_away_at',
  'comments.created_at',
  'comments.resolved_at',
  'drafts.created_at',
  'drafts.deleted_at',
  'drafts.published_at',
  'drafts.updated_at',
  'authenticators.created_at',
  'passkeys.created_at',
  'passkeys.last_used_at',
  'email_changes.created_at',
  'recovery_codes.used_at',
  'remembered_browsers.created_at',
  'required_factors.created_at',
  'jobs.ended_at',
  'mailbox_state.read_at',
  'media.avif_made_at',
  'media.created_at',
  'media.deleted_at',
  'media.offered_at',
  'media.webp_made_at',
  'media_aliases.replaced_at',
  'meeting_links.created_at',
  'outbox.bounced_at',
  'outbox.expired_at',
  'outbox.sent_at',
  'preview_links.created_at',
  'preview_links.decided_at',
  'preview_links.last_opened_at',
  'registration_links.created_at',
  'registration_links.used_at',
  'replies.send_at',
  'reply_drafts.updated_at',
  'reset_links.created_at',
  'revisions.saved_at',
  'schedules.created_at',
  'schedules.done_at',
  'users.created_at',
  'users.disabled_at',
  'users.last_used_at',
  'users.tour_ended_at',
  'users.updated_at',
  'webhook_deliveries.delivered_at',
  'webhook_deliveries.given_up_at',
  'webhooks.created_at',
]);

/** Times that people choose, and the time with which the clock is compared. */
const CHOSEN = [
  'blogs.published_at',
  'busy_times.ends_at',
  'busy_times.starts_at',
  'meetings.starts_at',
  'schedules.due_at',
  'site_clock.seen_at',
];

test('of each time that is stored it is known whether a clock that was ahead does harm', async () => {
  const { kysely } = app.services.database;
  const tables = (await kysely.introspection.getTables()).filter(({ isView }) => !isView);
  const times = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /_(at|until|since)$/.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  const known = [...HARMLESS, ...CHOSEN, ...dependingTimes.map(({ table, column }) => `${table}.${column}`)];
  expect(times.sort()).toEqual(known.sort());
});
