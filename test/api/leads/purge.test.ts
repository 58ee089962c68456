import { afterEach, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { readAllRows } from '../app/database-rows.ts';
import { addPerson, clientOf, tokenOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0107', description: 'A new shop.' };
const agency = { NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };

let now: number;
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

async function open(configured: Record<string, string>) {
  now = Date.parse('2026-03-01T12:00:00Z');
  const app = await startApp({ configured, clock: () => new Date(now) });
  cleanups.push(app.stop);
  await addPerson(app, 'Sana');
  return app;
}

/** Signs in for each request, because sessions expire as days pass. */
const ask = async (app: TestApp, path: string) =>
  (await clientOf(app, await tokenOf(app, 'sana@example.com')).ask('GET', path)).body.data;

const remaining = async (app: TestApp, table: 'contact_messages' | 'meetings' | 'outbox') => {
  const rows = app.services.database.kysely.withTables<InboxTables>().selectFrom(table as 'meetings');
  return (await rows.select('id').orderBy('id').execute()).map(({ id }) => id);
};

const meetingAt = (time: number) => ({
  name: 'Ines Moreau',
  email: 'ines@example.com',
  time: new Date(time).toISOString(),
  subject: 'A shop',
});

test('items older than the configured days are purged with emails and names, and counted in the log', async () => {
  const app = await open({ RETENTION_DAYS: '10' });
  const sana = clientOf(app, await tokenOf(app, 'sana@example.com')).ask;
  for (let count = 0; count < 3; count += 1) await app.post('/api/contact/store', message);
  await app.post('/api/meeting/store', meetingAt(now + DAY));
  await sana('PUT', '/contact-messages/1', { notes: 'Call Moreau.' });
  await sana('PUT', '/meetings/1', { status: 'won' });
  now += 10 * DAY;
  await runCleanup(app.services);
  expect([await remaining(app, 'contact_messages'), await remaining(app, 'meetings')]).toEqual([[1, 2, 3], [1]]);

  now += 1;
  await app.post('/api/contact/store', { ...message, name: 'Omar', email: 'omar@example.com', description: 'Hi.' });
  await runCleanup(app.services);
  expect([await remaining(app, 'contact_messages'), await remaining(app, 'meetings')]).toEqual([[4], []]);
  expect(await remaining(app, 'outbox')).toEqual([7, 8]);
  expect(JSON.stringify(await readAllRows(app.services.database))).not.toMatch(/ines|moreau|new shop/i);
  const purged = {
    user_name: 'Plinth',
    action: 'purged',
    subject: 'personal data',
    title: '3 messages, 1 meeting request',
  };
  const readActivity = async () => (await ask(app, '/activity?per_page=100')) as { action: string }[];
  expect((await readActivity()).filter(({ action }) => action === 'purged')).toMatchObject([purged]);

  await runCleanup(app.services);
  expect((await readActivity()).filter(({ action }) => action === 'purged')).toHaveLength(1);
});

test('items are kept for a year by default', async () => {
  const app = await open({});
  await app.post('/api/contact/store', message);
  now += 365 * DAY;
  await runCleanup(app.services);
  expect(await remaining(app, 'contact_messages')).toEqual([1]);
  now += 1;
  await runCleanup(app.services);
  expect(await remaining(app, 'contact_messages')).toEqual([]);
});

test('a future meeting is kept until it is over', async () => {
  const app = await open({ RETENTION_DAYS: '1' });
  await app.post('/api/meeting/store', meetingAt(now + 5 * DAY));
  now += 5 * DAY;
  await runCleanup(app.services);
  expect(await remaining(app, 'meetings')).toEqual([1]);
  now += 1;
  await runCleanup(app.services);
  expect(await remaining(app, 'meetings')).toEqual([]);
});

test('an item is kept until its emails are sent', async () => {
  const first = await startMailServer();
  await first.stop();
  const app = await open({ SMTP_URL: first.url, RETENTION_DAYS: '1', ...agency });
  const outbox = () => app.services.database.kysely.withTables<InboxTables>().selectFrom('outbox');
  await app.post('/api/contact/store', message);
  await expect
    .poll(async () => (await outbox().select('failure').execute()).every(({ failure }) => failure))
    .toBe(true);
  now += 400 * DAY;
  expect(await app.services.personalData.purge()).toBe(0);
  expect(await remaining(app, 'contact_messages')).toEqual([1]);

  const server = await startMailServer({ port: Number(new URL(first.url).port) });
  cleanups.push(server.stop);
  // Whatever was tried meanwhile is due again. The confirmation has expired.
  now += DAY;
  app.services.mailWorker.wake();
  expect(await server.take(1)).toMatchObject([{ to: ['agency@example.com'] }]);
  await expect.poll(() => app.services.personalData.purge()).toBe(1);
  expect([await remaining(app, 'contact_messages'), await remaining(app, 'outbox')]).toEqual([[], []]);
});

test('more items than fit in one batch are purged', async () => {
  const app = await open({ RETENTION_DAYS: '1' });
  const row = { ...message, created_at: new Date(now).toISOString(), idempotency_key: null };
  const rows = Array.from({ length: 1_100 }, (_, number) => ({ ...row, reference: `R-${number}` }));
  const db = app.services.database.kysely.withTables<InboxTables>();
  await db.insertInto('contact_messages').values(rows).execute();
  now += 2 * DAY;
  expect(await app.services.personalData.purge()).toBe(1_100);
  expect(await remaining(app, 'contact_messages')).toEqual([]);
});
