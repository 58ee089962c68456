import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { settings } from '../../../content/types/settings.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms
const MONTH = 30 * 24 * HOUR;
const kinds: readonly AnyInboxKind[] = inboxKinds;

/** An hour before midnight in Karachi, where the agency is. */
const evening = new Date('2027-03-02T18:00:00Z');
let now = evening;
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let sana: Awaited<ReturnType<typeof addPerson>>;
let omar: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  mails = await startMailServer();
  const configured = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', RATE_LIMIT: 'off' };
  app = await startApp({ clock: () => now, configured: { ...configured, TIME_ZONE: 'Asia/Karachi' } });
  sana = await addPerson(app, 'Sana');
  omar = await addPerson(app, 'Omar', 'sales');
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

let visitors = 0;

async function receive(kind: AnyInboxKind = contactMessage, email = `visitor${(visitors += 1)}@example.com`) {
  await sendItem(
    app,
    kind,
    itemOf(kind, { email, name: `Visitor ${visitors}`, time: new Date(now.getTime() + MONTH) }),
  );
  await mails.take(2);
  const { data } = (await sana.ask('GET', `/${kind.path}?search=${email}`)).body;
  const item = `/${kind.path}/${data[0].id}`;
  await noted(item);
  return { item, id: data[0].id as number, email };
}

/** Waits until the outbox has noted what the mail server has: the clock may go on then. */
async function noted(item: string) {
  const emails = async () => (await sana.ask('GET', item)).body.data.mails as { sent_at: string | null }[];
  await expect.poll(async () => (await emails()).every(({ sent_at }) => sent_at)).toBe(true);
}

/** Runs the job and returns to whom it wrote, and the subjects. */
async function remind() {
  const { reminders } = await app.services.followUps.remind();
  const sent = await mails.take(reminders);
  return sent.map(({ to, head, text }) => ({ to: to[0], subject: /^Subject: (.*)$/m.exec(head)?.[1], text }));
}

