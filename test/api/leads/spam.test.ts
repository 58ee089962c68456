import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenFieldsOf, type Fields, referenceIn, sendForm } from '../app/documents/html-form.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { enquiries, people } from '../../hostile/no-spam-corpus.ts';
import { bots, type How, noBrowser, type Sent } from '../../hostile/spam-corpus.ts';

const person = { name: 'Ines Moreau', phone: '555 0100' };
const crowd = { ...person, email: 'crowd@example.com' };
const thanks = 'Thanks for contacting us. We will email you soon enough!';

let app: TestApp;
let ask: Awaited<ReturnType<typeof addPerson>>['ask'];
const start = new Date();
let now = start;
let addresses = 0;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  ({ ask } = await addPerson(app, 'Sana'));
});
afterAll(() => app.stop());

/** Sends a message as described and returns it from the inbox. */
async function send(sent: Sent, how: How = {}) {
  const ip = `192.0.2.${(addresses += 1)}`;
  const sender = { ...person, email: `ines${addresses}@example.com` };
  for (let count = 0; count < (how.crowd ?? 0); count += 1)
    await call({ ...crowd, description: `Number ${count}` }, ip);
  for (let count = 0; count < (how.repeated ?? 0); count += 1)
    await call({ ...crowd, ...sent }, `198.51.100.${(addresses += 1)}`);
  const reference = how.isCall ? await call({ ...sender, ...sent }, ip) : await submit({ ...sender, ...sent }, how, ip);
  const found = (status: string) => ask('GET', `/contact-messages?search=${reference}${status}`);
  const [listed, spam] = [await found(''), await found('&status=spam')];
  const [lead] = [...listed.body.data, ...spam.body.data];
  return (await ask('GET', `/contact-messages/${lead.id}`)).body.data;
}

async function call(payload: Fields, remoteAddress: string): Promise<string> {
  const response = await app.request({ method: 'POST', url: '/api/contact/store', payload, remoteAddress });
  expect([response.statusCode, response.json().message]).toEqual([201, thanks]);
  return response.json().reference;
}

async function submit(fields: Fields, { seconds = 30, changes = {}, headers = {} }: How, ip: string) {
  now = new Date(start.getTime() - seconds * 1000);
  const hidden = await hiddenFieldsOf(app, '/contact-us');
  now = start;
  const all = Object.entries({ ...fields, homepage: '', ...hidden, ...changes });
  const filled = Object.fromEntries(all.filter(([name, value]) => value !== '' || name === 'homepage'));
  const page = await sendForm(app, '/contact-us', filled, { headers, ip });
  expect([page.statusCode, page.body.includes(thanks)]).toEqual([200, true]);
  return referenceIn(page.body);
}

test.each(bots)(
  'a bot that %s is thanked, and its message is spam without emails',
  async (_what, reason, fields, how) => {
    const lead = await send(fields, { headers: noBrowser, ...how });
    expect([lead.status, lead.mails]).toEqual(['spam', []]);
    expect(lead.spam_reasons).toContainEqual(expect.stringMatching(reason));
  },
);

test.each(people)('a person who %s is not taken for a bot', async (_who, fields, how) => {
  const lead = await send(fields, how);
  expect([lead.status, lead.spam_reasons, lead.mails.length]).toEqual(['new', [], 2]);
  expect(lead.description).toBe(fields.description.trim());
});

test.each(enquiries)('%j is no spam, though the form was open for days', async (description) => {
  const lead = await send({ description }, { seconds: 3 * 24 * 60 * 60 });
  expect([lead.status, lead.spam_reasons]).toEqual(['new', []]);
});

test('no text is spam by itself', async () => {
  for (const [, , fields] of bots) {
    const lead = await send({ ...fields, description: `${fields.description} (${addresses})` }, { isCall: true });
    expect([fields.description, lead.status]).toEqual([fields.description, 'new']);
  }
});

test('the spam filter checks meeting requests too', async () => {
  const time = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString();
  const fields = { name: 'Bot', email: 'bot@example.com', time, subject: 'A talk', homepage: 'x' };
  const page = await sendForm(app, '/meeting', { ...fields, ...(await hiddenFieldsOf(app, '/meeting')) });
  expect(page.body).toContain('Thanks for requesting a meeting.');
  const [lead] = (await ask('GET', '/meetings?status=spam')).body.data;
  expect(lead).toMatchObject({ reference: referenceIn(page.body), status: 'spam' });
});

test('the honeypot is hidden from people', async () => {
  const { body } = await app.get('/contact-us');
  const [, honeypot] = /<p class="unseen">(.*?)<\/p>/.exec(body) ?? [];
  expect(honeypot).toContain('Leave this empty');
  expect(honeypot).toMatch(/tabindex="-1" autoComplete="off" name="homepage"/i);
});
