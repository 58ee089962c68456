import { afterEach, expect, test } from 'vitest';
import { settings } from '../../../seed/demonstrations/plinth/site.ts';
import { createOutbox } from '../../../server/leads/email/outbox.ts';
import type { LeadDatabase, LeadTables } from '../../../server/leads/tables.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { nextYear } from '../../next-year.ts';

const HOUR = 60 * 60 * 1000; // ms
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'A shop, please.' };
const meeting = { name: 'Ines', email: 'ines@example.com', time: '2031-03-09T10:00Z', subject: 'A shop' };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

async function open(configured: Record<string, string> = {}, options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp({ configured: { NOTIFY_EMAIL: 'agency@example.com', ...configured }, ...options });
  cleanups.push(app.stop);
  return app;
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  cleanups.push(server.stop);
  return server;
}

/** The services of another process on the same database. */
async function openSecondProcess(app: TestApp, changes: Record<string, string> = {}) {
  const services = await app.openServices(changes);
  cleanups.push(services.close);
  return services;
}

const outboxOf = ({ services }: Pick<TestApp, 'services'>) =>
  services.database.kysely.withTables<InboxTables>().selectFrom('outbox').selectAll().orderBy('id').execute();

const confirmationsOf = async (app: TestApp) => (await outboxOf(app)).filter(({ kind }) => kind === 'confirmation');

const sendMessage = (app: TestApp, fields: Partial<typeof message> = {}) =>
  app.post('/api/contact/store', { ...message, ...fields });

test('an address gets two confirmations a day in any spelling, even without a limit on messages', async () => {
  let now = Date.parse('2030-03-01T12:00:00Z');
  const app = await open({ RATE_LIMIT: 'off' }, { clock: () => new Date(now) });
  const spellings = ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'v.ictim@example.com'];
  for (let number = 0; number < 8; number += 1) {
    const email = spellings[number % spellings.length] ?? '';
    const responses = [
      await sendMessage(app, { email, description: `Number ${number}` }),
      await app.post('/api/meeting/store', { ...meeting, email }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  }
  expect([(await confirmationsOf(app)).length, (await outboxOf(app)).length]).toEqual([2, 18]);
  await sendMessage(app, { email: 'victim2@example.com' });
  expect(await confirmationsOf(app)).toHaveLength(3);
  now += 24 * HOUR + 1;
  await sendMessage(app, { email: 'victim@example.com' });
  expect(await confirmationsOf(app)).toHaveLength(4);
});

test('concurrent transactions, as of several processes, share one limit', async () => {
  const app = await open();
  const { database } = app.services;
  const now = new Date();
  const db: LeadDatabase = database.kysely.withTables<LeadTables>();
  const settings = {
    clock: () => now,
    publicUrl: 'https://x',
    isMailConfigured: async () => true,
    isRateLimited: true,
  };
  const outbox = createOutbox({ db, ...settings });
  const lead = (id: number) => ({ id, email: message.email, created_at: now.toISOString() });
  const transactions = Array.from({ length: 8 }, (_, id) =>
    db
      .transaction()
      .execute((transaction: LeadDatabase) => outbox.addFirst(transaction, 'contact_message', lead(id), now)),
  );
  await Promise.all(transactions);
  expect([(await confirmationsOf(app)).length, (await outboxOf(app)).length]).toEqual([2, 10]);
});

test('at most 200 confirmations are sent an hour; later messages are stored without one', async () => {
  const app = await open();
  await sendMessage(app);
  const [confirmation] = await confirmationsOf(app);
  const { id: _id, ...row } = confirmation ?? (await outboxOf(app))[0]!;
  const rows = Array.from({ length: 198 }, (_, number) => ({ ...row, message_id: `<${number}@x>`, recipient: 'x' }));
  await app.services.database.kysely.withTables<InboxTables>().insertInto('outbox').values(rows).execute();
  for (const email of ['lena@example.com', 'omar@example.com'])
    expect((await sendMessage(app, { email })).statusCode).toBe(201);
  expect((await confirmationsOf(app)).length).toBe(200);
  expect((await outboxOf(app)).at(-1)).toMatchObject({ kind: 'notification' });
});

test('emails to the agency are sent before all pending confirmations', async () => {
  const server = await mailServer();
  const app = await open({}, { clock: () => new Date('2030-03-01T12:00:00Z') });
  for (let number = 0; number < 6; number += 1) await sendMessage(app, { email: `visitor${number}@example.com` });
  const db = app.services.database.kysely.withTables<InboxTables>();
  await db.updateTable('outbox').set({ is_backlog: 0 }).execute();
  await db
    .updateTable('outbox')
    .set({ due_at: '2030-03-01T11:00:00.000Z' })
    .where('kind', '=', 'confirmation')
    .execute();
  const { mailWorker } = await openSecondProcess(app, { SMTP_URL: server.url });
  mailWorker.wake();
  const recipients = (await server.take(12)).map(({ to }) => to[0]);
  expect(recipients.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'agency@example.com'));
  expect(new Set(recipients.slice(6)).size).toBe(6);
});

