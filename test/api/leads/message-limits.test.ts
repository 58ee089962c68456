import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hiddenFieldsOf, hiddenFieldsIn, type Fields, referenceIn, sendForm } from '../app/documents/html-form.ts';
import type { ApiClient } from '../../api-client.ts';
import { addPerson, clientOf, tokenOf } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const HOUR = 60 * 60 * 1000; // ms
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'A shop, please.' };
const meeting = { name: 'Ines Moreau', email: 'ines@example.com', time: '2031-03-09T10:00', subject: 'A shop' };
const tooManyMessages = /Too many messages have come from your network\. Please try again in \d+ minutes\./;

let app: TestApp;
let ask: ApiClient['ask'];
let now = new Date('2030-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  await addPerson(app, 'Sana');
});
afterAll(() => app.stop());
beforeEach(async () => {
  // A day later no earlier message counts, and every session has expired.
  now = new Date(now.getTime() + 24 * HOUR);
  ask = clientOf(app, await tokenOf(app, 'sana@example.com')).ask;
});

let senders = 0;
const otherSender = () => `2001:db8:${(senders += 1).toString(16)}::1`;
const alarm = async () => (await ask('GET', '/overview')).body.data.refused_messages;

/** Sends a message by the API; returns the status, Retry-After and the body. */
async function call(remoteAddress: string, { key, ...fields }: Fields = {}) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const payload = { ...message, ...fields };
  const response = await app.request({ method: 'POST', url: '/api/contact/store', headers, payload, remoteAddress });
  return { status: response.statusCode, wait: response.headers['retry-after'], ...response.json() };
}

async function callTimes(count: number, address: () => string) {
  const statuses = new Map<number, number>();
  for (let number = 1; number <= count; number += 1) {
    const { status } = await call(address(), { description: `Number ${number}` });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(statuses);
}

test('a sender may send 60 messages an hour, without a limit on others', async () => {
  // Addresses of one /64 are one sender.
  let host = 0;
  const address = () => `2001:db8:aa:bb::${(host += 1).toString(16)}`;
  expect(await callTimes(59, address)).toEqual({ 201: 59 });
  expect(await alarm()).toBeNull();
  const last = await call(address(), { key: 'k-1' });
  expect(last.status).toBe(201);
  expect(await callTimes(40, address)).toEqual({ 429: 40 });

  const refused = await call(address());
  expect([refused.status, refused.message]).toEqual([429, expect.stringMatching(tooManyMessages)]);
  expect(Number(refused.wait)).toBeGreaterThan(60);
  expect((await call(address(), { key: 'k-1' })).reference).toBe(last.reference);
  expect((await call('2001:db8:aa:bc::1')).status).toBe(201);
  expect(await alarm()).toEqual({ of: 'one sender', at: now.toISOString() });

  now = new Date(now.getTime() + HOUR + 1);
  expect(await alarm()).toBeNull();
  now = new Date(now.getTime() + HOUR);
  expect((await call(address())).status).toBe(201);
});

test('a flood by one sender does not fill the queue for others', async () => {
  // More than the queue holds.
  const flood = Promise.all(Array.from({ length: 1_100 }, () => call('192.0.2.3')));
  // A machine that has no time for anything within 3 s tells them to come back.
  await expect.poll(async () => (await call(otherSender())).status).toBe(201);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_040);
  // The 60 others are stored, or told that they waited too long: how many depends on the machine.
  expect(new Set(statuses).difference(new Set([201, 429, 503]))).toEqual(new Set());
});

test.each([
  { path: '/contact-us', fields: message, typed: ['Ines Moreau', 'A shop, please.</textarea>'] },
  { path: '/meeting', fields: meeting, typed: ['Ines Moreau', '2031-03-09T10:00'] },
])('the form of $path explains the limit, keeps the input and accepts it later', async ({ path, fields, typed }) => {
  const ip = '192.0.2.1';
  await callTimes(60, () => ip);
  const form = { ...fields, ...(await hiddenFieldsOf(app, path)) };
  for (const url of [path, `${path}.data`]) {
    const page = await sendForm(app, url, form, { ip });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([429, 'no-store']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(60);
    expect(page.body).toMatch(tooManyMessages);
  }
  const page = await sendForm(app, path, form, { ip });
  expect(page.body).toMatch(/<div role="alert"[^>]*><p>Too many messages/);
  for (const text of typed) expect(page.body).toContain(text);
  now = new Date(now.getTime() + 2 * HOUR);
  expect((await sendForm(app, path, { ...form, ...hiddenFieldsIn(page.body) }, { ip })).body).toContain('Thanks for');
});

test('40 messages from one office within a minute are not spam', async () => {
  expect(await callTimes(40, () => '192.0.2.2')).toEqual({ 201: 40 });
  const filled = await hiddenFieldsOf(app, '/contact-us');
  now = new Date(now.getTime() + 60_000);
  const page = await sendForm(app, '/contact-us', { ...message, ...filled }, { ip: '192.0.2.2' });
  const { data } = (await ask('GET', `/contact-messages?search=${referenceIn(page.body)}`)).body;
  expect(data).toMatchObject([{ status: 'new', spam_reasons: [] }]);
});

test('a form token is good for five messages, then a new form keeps the input', async () => {
  const first: Fields = { ...message, ...(await hiddenFieldsOf(app, '/contact-us')) };
  now = new Date(now.getTime() + 60_000);
  const send = (fields: Fields) => sendForm(app, '/contact-us', fields, { ip: otherSender() });
  for (let number = 1; number <= 5; number += 1) {
    // With the same form_token, as a program would reuse it.
    const page = await send({ ...first, key: `key-number-${number}`, description: `Number ${number}` });
    expect([page.statusCode, referenceIn(page.body)]).toEqual([200, expect.stringMatching(/-/)]);
  }
  const again = await send({ ...first, key: 'key-number-5', description: 'Number 5' });
  expect([again.statusCode, referenceIn(again.body)]).toEqual([200, expect.stringMatching(/-/)]);

  const page = await send(first);
  expect([page.statusCode, page.body]).toEqual([409, expect.stringContaining('Please submit it again.')]);
  expect(page.body).toContain('A shop, please.</textarea>');
  const next = hiddenFieldsIn(page.body);
  expect([next['form_token'], next['key']]).not.toContain(first['form_token']);
  const thanks = await send({ ...first, ...next });
  expect(thanks.body).toContain('Thanks for contacting us.');
  const { data } = (await ask('GET', `/contact-messages?search=${referenceIn(thanks.body)}`)).body;
  expect(data).toMatchObject([{ spam_reasons: [] }]);
});

test('repeated text is recognised in any case, width, spacing and punctuation', async () => {
  const texts = [
    'We offer the very best of prices for every kind of shop.',
    'WE OFFER the very best of prices, for every kind of shop!!',
    'We  offer the very best — of prices for every kind of shop',
    'We offer the very ｂｅｓｔ of prices for every kind of shop.',
    'We offer the very best of prices for every kind of (shop)',
  ];
  for (const description of texts) await call(otherSender(), { description });
  const hidden = await hiddenFieldsOf(app, '/contact-us');
  now = new Date(now.getTime() + 60_000);
  const description = texts[0] ?? '';
  const page = await sendForm(app, '/contact-us', { ...message, ...hidden, description }, { ip: otherSender() });
  const { data } = (await ask('GET', `/contact-messages?status=spam&search=${referenceIn(page.body)}`)).body;
  expect(data).toMatchObject([{ spam_reasons: ['The same text was sent 5 times within a day.'] }]);
});
