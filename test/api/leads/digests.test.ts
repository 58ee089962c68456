import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { FigureTables } from '../../../server/figures/tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

/** In Karachi, where the agency is, 8 in the morning of Monday, the first of March. */
const MONDAY = new Date('2027-03-01T03:00:00Z');
const WEDNESDAY_BEFORE = new Date('2027-02-24T12:00:00Z');

let now = WEDNESDAY_BEFORE;
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeEach(async () => {
  now = WEDNESDAY_BEFORE;
  mails = await startMailServer();
  const configured = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', RATE_LIMIT: 'off' };
  app = await startApp({ clock: () => now, configured });
  sana = await addPerson(app, 'Sana');
});
afterEach(async () => {
  await app.stop();
  await mails.stop();
});

const send = () => app.services.digests.send();
const choose = (every: string | null, person = sana) => person.call('PUT', '/account/digest', { every });
/** Sessions end while the clock goes on. */
const chosen = () => app.services.digests.read(sana.id);

/** Notes visits of a day as if they had been counted. */
async function visit(day: string, visits: number) {
  const db = app.services.database.kysely.withTables<FigureTables>();
  const names = { all: '', page: '/about-us', source: 'google' };
  const rows = Object.entries(names).map(([kind, name]) => ({ kind, name, day, visits, views: visits, visitors: 1 }));
  await db.insertInto('visits').values(rows).execute();
}

async function receive(status = 'new') {
  await sendItem(app, contactMessage, itemOf(contactMessage, { name: 'Omar Khan' }));
  await mails.take(2);
  const [{ id }] = (await sana.ask('GET', '/contact-messages')).body.data;
  if (status !== 'new') await sana.call('PUT', `/contact-messages/${id}`, { status, amount: 4000 });
  return id as number;
}

/** Waits until nothing is to be sent any more, and returns what the digests of the outbox came to. */
async function outbox() {
  const db = app.services.database.kysely.withTables<InboxTables>();
  const rows = () => db.selectFrom('outbox').selectAll().where('item_kind', '=', 'digest').execute();
  await expect.poll(async () => (await rows()).every(({ due_at }) => due_at === null)).toBe(true);
  return rows();
}

