import { describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { webhookEventNames } from '../../../content/webhook-events.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { PUBLIC_URL } from '../app/app.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { MINUTE, webhooksApp } from './webhooks-app.ts';

const { site, subscribe, deliver, deliveries, db, types, wait } = webhooksApp();

const events = webhookEventNames.filter((name) => !name.startsWith('content.'));
const receive = (kind: typeof contactMessage | typeof meeting = contactMessage, email = 'ines@example.com') =>
  sendItem(site.app, kind, itemOf(kind, { email }));
const send = (path: string, body?: object) => site.sana.call('PUT', path, body);
const rows = () => site.app.services.database.kysely.withTables<InboxTables>();

/** Delivers what is due, and returns what has arrived since. */
async function arrived() {
  await deliver();
  return site.receiver.received.splice(0).map(({ type, data }) => ({ type, ...data }));
}

/** Lets replies be sent, to all but one address. */
async function configureMail(unknown = '') {
  const mails = await startMailServer({ unknown });
  await send('/mail-server', { host: '127.0.0.1', port: mails.port, security: 'none' });
  return mails;
}

test('a message tells what its visitor has written, without what is for the agency alone', async () => {
  await subscribe(events);
  const { reference } = (await receive()).json();
  await send('/contact-messages/1', { notes: 'A private note.', status: 'in progress' });
  expect(JSON.stringify((await deliveries()).map(({ facts, subject }) => [facts, subject]))).not.toContain('nes');
  const received = await arrived();
  expect(received).toMatchObject([
    {
      type: 'message.received',
      lead: {
        type: 'contact-messages',
        id: 1,
        reference,
        name: 'Ines Moreau',
        email: 'ines@example.com',
        description: 'Ines Moreau would like a new shop.',
        admin_url: `${PUBLIC_URL}/admin/messages/1`,
      },
    },
    { type: 'lead.status_changed', lead: { status: 'in progress' } },
  ]);
  for (const { lead } of received) expect(Object.keys(lead ?? {})).not.toContain('spam_reasons');
  expect(JSON.stringify(received)).not.toContain('A private note.');
});

test('another status is told with the one before, whoever or whatever changes it; the same one is not', async () => {
  const mails = await configureMail();
  await subscribe(['lead.status_changed', 'lead.replied']);
  await receive();
  await send('/contact-messages/1', { status: 'won', amount: 4000 });
  await send('/contact-messages/1', { status: 'won', notes: 'Again.' });
  await send('/contact-messages', { ids: [1], status: 'new' });
  expect(await arrived()).toMatchObject([
    { type: 'lead.status_changed', before: 'new', status: 'won', lead: { id: 1 } },
    { type: 'lead.status_changed', before: 'won', status: 'new', lead: { id: 1 } },
  ]);
  await site.sana.call('POST', '/contact-messages/1/replies', { text: 'Hello Ines!' });
  expect(await arrived()).toEqual([]);
  await wait(MINUTE);
  expect(await arrived()).toMatchObject([
    { type: 'lead.replied', lead: { id: 1 }, reply: { id: 1, text: 'Hello Ines!' } },
    { type: 'lead.status_changed', before: 'new', status: 'in progress' },
  ]);
  await mails.stop();
});

test('a reply that is taken back is never told', async () => {
  const mails = await configureMail();
  await subscribe(['lead.replied']);
  await receive();
  await site.sana.call('POST', '/contact-messages/1/replies', { text: 'Too early.' });
  await site.sana.call('DELETE', '/contact-messages/1/replies/1');
  await wait(MINUTE);
  expect(await arrived()).toEqual([]);
  expect(await deliveries()).toMatchObject([{ due_at: null, failure: 'What it was about is gone.' }]);
  await mails.stop();
});

test('a message that is open again because its reply came to nobody is told', async () => {
  const mails = await configureMail('ines@example.com');
  await subscribe(['lead.status_changed']);
  await receive();
  await site.sana.call('POST', '/contact-messages/1/replies', { text: 'Hello Ines!' });
  await send('/contact-messages/1', { status: 'won' });
  await wait(MINUTE);
  await arrived();
  site.app.services.mailWorker.wake();
  const status = () => rows().selectFrom('contact_messages').select('status').executeTakeFirst();
  await expect.poll(status).toEqual({ status: 'in progress' });
  expect(await arrived()).toMatchObject([{ before: 'won', status: 'in progress', lead: { id: 1 } }]);
  await mails.stop();
});

describe('a meeting', () => {
  const times = [3, 4, 5].map((days) => new Date(Date.now() + days * 24 * 60 * MINUTE).toISOString());

  test('is told when it is requested, when it is confirmed, and at each new time', async () => {
    await subscribe(events);
    await receive(meeting);
    await site.sana.call('POST', '/meetings/1/confirm', {});
    await site.sana.call('POST', '/meetings/1/reschedule', { time: times[1] });
    expect(await arrived()).toMatchObject([
      { type: 'meeting.requested', lead: { type: 'meetings', id: 1 } },
      { type: 'meeting.confirmed', lead: { id: 1 } },
      { type: 'lead.status_changed', before: 'new', status: 'in progress' },
      { type: 'meeting.confirmed', lead: { id: 1, starts_at: times[1] } },
    ]);
    await site.sana.call('POST', '/meetings/1/cancel', {});
    expect(await arrived()).toEqual([]);
  });

  const visitor = { name: 'Ines', email: 'ines@example.com', subject: 'A shop', kind: 'talk' };

  /** Returns two times at which a meeting can be booked. */
  async function openBooking(): Promise<[string, string]> {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
    await send('/availability', { time_zone: 'UTC', hours: everyDay, exceptions: [], absences: [] });
    const kind = { name: 'Talk', status: 1, hosts: [site.sana.id], where: 'phone' };
    await site.sana.call('POST', '/meeting-kinds', kind);
    const { data } = (await site.app.get('/api/slots?kind=talk&days=14')).json();
    const [first = '', second = ''] = (data as { start: string }[]).slice(-2).map(({ start }) => start);
    return [first, second];
  }

  test('that is booked is told as requested and confirmed, whoever books it', async () => {
    await subscribe(events);
    const [first, second] = await openBooking();
    await site.app.post('/api/meeting/store', { ...visitor, time: first });
    await site.sana.call('POST', '/meetings', { ...visitor, time: second });
    const expected = [{ type: 'meeting.requested' }, { type: 'meeting.confirmed' }];
    const received = await arrived();
    for (const id of [1, 2]) expect(received.filter(({ lead }) => lead?.['id'] === id)).toMatchObject(expected);
  });

  test('that its visitor moves is told as confirmed again', async () => {
    const mails = await configureMail();
    await subscribe(['meeting.confirmed']);
    const [first, second] = await openBooking();
    await site.app.post('/api/meeting/store', { ...visitor, time: first });
    const tokens = () => mails.delivered.flatMap(({ text }) => /\/meeting\/move\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    await expect.poll(tokens).toHaveLength(1);
    await arrived();
    const moved = await site.app.request({
      method: 'POST',
      url: `/meeting/move?token=${tokens()[0]}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ time: second }).toString(),
    });
    expect(moved.statusCode).toBe(200);
    expect(await arrived()).toMatchObject([{ type: 'meeting.confirmed', lead: { starts_at: second } }]);
    await mails.stop();
  });

  test('that is booked and taken for spam by mistake does not arrive a second time', async () => {
    await subscribe(events);
    const [first, second] = await openBooking();
    await site.app.post('/api/meeting/store', { ...visitor, time: first });
    await site.sana.call('POST', '/meetings', { ...visitor, time: second });
    await arrived();
    const emails = () => rows().selectFrom('outbox').select('kind').orderBy('id').execute();
    const before = await emails();
    for (const status of ['spam', 'in progress']) await send('/meetings', { ids: [1, 2], status });
    expect(new Set((await arrived()).map(({ type }) => type))).toEqual(new Set(['lead.status_changed']));
    expect(await emails()).toEqual(before);
    await send('/meetings', { ids: [1, 2], status: 'spam' });
    await arrived();
    await erase(visitor.email);
    expect(await arrived()).toMatchObject([{ type: 'lead.erased' }, { type: 'lead.erased' }]);
  });
});

describe('spam', () => {
  const setAside = () =>
    rows().updateTable('contact_messages').set({ status: 'spam', spam_reasons: '["It looks like it."]' }).execute();

  test('is not told, until somebody says that it is none', async () => {
    await receive();
    await rows().deleteFrom('outbox').execute();
    await setAside();
    await subscribe(events);
    await send('/contact-messages/1', { notes: 'Hm.' });
    expect(await arrived()).toEqual([]);
    await send('/contact-messages/1', { status: 'new' });
    expect((await arrived()).map(({ type }) => type)).toEqual(['message.received']);
    for (const status of ['spam', 'new']) await send('/contact-messages/1', { status });
    expect(new Set((await arrived()).map(({ type }) => type))).toEqual(new Set(['lead.status_changed']));
  });

  test('that is erased is not told either, and what was told before is', async () => {
    for (const email of ['ines@example.com', 'kim@example.com']) await receive(contactMessage, email);
    await rows().deleteFrom('outbox').execute();
    await setAside();
    await subscribe(events);
    await receive(contactMessage, 'omar@example.com');
    for (const status of ['new', 'spam']) await send('/contact-messages/2', { status });
    await send('/contact-messages/3', { status: 'spam' });
    await arrived();
    for (const visitor of ['ines', 'kim', 'omar']) await erase(`${visitor}@example.com`);
    expect(await arrived()).toMatchObject([2, 3].map((id) => ({ type: 'lead.erased', lead: { id } })));
  });
});

const erase = (email: string) => site.sana.call('DELETE', `/personal-data?email=${email}`);

test('whoever is erased is not told any more, but that they are erased', async () => {
  await subscribe(events);
  site.receiver.answers.set('/hook', 500);
  await receive();
  await deliver();
  site.receiver.received.splice(0);
  site.receiver.answers.delete('/hook');
  await erase('ines@example.com');
  expect((await deliveries()).map(({ event, due_at }) => [event, due_at === null])).toEqual([
    ['message.received', true],
    ['lead.erased', false],
  ]);
  await wait(60 * MINUTE);
  expect(await arrived()).toEqual([{ type: 'lead.erased', lead: { type: 'contact-messages', id: 1 } }]);
  expect(JSON.stringify(await deliveries())).not.toMatch(/ines/i);
  const [first] = await deliveries();
  expect(first).toMatchObject({ event: 'message.received', failure: 'What it was about is gone.', due_at: null });
  const { id } = await db().selectFrom('webhooks').select('id').executeTakeFirstOrThrow();
  await site.sana.call('POST', `/webhooks/${id}/deliveries/${first?.id}/resend`);
  expect(await arrived()).toEqual([]);
});

test('what is erased because its time is over is told too', async () => {
  await subscribe(events);
  await receive();
  await arrived();
  await wait(400 * 24 * 60 * MINUTE);
  await rows().updateTable('outbox').set({ due_at: null }).execute();
  await site.app.services.personalData.purge();
  expect((await arrived()).map(({ type }) => type)).toEqual(['lead.erased']);
});

test('a test message of the site to itself is not told', async () => {
  await subscribe(events);
  const email = 'self-test-1@plinth.invalid';
  const now = new Date(site.now).toISOString();
  await rows().insertInto('self_tests').values({ email, started_at: now }).execute();
  await receive(contactMessage, email);
  expect(await deliveries()).toEqual([]);
  expect(types()).toEqual([]);
});

test('a message that is not stored queues nothing, and the same one sent again arrives once', async () => {
  await subscribe(events);
  expect((await site.app.post('/api/contact/store', { name: 'Ines' })).statusCode).toBe(422);
  expect(await deliveries()).toEqual([]);
  const press = () =>
    site.app.request({
      method: 'POST',
      url: '/api/contact/store',
      headers: { 'idempotency-key': 'pressed-twice-1' },
      payload: itemOf(contactMessage),
    });
  const pressed = [...(await Promise.all([press(), press()])), await press()];
  expect(new Set(pressed.map((response) => response.json().reference)).size).toBe(1);
  expect((await arrived()).map(({ type }) => type)).toEqual(['message.received']);
});
