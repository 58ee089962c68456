import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { readAllRows } from '../app/database-rows.ts';
import { startMailServer } from '../../mail-server.ts';
import { addPerson, clientOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { nextYear } from '../../next-year.ts';

const message = {
  name: 'Ines Moreau',
  email: 'Ines.Moreau@example.com',
  phone: '555 0107',
  description: 'A new shop.',
};
const meeting = {
  name: 'I. Moreau',
  email: 'ines.moreau@EXAMPLE.com',
  time: `${nextYear}-03-09T10:00Z`,
  subject: 'Talk shop',
};
const other = { name: 'Omar Haddad', email: 'omar@example.com', phone: '555 0188', description: 'Another matter.' };
const traces = /moreau@example|ines\.|moreau|555 0107|new shop|talk shop/i;

let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeEach(async () => {
  app = await startApp();
  sana = await addPerson(app, 'Sana');
});
afterEach(() => app.stop());

/** One message and one meeting of the person, both worked on, and a message of somebody else. */
async function send() {
  await app.post('/api/contact/store', message);
  await app.post('/api/meeting/store', meeting);
  await app.post('/api/contact/store', other);
  await sana.ask('PUT', '/contact-messages/1', { status: 'in progress', notes: 'Call Moreau.' });
  await sana.ask('PUT', '/meetings/1', { status: 'won' });
  await sana.ask('PUT', '/contact-messages/2', { status: 'won' });
}

const whose = (email: string) => `/personal-data?email=${encodeURIComponent(email)}`;
const deeds = async () => (await sana.ask('GET', '/activity?per_page=100')).body.data as { title: string }[];
const dump = async () => JSON.stringify(await readAllRows(app.services.database));

describe('what is kept of a person', () => {
  test('is all handed over, whatever letters the address is asked for in, and nothing of anybody else', async () => {
    await send();
    const { status, headers, body, text } = await sana.ask('GET', whose(' INES.moreau@example.COM '));
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'attachment; filename="personal-data.json"',
      'no-store',
    ]);
    expect(body.data.messages).toMatchObject([{ ...message, status: 'in progress', notes: 'Call Moreau.' }]);
    expect(body.data.meetings).toMatchObject([{ name: 'I. Moreau', subject: 'Talk shop' }]);
    expect(body.data.mails).toMatchObject([
      { item_kind: 'contact_message', kind: 'notification', sent_at: null },
      { item_kind: 'contact_message', kind: 'confirmation', sent_at: null },
      { item_kind: 'meeting', kind: 'notification', sent_at: null },
      { item_kind: 'meeting', kind: 'confirmation', sent_at: null },
    ]);
    expect(body.data.activity).toMatchObject([
      { subject: 'contact_message', title: expect.stringMatching(/^Ines Moreau \(/) },
      { subject: 'meeting', title: expect.stringMatching(/^I. Moreau \(/) },
    ]);
    expect(text).not.toMatch(/omar/i);
    const { data } = (await sana.ask('GET', '/personal-data/counts?email=ines.moreau@example.com')).body;
    const none = { invitations: 0, sign_ins: 0 };
    expect(data).toMatchObject({ messages: 1, meetings: 1, ...none, mails: 4, unsent: 4, activity: 2 });
  });

  test('a message that is a test is nobody’s: it is neither found nor erased', async () => {
    await app.post('/api/contact/store', message);
    const tests = app.services.database.kysely.withTables<InboxTables>().insertInto('self_tests');
    await tests.values({ email: message.email, started_at: new Date().toISOString() }).execute();
    expect((await sana.ask('GET', `/personal-data/counts?email=${message.email}`)).body.data.messages).toBe(0);
    expect((await sana.ask('DELETE', whose(message.email))).body.message).toBe('Erased nothing.');
  });

  test('that it was handed over is noted, but not of whom; counting it is not', async () => {
    await send();
    const before = await deeds();
    await sana.ask('GET', '/personal-data/counts?email=ines.moreau@example.com');
    await sana.ask('GET', whose('nobody@example.com'));
    expect(await deeds()).toEqual(before);
    await sana.ask('GET', whose('ines.moreau@example.com'));
    const [first, ...rest] = await deeds();
    expect(rest).toEqual(before);
    const what = { action: 'exported', subject: 'personal data', title: '1 message, 1 meeting request' };
    expect(first).toMatchObject({ ...what, user_name: 'Sana', record_id: null });
  });
});

describe('a person who is erased', () => {
  test('is nowhere any more; what was done is, without the name; nobody else is touched', async () => {
    await send();
    const before = await readAllRows(app.services.database);
    const done = (await deeds()).length;
    expect(JSON.stringify(before)).toMatch(traces);
    const { status, body } = await sana.ask('DELETE', whose('INES.MOREAU@example.com'));
    expect([status, body.message]).toEqual([200, 'Erased 1 message, 1 meeting request.']);

    const after = await readAllRows(app.services.database);
    expect(JSON.stringify(after)).not.toMatch(traces);
    expect(after['contact_messages']).toEqual(before['contact_messages']?.filter((row) => /omar/i.test(row)));
    expect([after['outbox']?.length, after['meetings']?.length]).toEqual([2, 0]);
    const [first, ...rest] = await deeds();
    expect(first).toMatchObject({ action: 'erased', subject: 'personal data', title: '1 message, 1 meeting request' });
    expect(rest).toHaveLength(done);
    expect(rest.map(({ title }) => title).filter((title) => title === '(erased)')).toHaveLength(2);
    expect(rest.some(({ title }) => title.startsWith('Omar Haddad'))).toBe(true);
  });

  test('who was invited, and tried to sign in, is found by the address and erased', async () => {
    const email = 'ines.moreau@example.com';
    await sana.ask('POST', '/invitations', { email: message.email });
    await sana.ask('POST', '/invitations', { email: other.email });
    await clientOf(app, undefined, '192.0.2.9').ask('POST', '/login', { email, password: 'not the one' });
    const before = JSON.stringify(await readAllRows(app.services.database));
    expect(before.match(/ines\.moreau/gi)).toHaveLength(2); // The link and the log: what was typed is not kept.

    const { data } = (await sana.ask('GET', whose(email))).body;
    expect([data.invitations, data.activity]).toMatchObject([[{ email }], [{ action: 'invited', title: email }]]);
    const extent = (await sana.ask('GET', `/personal-data/counts?email=${email}`)).body.data;
    expect(extent).toMatchObject({ messages: 0, invitations: 1, sign_ins: 2, activity: 1 });
    const { body } = await sana.ask('DELETE', whose('Ines.Moreau@Example.com'));
    expect(body.message).toBe('Erased 1 invitation, 3 other traces.');
    expect(await dump()).not.toMatch(/moreau/i);
    expect((await sana.ask('GET', '/invitations')).body.data).toMatchObject([{ email: other.email }]);
    expect((await deeds()).map(({ title }) => title)).toContain('(erased)');
    expect((await sana.ask('DELETE', whose(email))).body.message).toBe('Erased nothing.');
  });

  test('is there as a whole if a part of it cannot be erased', async () => {
    await send();
    const { kysely } = app.services.database;
    const before = await dump();
    await sql`alter table activity rename to activity_away`.execute(kysely);
    expect((await sana.ask('DELETE', whose(message.email))).status).toBe(500);
    await sql`alter table activity_away rename to activity`.execute(kysely);
    expect(await dump()).toBe(before);
    expect((await sana.ask('DELETE', whose(message.email))).status).toBe(200);
  });

  test('gets no mail that was still to be sent, while others get theirs', async () => {
    const first = await startMailServer();
    await first.stop();
    const configured = { SMTP_URL: first.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '3' };
    const mailed = await startApp({ configured });
    const untried = () =>
      mailed.services.database.kysely
        .withTables<InboxTables>()
        .selectFrom('outbox')
        .select('id')
        .where('failure', 'is', null)
        .execute();
    const mira = await addPerson(mailed, 'Mira');
    await mailed.post('/api/contact/store', message);
    await mailed.post('/api/contact/store', other);
    // A mail that is being handed over cannot be held back.
    await expect.poll(untried, { timeout: 20_000 }).toEqual([]);
    expect((await mira.ask('DELETE', whose(message.email))).body.message).toBe('Erased 1 message.');
    const server = await startMailServer({ port: Number(new URL(first.url).port) });
    const mails = await server.take(2);
    await mailed.stop();
    mails.push(...server.delivered);
    await server.stop();
    expect(mails.map(({ to }) => to[0]).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'agency@example.com',
      'omar@example.com',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/ines/i);
  });

  test('can be erased a second time, and somebody unknown too: nothing happens and nothing is noted', async () => {
    await send();
    await sana.ask('DELETE', whose(message.email));
    const before = await dump();
    for (const email of [message.email, 'nobody@example.com', 'moreau@example.com', '%@example.com'])
      expect((await sana.ask('DELETE', whose(email))).body.message).toMatch(/^Erased nothing\.$|^Email must be/);
    expect(await dump()).toBe(before);
  });
});

test.each([
  ['', 'Email is required.'],
  ['?email=', 'Email is required.'],
  ['?email=nonsense', 'Email must be an email address such as name@example.com.'],
  ['?email=a@example.com&email=b@example.com', 'Email must be text.'],
])('who it is about has to be said: %s', async (query, sentence) => {
  for (const [method, path] of [
    ['GET', '/personal-data'],
    ['GET', '/personal-data/counts'],
    ['DELETE', '/personal-data'],
  ] as const) {
    const { status, body } = await sana.ask(method, path + query);
    expect([status, body.errors.email[0]]).toEqual([422, sentence]);
  }
});
