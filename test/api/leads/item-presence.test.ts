import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const SECOND = 1_000; // ms

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: Person;
let omar: Person;
beforeAll(async () => {
  // Nothing listens there: every reply waits.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'agency@example.com' };
  app = await startApp({ clock: () => new Date(now), configured: { ...mail, RATE_LIMIT: 'off' } });
  sana = await addPerson(app, 'Sana');
  omar = await addPerson(app, 'Omar', 'sales');
});
afterAll(() => app.stop());

let visitors = 0;
let item: string;
beforeEach(async () => {
  item = await receive();
});

/** Sends an item and returns the address of its calls. */
async function receive(kind: AnyInboxKind = contactMessage) {
  const email = `visitor${(visitors += 1)}@example.com`;
  await sendItem(app, kind, itemOf(kind, { email, time: new Date(now + 86_400_000) }));
  const { id } = (await sana.ask('GET', `/${kind.path}?search=${email}`)).body.data[0];
  return `/${kind.path}/${id}`;
}

async function report(person: Person, address = item) {
  const { status, body } = await person.ask('POST', `${address}/presence`);
  expect(status).toBe(200);
  return body as unknown as {
    data: { user_name: string; is_writing: boolean }[];
    progress: { version: number; replies: { id: number; status: string }[]; answers: number[] };
  };
}

const others = async (person: Person, address = item) =>
  (await report(person, address)).data.map(({ user_name, is_writing }) => [user_name, is_writing]);

const write = (person: Person, text: string, version: number | null = null) =>
  person.ask('PUT', `${item}/replies/draft`, { text, version });

describe.each(inboxKinds)('whoever has the same $name open', (kind) => {
  test('is named, until they are gone for 40 seconds', async () => {
    const address = await receive(kind);
    expect(await others(sana, address)).toEqual([]);
    expect(await others(omar, address)).toEqual([['Sana', false]]);
    expect(await others(sana, address)).toEqual([['Omar', false]]);
    expect(await others(sana)).toEqual([]);
    now += 41 * SECOND;
    expect(await others(sana, address)).toEqual([]);
  });
});

test('whoever is writing a reply is named as such, for a minute after the last words', async () => {
  await report(omar);
  await write(omar, 'Dear');
  expect(await others(sana)).toEqual([['Omar', true]]);
  expect(await others(omar)).toEqual([['Sana', false]]);
  await write(omar, '', 1);
  expect(await others(sana)).toEqual([['Omar', false]]);
  await write(omar, 'Dear Ines', 2);
  now += 61 * SECOND;
  await report(omar);
  expect(await others(sana)).toEqual([['Omar', false]]);
});

test('whoever has written and left is not there any more', async () => {
  await report(omar);
  await write(omar, 'Dear');
  now += 41 * SECOND;
  expect(await others(sana)).toEqual([]);
});

test('a report says how far the item has come', async () => {
  const { progress } = await report(sana);
  expect(progress).toEqual({ version: 1, replies: [], answers: [] });
  const { id } = (await omar.ask('POST', `${item}/replies`, { text: 'Hello' })).body.data;
  expect((await report(sana)).progress).toEqual({
    version: 2,
    replies: [{ id, status: 'waiting', failure: null }],
    answers: [],
  });
  await omar.ask('DELETE', `${item}/replies/${id}`);
  expect((await report(sana)).progress).toEqual({ version: 3, replies: [], answers: [] });
});

test('people who only read leads have nothing to report, and what is not there is 404', async () => {
  const reader = await addPerson(app, 'Ed', 'editor');
  expect((await reader.ask('POST', `${item}/presence`)).status).toBe(403);
  expect((await sana.ask('POST', '/contact-messages/987654/presence')).status).toBe(404);
});

describe('a reply', () => {
  test('is a conflict where a colleague has replied since the last one that its author has read', async () => {
    const { id } = (await omar.ask('POST', `${item}/replies`, { text: 'Hello' })).body.data;
    const unread = await sana.ask('POST', `${item}/replies`, { text: 'Hi', last_reply: 0 });
    expect(unread.status).toBe(409);
    expect(unread.body.message).toBe('Omar has replied in the meantime.');
    expect((await report(sana)).progress.replies).toHaveLength(1);
    expect((await sana.ask('POST', `${item}/replies`, { text: 'Hi', last_reply: id })).status).toBe(201);
    expect((await omar.ask('POST', `${item}/replies`, { text: 'Bye', last_reply: id })).status).toBe(409);
    expect((await omar.ask('POST', `${item}/replies`, { text: 'Bye' })).status).toBe(201);
  });

  test('is none of a conflict with replies of its author, or with one that was taken back', async () => {
    const first = (await sana.ask('POST', `${item}/replies`, { text: 'Hi', last_reply: 0 })).body.data;
    const again = await sana.ask('POST', `${item}/replies`, { text: 'Hi', last_reply: 0 });
    expect(again.body.data.id).toBe(first.id);
    const { id } = (await omar.ask('POST', `${item}/replies`, { text: 'Hello' })).body.data;
    await omar.ask('DELETE', `${item}/replies/${id}`);
    expect((await sana.ask('POST', `${item}/replies`, { text: 'More', last_reply: 0 })).status).toBe(201);
  });

  test('can only follow what is a number', async () => {
    for (const last_reply of ['1', 1.5, null])
      expect((await sana.ask('POST', `${item}/replies`, { text: 'Hi', last_reply })).status).toBe(422);
  });
});

// The last one: it ends all sessions.
test('a report does not keep the session open', async () => {
  const sara = await addPerson(app, 'Sara');
  for (let hours = 0; hours < 11; hours += 1) {
    now += 3_600 * SECOND;
    await report(sara);
    await app.services.settled();
  }
  now += 3_600 * SECOND;
  expect((await sara.ask('POST', `${item}/presence`)).status).toBe(401);
});
