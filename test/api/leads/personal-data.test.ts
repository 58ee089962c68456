import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { readAllRows } from '../app/database-rows.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson, clientOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { pdf } from '../../files.ts';
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

/** Sends a message and a meeting request of one person, and a message of another; all are processed. */
async function send() {
  await app.post('/api/contact/store', message);
  await app.post('/api/meeting/store', meeting);
  await app.post('/api/contact/store', other);
  await sana.ask('PUT', '/contact-messages/1', { status: 'in progress', notes: 'Call Moreau.' });
  await sana.ask('PUT', '/meetings/1', { status: 'won' });
  await sana.ask('PUT', '/contact-messages/2', { status: 'won' });
}

const personalDataOf = (email: string) => `/personal-data?email=${encodeURIComponent(email)}`;
const readActivity = async () => (await sana.ask('GET', '/activity?per_page=100')).body.data as { title: string }[];
const dump = async () => JSON.stringify(await readAllRows(app.services.database));

describe('an export', () => {
  test("has all data about a person, whatever the case of the address, and nobody else's", async () => {
    await send();
    const { status, headers, body, text } = await sana.ask('GET', personalDataOf(' INES.moreau@example.COM '));
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
    expect(body.data.events).toMatchObject([
      { kind: 'status', value: 'in progress' },
      { kind: 'notes', value: 'Call Moreau.' },
      { kind: 'status', value: 'won' },
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

  test('and an erasure say that documents are not searched', async () => {
    const unsearched = async () =>
      (await sana.ask('GET', '/personal-data/counts?email=omar@example.com')).body.data.unsearched;
    expect(await unsearched()).toBeNull();
    await sana.sendForm('/media', { file: pdf() });
    expect(await unsearched()).toBe('A document in the library is not searched. Look there yourself.');
    await sana.sendForm('/media', { file: pdf('Terms.pdf', 2) });
    expect((await sana.ask('DELETE', personalDataOf('omar@example.com'))).body.message).toBe(
      'Erased nothing. 2 documents in the library are not searched. Look there yourself.',
    );
  });

  test('and an erasure leave out self-tests', async () => {
    await app.post('/api/contact/store', message);
    const tests = app.services.database.kysely.withTables<InboxTables>().insertInto('self_tests');
    await tests.values({ email: message.email, started_at: new Date().toISOString() }).execute();
    expect((await sana.ask('GET', `/personal-data/counts?email=${message.email}`)).body.data.messages).toBe(0);
    expect((await sana.ask('DELETE', personalDataOf(message.email))).body.message).toBe('Erased nothing.');
  });

  test('is logged without the name of the person; counting is not logged', async () => {
    await send();
    const before = await readActivity();
    await sana.ask('GET', '/personal-data/counts?email=ines.moreau@example.com');
    await sana.ask('GET', personalDataOf('nobody@example.com'));
    expect(await readActivity()).toEqual(before);
    await sana.ask('GET', personalDataOf('ines.moreau@example.com'));
    const [first, ...rest] = await readActivity();
    expect(rest).toEqual(before);
    const entry = { action: 'exported', subject: 'personal data', title: '1 message, 1 meeting request' };
    expect(first).toMatchObject({ ...entry, user_name: 'Sana', record_id: null });
  });
});

describe('an erasure', () => {
  test('leaves no trace of the person, keeps the activity without names, and touches nobody else', async () => {
    await send();
    const before = await readAllRows(app.services.database);
    const entries = (await readActivity()).length;
    expect(JSON.stringify(before)).toMatch(traces);
    const { status, body } = await sana.ask('DELETE', personalDataOf('INES.MOREAU@example.com'));
    expect([status, body.message]).toEqual([200, 'Erased 1 message, 1 meeting request.']);

    const after = await readAllRows(app.services.database);
    expect(JSON.stringify(after)).not.toMatch(traces);
    expect(after['contact_messages']).toEqual(before['contact_messages']?.filter((row) => /omar/i.test(row)));
    expect([after['outbox']?.length, after['meetings']?.length]).toEqual([2, 0]);
    const [first, ...rest] = await readActivity();
    expect(first).toMatchObject({ action: 'erased', subject: 'personal data', title: '1 message, 1 meeting request' });
    expect(rest).toHaveLength(entries);
    expect(rest.map(({ title }) => title).filter((title) => title === '(erased)')).toHaveLength(2);
    expect(rest.some(({ title }) => title.startsWith('Omar Haddad'))).toBe(true);
  });

  test('includes invitations and sign-in attempts', async () => {
    const email = 'ines.moreau@example.com';
    await sana.ask('POST', '/invitations', { email: message.email });
    await sana.ask('POST', '/invitations', { email: other.email });
    await clientOf(app, undefined, '192.0.2.9').ask('POST', '/login', { email, password: 'not the one' });
    const before = JSON.stringify(await readAllRows(app.services.database));
    expect(before.match(/ines\.moreau/gi)).toHaveLength(2); // In the link and the log: attempts store no address.

    const { data } = (await sana.ask('GET', personalDataOf(email))).body;
    expect([data.invitations, data.activity]).toMatchObject([[{ email }], [{ action: 'invited', title: email }]]);
    const counts = (await sana.ask('GET', `/personal-data/counts?email=${email}`)).body.data;
    expect(counts).toMatchObject({ messages: 0, invitations: 1, sign_ins: 2, activity: 1 });
    const { body } = await sana.ask('DELETE', personalDataOf('Ines.Moreau@Example.com'));
    expect(body.message).toBe('Erased 1 invitation, 3 other traces.');
    expect(await dump()).not.toMatch(/moreau/i);
    expect((await sana.ask('GET', '/invitations')).body.data).toMatchObject([{ email: other.email }]);
    expect((await readActivity()).map(({ title }) => title)).toContain('(erased)');
    expect((await sana.ask('DELETE', personalDataOf(email))).body.message).toBe('Erased nothing.');
  });

  test('changes nothing if a part of it fails', async () => {
    await send();
    const { kysely } = app.services.database;
    const before = await dump();
    await sql`alter table activity rename to activity_away`.execute(kysely);
    expect((await sana.ask('DELETE', personalDataOf(message.email))).status).toBe(500);
    await sql`alter table activity_away rename to activity`.execute(kysely);
    expect(await dump()).toBe(before);
    expect((await sana.ask('DELETE', personalDataOf(message.email))).status).toBe(200);
  });

  test('cancels pending emails to the person, and no others', async () => {
    const first = await startMailServer();
    await first.stop();
    const configured = { SMTP_URL: first.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '3' };
    const withMail = await startApp({ configured });
    const untried = () =>
      withMail.services.database.kysely
        .withTables<InboxTables>()
        .selectFrom('outbox')
        .select('id')
        .where('failure', 'is', null)
        .execute();
    const mira = await addPerson(withMail, 'Mira');
    await withMail.post('/api/contact/store', message);
    await withMail.post('/api/contact/store', other);
    // An email that is being sent cannot be cancelled.
    await expect.poll(untried).toEqual([]);
    expect((await mira.ask('DELETE', personalDataOf(message.email))).body.message).toBe('Erased 1 message.');
    const server = await startMailServer({ port: Number(new URL(first.url).port) });
    const mails = await server.take(2);
    await withMail.stop();
    mails.push(...server.delivered);
    await server.stop();
    expect(mails.map(({ to }) => to[0]).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'agency@example.com',
      'omar@example.com',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/ines/i);
  });

  test('of nobody, or a second time, changes and logs nothing', async () => {
    await send();
    await sana.ask('DELETE', personalDataOf(message.email));
    const before = await dump();
    for (const email of [message.email, 'nobody@example.com', 'moreau@example.com', '%@example.com'])
      expect((await sana.ask('DELETE', personalDataOf(email))).body.message).toMatch(
        /^Erased nothing\.$|^Email must be/,
      );
    expect(await dump()).toBe(before);
  });
});

test.each([
  ['', 'Email is required.'],
  ['?email=', 'Email is required.'],
  ['?email=nonsense', 'Email must be an email address such as name@example.com.'],
  ['?email=a@example.com&email=b@example.com', 'Email must be text.'],
])('an address is required: %s', async (query, sentence) => {
  for (const [method, path] of [
    ['GET', '/personal-data'],
    ['GET', '/personal-data/counts'],
    ['DELETE', '/personal-data'],
  ] as const) {
    const { status, body } = await sana.ask(method, path + query);
    expect([status, body.errors.email[0]]).toEqual([422, sentence]);
  }
});