describe('a digest', () => {
  test('tells on Monday at 8 of the week before, beside the one before that, once', async () => {
    await choose('week');
    await visit('2027-02-17', 10);
    await visit('2027-02-23', 1_200);
    const id = await receive();
    const won = await receive('won');
    now = new Date(MONDAY.getTime() - 60_000);
    expect(await send()).toEqual({ digests: 0 });
    now = MONDAY;
    await visit('2027-03-01', 99);
    expect(await send()).toEqual({ digests: 1 });
    const [email] = await mails.take(1);
    expect(email?.to).toEqual([sana.email]);
    expect(email?.head).toContain('The week on your site: 22 February to 28 February 2027');
    const text = email?.text.replaceAll('\r\n', '\n') ?? '';
    for (const line of [
      'Visits: 1,200 (10)',
      'Messages: 2 (0)',
      'Meetings: 0 (0)',
      'Won: 1 (0), 4,000',
      '/about-us: 1,200',
      'google: 1,200',
      'Messages waiting for an answer: 1',
      `https://plinth.example/admin/messages/${id}`,
      'https://plinth.example/admin/figures',
      'https://plinth.example/admin/account',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(`/admin/messages/${won}\n`);
    for (const later of [0, DAY, 6 * DAY]) {
      now = new Date(MONDAY.getTime() + later);
      expect(await send()).toEqual({ digests: 0 });
    }
  });

  test('of a month is sent on its first, and one that is chosen anew begins with the present period', async () => {
    await choose('month');
    await visit('2027-02-01', 3);
    expect(await send()).toEqual({ digests: 0 });
    now = MONDAY;
    expect(await send()).toEqual({ digests: 1 });
    const [email] = await mails.take(1);
    expect(email?.head).toContain('The month on your site: February 2027');
    expect(email?.text).toContain('Visits: 3 (0)');
    await app.services.digests.choose(sana.id, 'week');
    expect(await send()).toEqual({ digests: 0 });
  });

  test('is never empty', async () => {
    await choose('week');
    now = MONDAY;
    expect(await send()).toEqual({ digests: 1 });
    expect(await outbox()).toHaveLength(1);
    const before = mails.delivered.length;
    now = new Date(MONDAY.getTime() + 7 * DAY);
    await visit('2027-03-03', 1);
    await send();
    await outbox();
    expect(mails.delivered.slice(before).map(({ to }) => to)).toEqual([[sana.email]]);
    expect(before).toBe(0);
  });

  test('is sent once by two instances that begin at once, and by one that starts again', async () => {
    await choose('week');
    await visit('2027-02-23', 5);
    const others = await Promise.all([app.openServices(), app.openServices()]);
    now = MONDAY;
    const sent = await Promise.all([app.services, ...others].map(({ digests }) => digests.send()));
    expect(sent.reduce((sum, { digests }) => sum + digests, 0)).toBe(1);
    for (const services of others) await services.close();
    const restarted = await app.openServices();
    expect(await restarted.digests.send()).toEqual({ digests: 0 });
    await restarted.close();
    // As every half minute, where the instance that was to send it is gone.
    app.services.mailWorker.wake();
    expect(await outbox()).toHaveLength(1);
    expect(mails.delivered).toHaveLength(1);
  });

  test('goes to nobody who may not read figures, or is disabled', async () => {
    const will = await addPerson(app, 'Will', 'editor');
    const left = await addPerson(app, 'Left', 'sales');
    for (const person of [will, left]) await choose('week', person);
    await visit('2027-02-23', 5);
    await sana.call('PUT', `/users/${will.id}/role`, { role: 'writer' });
    await sana.call('POST', `/users/${left.id}/disable`);
    now = MONDAY;
    expect(await send()).toEqual({ digests: 0 });
  });

  test('is chosen by those who may read figures, from what there is', async () => {
    const writer = await addPerson(app, 'Wanda', 'writer');
    expect((await writer.ask('PUT', '/account/digest', { every: 'week' })).status).toBe(403);
    await choose('month');
    expect((await sana.ask('GET', '/account/digest')).body.data).toEqual({ every: 'month' });
    const { status, body } = await sana.ask('PUT', '/account/digest', { every: 'day' });
    expect([status, body.errors]).toEqual([422, { every: ['Every must be week, month or null.'] }]);
  });

  test('waits for a mail server, and tells of the last week then', async () => {
    await app.stop();
    app = await startApp({ clock: () => now });
    sana = await addPerson(app, 'Sana');
    await choose('week');
    await visit('2027-03-03', 7);
    now = new Date(MONDAY.getTime() + 7 * DAY);
    expect(await send()).toEqual({ digests: 0 });
    const omar = await addPerson(app, 'Omar');
    await omar.call('PUT', '/mail-server', { host: '127.0.0.1', port: mails.port, security: 'none' });
    expect(await send()).toEqual({ digests: 1 });
    expect((await mails.take(1))[0]?.text).toContain('Visits: 7 (0)');
  });
});

describe('the link of a digest', () => {
  async function linkIn() {
    await choose('week');
    await visit('2027-02-23', 5);
    now = MONDAY;
    await send();
    const [email] = await mails.take(1);
    const [, link = ''] =
      /List-Unsubscribe: <https:\/\/plinth\.example([^>]+)>/.exec(email?.head.replaceAll(/\r\n\s+/g, ' ') ?? '') ?? [];
    return { link, head: email?.head ?? '', text: email?.text ?? '' };
  }

  test('ends it by one POST of a mail program, and by opening it nothing', async () => {
    const { link, head, text } = await linkIn();
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain(link);
    expect((await app.get(link)).statusCode).toBe(200);
    expect(await chosen()).toBe('week');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    expect((await app.request({ method: 'POST', url: link, headers, payload })).statusCode).toBe(200);
    expect(await chosen()).toBeNull();
    expect((await app.request({ method: 'POST', url: link, headers, payload })).statusCode).toBe(200);
  });

  test('is of one person alone, and cannot be made up', async () => {
    const { link } = await linkIn();
    const token = new URL(link, 'https://plinth.example').searchParams.get('token') ?? '';
    const omar = await addPerson(app, 'Omar');
    const { id } = omar;
    for (const wrong of [
      '',
      token.slice(0, -1),
      token.replace(/^\d+/, String(id)),
      `${token}x`,
      `${id}.${'a'.repeat(43)}`,
    ]) {
      expect((await app.request({ method: 'POST', url: `/login/digest?token=${wrong}` })).statusCode).toBe(422);
      expect((await omar.ask('POST', '/digest/stop', { token: wrong })).status).toBe(422);
    }
    expect(await chosen()).toBe('week');
    const checked = await omar.ask('POST', '/digest/stop/check', { token });
    expect(checked.body.data).toEqual({ email: sana.email });
    expect(await chosen()).toBe('week');
    expect((await omar.ask('POST', '/digest/stop', { token })).status).toBe(200);
    expect(await chosen()).toBeNull();
  });
});

test('a meeting that was asked for waits for an answer too', async () => {
  await choose('week');
  const time = new Date(now.getTime() + 30 * DAY);
  await sendItem(app, meeting, itemOf(meeting, { time }));
  await mails.take(2);
  now = new Date(MONDAY.getTime() + 7 * DAY);
  await send();
  const [email] = await mails.take(1);
  expect(email?.text).toContain('Meetings waiting for an answer: 1');
});