test('when email is set up late, the agency gets one digest, and old messages are not confirmed', async () => {
  const server = await mailServer();
  let now = Date.parse('2030-01-01T12:00:00Z');
  const app = await open({}, { clock: () => new Date(now) });
  const { ask: asMira } = await addPerson(app, 'Mira');
  const references: string[] = [];
  for (let number = 0; number < 5; number += 1)
    references.push((await sendMessage(app, { email: `old${number}@example.com` })).json().reference);
  const upcoming = { ...meeting, time: '2030-01-02T10:00Z' };
  references.push((await app.post('/api/meeting/store', upcoming)).json().reference);
  expect((await asMira('POST', '/meetings/1/confirm')).status).toBe(200);
  now += 49 * HOUR;
  references.push((await sendMessage(app, { email: 'new@example.com' })).json().reference);

  const { mailWorker } = await openSecondProcess(app, { SMTP_URL: server.url });
  mailWorker.wake();
  await expect.poll(async () => (await outboxOf(app)).filter(({ due_at }) => due_at)).toEqual([]);
  const [digest, ...others] = server.delivered;
  expect(digest?.to).toEqual(['agency@example.com']);
  for (const reference of references) expect(digest?.text).toContain(reference);
  expect(others.map(({ to }) => to)).toEqual([['new@example.com']]);
  const expired = (await outboxOf(app)).filter(({ expired_at }) => expired_at);
  expect(expired).toHaveLength(6);
  expect(expired.every(({ kind, sent_at }) => kind === 'confirmation' && sent_at === null)).toBe(true);

  const { ask } = await addPerson(app, 'Sana');
  const invitation = { kind: 'meeting confirmed', sent_at: null, due_at: null };
  expect((await ask('GET', '/meetings/1')).body.data.mails).toContainEqual(expect.objectContaining(invitation));
  const { mails } = (await ask('GET', '/contact-messages/1')).body.data;
  expect(mails[1]).toMatchObject({ kind: 'confirmation', sent_at: null, expired_at: new Date(now).toISOString() });
  expect((await ask('POST', '/contact-messages/1/resend')).body).toEqual({
    message: 'All emails have already been sent.',
  });
});

test('no email goes to an address under .example, where the demonstrations live', async () => {
  const server = await mailServer();
  // An empty variable counts as unset: only the settings say who is notified.
  const app = await open({ SMTP_URL: server.url, MAIL_RETRY_SECONDS: '1', NOTIFY_EMAIL: '' });
  const { ask } = await addPerson(app, 'Sana');
  await ask('PUT', '/settings/1', { email: settings.email });
  await sendMessage(app);
  await sendMessage(app, { email: 'Hello@plinth.example' });
  await app.post('/api/meeting/store', {
    ...meeting,
    time: `${nextYear}-03-09T10:00Z`,
    email: 'sana@plinth.example',
  });
  await ask('POST', '/meetings/1/confirm');
  await ask('POST', '/invitations', { email: 'daniel@plinth.example' });
  expect(await server.take(1)).toMatchObject([{ to: ['ines@example.com'] }]);
  const { mail } = (await ask('GET', '/overview')).body.data;
  expect(mail.failing.reason).toContain('no address for notifications');
  const invitation = async () => {
    const { mails } = (await ask('GET', '/meetings/1')).body.data;
    return mails.find(({ kind }: { kind: string }) => kind === 'meeting confirmed');
  };
  const unsent = { due_at: null, sent_at: null, failure: expect.stringContaining('.example') };
  await expect.poll(invitation).toMatchObject(unsent);

  await ask('PUT', '/settings/1', { notification_email: 'agency@example.com' });
  await ask('POST', '/leads/resend');
  expect(new Set((await server.take(3)).flatMap(({ to }) => to))).toEqual(new Set(['agency@example.com']));
  expect(server.delivered).toEqual([]);
});

test('the log says which email failed, but not to whom', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { destination: { write: (line) => void lines.push(line) } });
  const server = await mailServer({ refuses: true });
  const app = await open({ SMTP_URL: server.url, MAIL_RETRY_SECONDS: '3600' }, { log });
  await sendMessage(app);
  await expect.poll(async () => (await outboxOf(app)).every(({ failure }) => failure)).toBe(true);
  const entries = lines.map((line) => JSON.parse(line) as object);
  for (const { id, kind } of await outboxOf(app))
    expect(entries).toContainEqual(expect.objectContaining({ mail: id, kind }));
  expect(lines.join('')).not.toContain('ines');
});
