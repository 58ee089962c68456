import { afterEach, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { nextYear } from '../../next-year.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.\nA <shop>?' };
const meeting = { name: 'Ines', email: 'ines@example.com', time: `${nextYear}-05-09T10:00`, subject: 'A shop' };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanups.push(server.stop);
  return server;
}

async function open(configured: Record<string, string>): Promise<TestApp> {
  const app = await startApp({ configured: { MAIL_RETRY_SECONDS: '1', ...configured } });
  cleanups.push(app.stop);
  return app;
}

const outboxOf = (app: TestApp) =>
  app.services.database.kysely.withTables<InboxTables>().selectFrom('outbox').selectAll().orderBy('id').execute();

const countIn = async (app: TestApp, table: 'contact_messages' | 'meetings') =>
  (
    await app.services.database.kysely
      .withTables<InboxTables>()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

const headerOf = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1];

test('a message is emailed to the agency, and confirmed to the visitor without a quotation', async () => {
  const server = await mailServer();
  const app = await open({ SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' });
  const { reference } = (await app.post('/api/contact/store', message)).json();
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const mails = await server.take(2);
  const [notification, confirmation] = mails.sort((a, b) => (a.to[0] ?? '').localeCompare(b.to[0] ?? ''));
  expect(notification).toMatchObject({ to: ['agency@example.com'] });
  expect(headerOf(notification?.head ?? '', 'Reply-To')).toBe('Ines Moreau <ines@example.com>');
  expect(headerOf(notification?.head ?? '', 'Subject')).toBe(`Message from Ines Moreau (${reference})`);
  expect(notification?.text).toContain('Hello.\r\nA <shop>?');
  expect(notification?.text).toContain('A &#60;shop&#62;?');
  expect(headerOf(notification?.head ?? '', 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(confirmation?.head ?? '', 'Auto-Submitted')).toBe('auto-replied');
  expect(confirmation).toMatchObject({ to: ['ines@example.com'] });
  expect(headerOf(confirmation?.head ?? '', 'Subject')).toBe(`We have received your message (${reference})`);
  expect(headerOf(confirmation?.head ?? '', 'Reply-To')).toBe('Plinth <agency@example.com>');
  expect(confirmation?.raw).not.toMatch(/Ines Moreau|555 0100|Hello\.|shop/);
});

test('a meeting is notified with the time in both time zones', async () => {
  const server = await mailServer();
  const app = await open({ SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' });
  await app.post('/api/meeting/store', { ...meeting, time_zone: 'America/New_York' });
  const [notification] = await server.take(2);
  expect(notification?.text).toMatch(/Time: \w+, May 9, \d+ at 10:00\sAM \(America\/New_York\)/);
  expect(notification?.text).toMatch(/In our time zone: \w+, May 9, \d+ at 7:00\sPM \(Asia\/Karachi\)/);
});

test('a time zone is mailed by the name that its visitor’s browser gave it', async () => {
  const server = await mailServer();
  const configured = { SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com', TIME_ZONE: 'Asia/Kolkata' };
  const app = await open(configured);
  await app.post('/api/meeting/store', { ...meeting, time_zone: 'Europe/Kyiv' });
  await app.post('/api/meeting/store', { ...meeting, time_zone: 'Asia/Calcutta', email: 'asha@example.com' });
  const notifications = (await server.take(4)).filter(({ to }) => to.includes('agency@example.com'));
  const times = notifications.map(({ text }) => [...text.matchAll(/\((\w+\/\w+)\)\r/g)].map(([, zone]) => zone));
  expect(new Set(times.map((zones) => zones.join()))).toEqual(new Set(['Asia/Calcutta', 'Europe/Kyiv,Asia/Kolkata']));
});

test('a message sent 20 times at once with one key is stored once, with two emails', async () => {
  const server = await mailServer();
  const app = await open({ SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' });
  const send = (key: string, fields = message) =>
    app.request({
      method: 'POST',
      url: '/api/contact/store',
      headers: { 'idempotency-key': key },
      payload: fields,
    });
  const responses = await Promise.all(Array.from({ length: 20 }, () => send('a-key-of-a-form')));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(responses.map((response) => response.json().reference)).size).toBe(1);
  expect(Number(await countIn(app, 'contact_messages'))).toBe(1);
  expect(await server.take(2)).toHaveLength(2);
  const [first] = responses;
  const other = await send('a-key-of-a-form', { ...message, description: 'Something else.' });
  expect(other.json().reference).not.toBe(first?.json().reference);
  const unkeyed = [await app.post('/api/contact/store', message), await app.post('/api/contact/store', message)];
  expect(unkeyed[0]?.json().reference).not.toBe(unkeyed[1]?.json().reference);
  expect(Number(await countIn(app, 'contact_messages'))).toBe(4);
  expect(await server.take(4)).toHaveLength(4);
  expect(await outboxOf(app)).toHaveLength(6);
});

test('without a mail server messages are accepted and their emails wait', async () => {
  const app = await open({});
  expect((await app.post('/api/contact/store', message)).statusCode).toBe(201);
  expect(await outboxOf(app)).toMatchObject([
    { kind: 'notification', attempts: 0, sent_at: null, failure: null },
    { kind: 'confirmation', attempts: 0, sent_at: null, failure: null },
  ]);
});

test('messages received during a mail outage are all emailed after it, each under one Message-ID', async () => {
  const server = await mailServer();
  const { url } = server;
  await server.stop();
  cleanups.pop();
  const app = await open({ SMTP_URL: url, NOTIFY_EMAIL: 'agency@example.com' });
  const count = 20;
  for (let number = 0; number < count; number += 1) {
    const response = await app.post('/api/contact/store', {
      ...message,
      email: `visitor${number}@example.com`,
      description: `Message ${number}`,
    });
    expect(response.statusCode).toBe(201);
  }
  await expect.poll(async () => (await outboxOf(app)).some(({ failure }) => failure !== null)).toBe(true);
  const restarted = await mailServer({ port: Number(new URL(url).port) });
  const mails = await restarted.take(2 * count);
  expect(mails).toHaveLength(2 * count);
  const ids = mails.map(({ head }) => headerOf(head, 'Message-ID'));
  expect(new Set(ids)).toEqual(new Set((await outboxOf(app)).map(({ message_id }) => message_id)));
  await expect.poll(async () => (await outboxOf(app)).every(({ sent_at }) => sent_at !== null)).toBe(true);
});

test('an email whose acknowledgement was lost is sent again under the same Message-ID', async () => {
  const server = await mailServer({ cutsAfterData: 1 });
  const app = await open({ SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' });
  await app.post('/api/contact/store', message);
  const mails = await server.take(3);
  const ids = mails.map(({ head }) => headerOf(head, 'Message-ID'));
  expect([ids.length, new Set(ids).size]).toEqual([3, 2]);
});

test('a resend does not wait for the next retry', async () => {
  const server = await mailServer();
  await server.stop();
  cleanups.pop();
  const app = await open({ SMTP_URL: server.url, NOTIFY_EMAIL: 'a@example.com', MAIL_RETRY_SECONDS: '3600' });
  const { ask } = await addPerson(app, 'Sana');
  await app.post('/api/contact/store', message);
  await expect.poll(async () => (await outboxOf(app)).every(({ failure }) => failure !== null)).toBe(true);
  const restarted = await mailServer({ port: Number(new URL(server.url).port) });
  expect((await ask('POST', '/contact-messages/1/resend')).body).toEqual({ message: 'The emails are being sent.' });
  expect(await restarted.take(2)).toHaveLength(2);
  const readMails = async () => (await ask('GET', '/contact-messages/1')).body.data.mails;
  await expect.poll(readMails).toMatchObject([
    { failure: null, due_at: null },
    { failure: null, due_at: null },
  ]);
  expect((await ask('POST', '/contact-messages/1/resend')).body).toEqual({
    message: 'All emails have already been sent.',
  });
});

test('a confirmation to a rejected address is given up, and the agency is still notified', async () => {
  const server = await mailServer({ unknown: 'ines@example.com' });
  const app = await open({ SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' });
  await app.post('/api/contact/store', message);
  expect(await server.take(1)).toMatchObject([{ to: ['agency@example.com'] }]);
  await expect
    .poll(async () => (await outboxOf(app)).find(({ kind }) => kind === 'confirmation'))
    .toMatchObject({ due_at: null, sent_at: null, failure: expect.stringContaining('550') });
});

test('a pending email that is no longer true is not sent', async () => {
  const unmailed = await startApp({ clock: () => new Date('2031-01-01T00:00:00Z') });
  try {
    const { ask: asMira } = await addPerson(unmailed, 'Mira');
    const meeting = { name: 'Ines', email: 'ines@example.com', subject: 'A shop', time: '2031-05-07T10:00Z' };
    await unmailed.post('/api/meeting/store', meeting);
    await asMira('POST', '/meetings/1/confirm');
    const { body } = await asMira('POST', '/meetings/1/cancel');
    const kinds = body.data.mails.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['notification', 'confirmation', 'meeting cancelled']);
  } finally {
    await unmailed.stop();
  }
});