describe('a follow-up', () => {
  beforeEach(() => {
    now = evening;
  });

  test.each(kinds)('of a $name reminds its assignee by email on its day, once', async (kind) => {
    const { item, id } = await receive(kind);
    await omar.ask('PUT', item, { follow_up: '2027-03-03', assignee_id: omar.id, notes: 'Ask for the budget.' });
    expect(await remind()).toEqual([]);
    now = new Date('2027-03-03T01:59:00Z');
    expect(await remind()).toEqual([]);
    now = new Date('2027-03-03T02:00:00Z');
    const subject = expect.stringMatching(/^To follow up today: Visitor \d+ \(.{9}\)$/);
    const [reminder, ...others] = await remind();
    expect([reminder, others]).toMatchObject([{ to: omar.email, subject }, []]);
    expect(reminder?.text).toContain(`https://plinth.example/admin/${kind.plural}/${id}`);
    expect(reminder?.text).toContain('Ask for the budget.');
    now = new Date(now.getTime() + HOUR);
    expect(await remind()).toEqual([]);
    await omar.ask('PUT', item, { follow_up: '2027-03-02' });
    expect(await remind()).toHaveLength(1);
    await omar.ask('PUT', item, { status: 'lost' });
  });

  test('of an item that is nobody’s, or of somebody who no longer answers, reminds the agency', async () => {
    const { item } = await receive();
    const left = await addPerson(app, 'Left', 'sales');
    await sana.ask('PUT', item, { follow_up: '2027-03-02' });
    expect(await remind()).toMatchObject([{ to: 'agency@example.com' }]);
    await sana.ask('PUT', item, { follow_up: '2027-03-01', assignee_id: left.id });
    await mails.take(1);
    await sana.ask('POST', `/users/${left.id}/disable`);
    expect(await remind()).toMatchObject([{ to: 'agency@example.com' }]);
    await sana.ask('PUT', item, { follow_up: null });
  });

  test('of an item that is won, lost or spam reminds nobody and is not listed as due', async () => {
    const { item, email } = await receive();
    const due = async () => (await sana.ask('GET', `/contact-messages?follow_up=due&search=${email}`)).body.meta.total;
    await sana.ask('PUT', item, { follow_up: '2027-03-02', assignee_id: sana.id });
    expect(await due()).toBe(1);
    for (const status of ['won', 'lost', 'spam']) {
      await sana.ask('PUT', item, { status });
      expect([status, await remind(), await due()]).toEqual([status, [], 0]);
    }
    await sana.ask('PUT', item, { status: 'new' });
    expect(await remind()).toHaveLength(1);
    await sana.ask('PUT', item, { follow_up: '2027-03-03' });
    expect(await due()).toBe(0);
    await sana.ask('PUT', item, { follow_up: null });
  });

  test('of several items of one person is one email', async () => {
    const items = [await receive(), await receive(), await receive()];
    for (const { item } of items) await omar.ask('PUT', item, { follow_up: '2027-03-02', assignee_id: omar.id });
    expect(await app.services.followUps.remind()).toEqual({ reminders: 3 });
    const [mail] = await mails.take(1);
    expect(mail?.head).toMatch(/^Subject: To follow up today: 3 messages$/m);
    for (const { id } of items) expect(mail?.text).toMatch(new RegExp(`/admin/messages/${id}\\s`));
    for (const { item } of items) await omar.ask('PUT', item, { follow_up: null });
  });

  test('asks for people once, however many items there are', async () => {
    const counts: number[] = [];
    for (const people of [[omar], [omar, sana, omar, sana]]) {
      for (const { id } of people) {
        const { item } = await receive();
        await omar.ask('PUT', item, { follow_up: '2027-03-02', assignee_id: id });
        if (id === sana.id) await mails.take(1);
      }
      const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
      expect(await app.services.followUps.remind()).toEqual({ reminders: people.length });
      counts.push(execute.mock.calls.filter(([{ sql }]) => sql.includes('"users"')).length);
      execute.mockRestore();
      await mails.take(new Set(people).size);
    }
    expect(counts).toEqual([1, 1]);
  });

  test('that two processes find at once is told once', async () => {
    const { item } = await receive();
    await omar.ask('PUT', item, { follow_up: '2027-03-02', assignee_id: omar.id });
    const counts = await Promise.all([app.services.followUps.remind(), app.services.followUps.remind()]);
    expect(counts.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(1);
    await mails.take(1);
    await omar.ask('PUT', item, { follow_up: null });
  });
});

test.each([
  [{ follow_up: '2027-02-30' }, { follow_up: ['Follow-up must be a date, such as 2026-03-31.'] }],
  [{ follow_up: 'tomorrow' }, { follow_up: ['Follow-up must be a date, such as 2026-03-31.'] }],
  [{ amount: '12' }, { amount: ['Amount must be a number.'] }],
  [{ amount: -1 }, { amount: ['Amount must not be negative.'] }],
  [{ amount: 0.005 }, { amount: ['Amount can have at most two decimals.'] }],
  [{ amount: 1e9 }, { amount: ['Amount can be at most 999,999,999.99.'] }],
])('%o is refused with a sentence', async (changes, errors) => {
  const { item } = await receive();
  expect(await sana.ask('PUT', item, changes)).toMatchObject({ status: 422, body: { errors } });
});

test('a won item carries an amount in the currency of the settings', async () => {
  await app.services.content.update(settings, 1, { currency: 'EUR' });
  const { item, email } = await receive();
  const saved = await sana.ask('PUT', item, { status: 'won', amount: 999_999_999.99 });
  expect(saved.body.data).toMatchObject({ amount: 999_999_999.99, currency: 'EUR' });
  const { data } = (await omar.ask('GET', `/contact-messages?search=${email}`)).body;
  expect(data).toMatchObject([{ amount: 999_999_999.99, follow_up: null }]);
});

describe('the timeline', () => {
  const timelineOf = async (item: string) => (await omar.ask('GET', `${item}/timeline`)).body.data;

  test.each(kinds)('of a $name says who did what, oldest first', async (kind) => {
    const { item } = await receive(kind);
    const later = () => (now = new Date(now.getTime() + HOUR));
    later();
    await omar.ask('PUT', item, { assignee_id: omar.id, notes: 'Asked before.' });
    later();
    await omar.ask('POST', `${item}/replies`, { text: 'Hello.' });
    later();
    app.services.mailWorker.wake();
    await mails.take(1);
    await noted(item);
    later();
    await sana.ask('PUT', `/${kind.path}`, { ids: [Number(item.split('/').at(-1))], status: 'won' });
    await sana.ask('PUT', item, { amount: 1200.5, follow_up: '2027-05-01', status: 'won' });
    const entries = await timelineOf(item);
    expect(entries.map(({ kind, by, value }: Record<string, unknown>) => [kind, by, value])).toEqual([
      ['received', expect.stringMatching(/^Visitor /), expect.any(String)],
      ['email', null, 'confirmation'],
      ['assignee', 'Omar', 'Omar'],
      ['notes', 'Omar', 'Asked before.'],
      ['reply', 'Omar', 'Hello.'],
      ['status', 'Sana', 'won'],
      ['follow_up', 'Sana', '2027-05-01'],
      ['amount', 'Sana', '1200.5'],
    ]);
    const times = entries.map((entry: { at: string }) => entry.at);
    expect(times).toEqual(times.toSorted());
  });

  test('has the steps of a meeting, with its times', async () => {
    const { item } = await receive(meeting);
    const { starts_at } = (await omar.ask('GET', item)).body.data;
    await omar.ask('POST', `${item}/confirm`);
    await mails.take(1);
    await omar.ask('POST', `${item}/cancel`);
    await mails.take(1);
    const steps = (await timelineOf(item)).filter(({ value }: { value: string }) => value === starts_at);
    expect(steps.map(({ kind, by }: Record<string, unknown>) => [kind, by])).toEqual([
      ['confirmed', 'Omar'],
      ['cancelled', 'Omar'],
    ]);
  });

  test('of an item that does not exist is not found', async () => {
    for (const part of ['timeline', 'same-person'])
      expect(await omar.ask('GET', `/contact-messages/999999/${part}`)).toMatchObject({ status: 404 });
  });
});

test('what the same person has sent stands beside an item, whatever the letter case of the address', async () => {
  const first = await receive();
  const second = await receive(meeting, first.email.toUpperCase());
  await receive();
  const others = async ({ item }: { item: string }) => (await omar.ask('GET', `${item}/same-person`)).body.data;
  expect(await others(first)).toMatchObject([{ kind: meeting.plural, id: second.id, status: 'new' }]);
  expect(await others(second)).toMatchObject([{ kind: 'messages', id: first.id }]);
});
