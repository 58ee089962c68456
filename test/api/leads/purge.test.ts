import { afterEach, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { startMailServer } from '../../mail-server.ts';
import { readAllRows } from '../app/database-rows.ts';
import { addPerson, clientOf, tokenOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0107', description: 'A new shop.' };
const agency = { NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };

let now: number;
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

async function plinthWith(configured: Record<string, string>) {
  now = Date.parse('2026-03-01T12:00:00Z');
  const app = await startApp({ configured, clock: () => new Date(now) });
  ending.push(app.stop);
  await addPerson(app, 'Sana');
  return app;
}

/** Signs in anew: no session lasts for the days that pass here. */
const ask = async (app: TestApp, path: string) =>
  (await clientOf(app, await tokenOf(app, 'sana@example.com')).ask('GET', path)).body.data;

const left = async (app: TestApp, table: 'contact_messages' | 'meetings' | 'outbox') => {
  const rows = app.services.database.kysely.withTables<InboxTables>().selectFrom(table as 'meetings');
  return (await rows.select('id').orderBy('id').execute()).map(({ id }) => id);
};

const meetingAt = (time: number) => ({
  name: 'Ines Moreau',
  email: 'ines@example.com',
  time: new Date(time).toISOString(),
  subject: 'A shop',
});

test('what came longer ago than the configured days is purged, mails and names included, and counted', async () => {
  const app = await plinthWith({ RETENTION_DAYS: '10' });
  const sana = clientOf(app, await tokenOf(app, 'sana@example.com')).ask;
  for (let count = 0; count < 3; count += 1) await app.post('/api/contact/store', message);
  await app.post('/api/meeting/store', meetingAt(now + DAY));
  await sana('PUT', '/contact-messages/1', { notes: 'Call Moreau.' });
  await sana('PUT', '/meetings/1', { status: 'won' });
  now += 10 * DAY;
  await runCleanup(app.services);
  expect([await left(app, 'contact_messages'), await left(app, 'meetings')]).toEqual([[1, 2, 3], [1]]);

  now += 1;
  await app.post('/api/contact/store', { ...message, name: 'Omar', email: 'omar@example.com', description: 'Hi.' });
  await runCleanup(app.services);
  expect([await left(app, 'contact_messages'), await left(app, 'meetings')]).toEqual([[4], []]);
  expect(await left(app, 'outbox')).toEqual([7, 8]);
  expect(JSON.stringify(await readAllRows(app.services.database))).not.toMatch(/ines|moreau|new shop/i);
  const purged = {
    user_name: 'Plinth',
    action: 'purged',
    subject: 'personal data',
    title: '3 messages, 1 meeting request',
  };
  const deeds = async () => (await ask(app, '/activity?per_page=100')) as { action: string }[];
  expect((await deeds()).filter(({ action }) => action === 'purged')).toMatchObject([purged]);

  await runCleanup(app.services);
  expect((await deeds()).filter(({ action }) => action === 'purged')).toHaveLength(1);
});

test('it is a year unless said otherwise', async () => {
  const app = await plinthWith({});
  await app.post('/api/contact/store', message);
  now += 365 * DAY;
  await runCleanup(app.services);
  expect(await left(app, 'contact_messages')).toEqual([1]);
  now += 1;
  await runCleanup(app.services);
  expect(await left(app, 'contact_messages')).toEqual([]);
});

test('a meeting that lies ahead stays until it is over', async () => {
  const app = await plinthWith({ RETENTION_DAYS: '1' });
  await app.post('/api/meeting/store', meetingAt(now + 5 * DAY));
  now += 5 * DAY;
  await runCleanup(app.services);
  expect(await left(app, 'meetings')).toEqual([1]);
  now += 1;
  await runCleanup(app.services);
  expect(await left(app, 'meetings')).toEqual([]);
});

test('what has a mail still to be sent stays, until that is sent', async () => {
  const first = await startMailServer();
  await first.stop();
  const app = await plinthWith({ SMTP_URL: first.url, RETENTION_DAYS: '1', ...agency });
  const outbox = () => app.services.database.kysely.withTables<InboxTables>().selectFrom('outbox');
  await app.post('/api/contact/store', message);
  await expect
    .poll(async () => (await outbox().select('failure').execute()).every(({ failure }) => failure))
    .toBe(true);
  now += 400 * DAY;
  expect(await app.services.personalData.purge()).toBe(0);
  expect(await left(app, 'contact_messages')).toEqual([1]);

  const server = await startMailServer({ port: Number(new URL(first.url).port) });
  ending.push(server.stop);
  // Nobody wants to hear after so long that a message has come.
  expect(await server.take(1)).toMatchObject([{ to: ['agency@example.com'] }]);
  await expect.poll(() => app.services.personalData.purge()).toBe(1);
  expect([await left(app, 'contact_messages'), await left(app, 'outbox')]).toEqual([[], []]);
});

test('more than are purged at once are purged all the same', async () => {
  const app = await plinthWith({ RETENTION_DAYS: '1' });
  const row = { ...message, created_at: new Date(now).toISOString(), idempotency_key: null };
  const rows = Array.from({ length: 1_100 }, (_, number) => ({ ...row, reference: `R-${number}` }));
  const leads = app.services.database.kysely.withTables<InboxTables>();
  await leads.insertInto('contact_messages').values(rows).execute();
  now += 2 * DAY;
  expect(await app.services.personalData.purge()).toBe(1_100);
  expect(await left(app, 'contact_messages')).toEqual([]);
});
