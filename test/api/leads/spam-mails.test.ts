import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownHeader, startMailServer } from '../../servers/mail-server.ts';
import { type Fields, sendForm } from '../app/documents/html-form.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };
const path = '/contact-messages/1';

let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let ask: Awaited<ReturnType<typeof addPerson>>['ask'];
beforeEach(async () => {
  mails = await startMailServer();
  const configured = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  app = await startApp({ configured });
  ({ ask } = await addPerson(app, 'Sana'));
});
afterEach(async () => {
  await app.stop();
  await mails.stop();
});

const lead = async () => (await ask('GET', path)).body.data;
const put = (changes: object) => ask('PUT', path, changes);
const delivered = async (count: number) =>
  (await mails.take(count)).map(({ to, text }) => [to, text.includes('Hello.')]);
const bothEmails = [
  [['agency@example.com'], true],
  [['ines@example.com'], false],
];

test('spam sends no emails; a message moved out of spam sends them once', async () => {
  await sendForm(app, '/contact-us', { ...message, homepage: 'My cat' });
  expect(await lead()).toMatchObject({ status: 'spam', mails: [] });
  const resent = await ask('POST', `${path}/resend`);
  expect([resent.status, resent.body.message]).toEqual([422, 'Spam is not emailed. Choose another status first.']);
  await put({ notes: 'Strange.' });
  expect((await lead()).mails).toEqual([]);

  const changes = await Promise.all([put({ status: 'new', version: 2 }), put({ status: 'in progress', version: 2 })]);
  expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await delivered(2)).toEqual(bothEmails);
  await expect.poll(async () => (await lead()).mails.every(({ sent_at }: Fields) => sent_at)).toBe(true);

  for (const status of ['spam', 'new', 'won']) await put({ status });
  expect((await lead()).mails).toHaveLength(2);
  expect((await lead()).spam_reasons).toContain('A hidden field was filled in.');
  await app.post('/api/contact/store', { ...message, description: 'The next one.' });
  expect(await delivered(2)).toEqual(bothEmails.map(([to]) => [to, false]));
});

test('moving a message to spam holds its emails until it is moved back', async () => {
  const { port } = new URL(mails.url);
  await mails.stop();
  await app.post('/api/contact/store', message);
  await expect.poll(async () => (await lead()).mails[1].attempts).toBeGreaterThan(0);
  await put({ status: 'spam' });
  await expect.poll(async () => (await lead()).mails).toMatchObject([{ due_at: null }, { due_at: null }]);
  mails = await startMailServer({ port: Number(port) });
  await put({ status: 'new' });
  expect(new Set(await delivered(2))).toEqual(new Set(bothEmails));
});

test.each([
  { name: 'Ines\r\nBcc: all@example.com' },
  { name: 'Ines\nTo: all@example.com' },
  { name: 'Ines\u2028Bcc: all@example.com' },
  { name: 'Ines\u0000' },
  { email: 'ines@example.com\r\nBcc: all@example.com' },
  { email: 'ines@example.com,all@example.com' },
  { email: 'ines@example.com>, <all@example.com' },
  { phone: '555\r\nSubject: Other' },
])('%j is refused before it reaches an email', async (wrong) => {
  const response = await app.post('/api/contact/store', { ...message, ...wrong });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, Object.keys(wrong)]);
});

test('a name that looks like addresses or headers adds no recipient', async () => {
  const names = ['"Ines" <all@example.com>', 'Ines, all@example.com;', '=?utf-8?q?=0d=0aBcc:_all@example.com?='];
  for (const [index, name] of names.entries())
    await app.post('/api/contact/store', { ...message, name, email: `ines${index}@example.com` });
  const emails = await mails.take(2 * names.length);
  const expected = names.flatMap((_name, index) => ['agency@example.com', `ines${index}@example.com`]);
  expect(emails.flatMap(({ to }) => to).toSorted()).toEqual(expected.toSorted());
  for (const { head } of emails) {
    expect(head).not.toMatch(/^b?cc:/im);
    expect(shownHeader(head, 'Reply-To')).toMatch(/<(ines\d|agency)@example\.com>$/);
  }
});
