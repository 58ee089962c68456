import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { nextYear } from '../../next-year.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };
const meeting = { name: 'Omar', email: 'omar@example.com', time: `${nextYear}-03-09T10:00Z`, subject: 'A shop' };

let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
let mira: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp();
  sana = await addPerson(app, 'Sana');
  mira = await addPerson(app, 'Mira');
});
afterAll(() => app.stop());

const send = async (fields: object = {}) =>
  (await app.post('/api/contact/store', { ...message, ...fields })).json().reference as string;
const newest = async () => (await sana.ask('GET', '/contact-messages')).body.data[0];

test('a message is in the inbox at once, with its reference and its emails', async () => {
  const reference = await send();
  const listed = await newest();
  expect(listed).toMatchObject({ ...message, reference, status: 'new', assignee_id: null, notes: '', version: 1 });
  expect(listed).not.toHaveProperty('idempotency_key');
  const { data } = (await sana.ask('GET', `/contact-messages/${listed.id}`)).body;
  expect(data.mails).toMatchObject([
    { kind: 'notification', attempts: 0, sent_at: null },
    { kind: 'confirmation', attempts: 0, sent_at: null },
  ]);
});

test('a meeting request is in the inbox at once', async () => {
  await app.post('/api/meeting/store', meeting);
  const { data } = (await sana.ask('GET', '/meetings')).body;
  expect(data[0]).toMatchObject({ name: 'Omar', starts_at: `${nextYear}-03-09T10:00:00.000Z`, status: 'new' });
});

test('a message has a status, an assignee and notes, and the log says who changed them', async () => {
  const reference = await send({ name: 'Layla', email: 'layla@example.com' });
  const { id } = await newest();
  const changes = { status: 'in progress', assignee_id: mira.id, notes: 'Call on Monday.', version: 1 };
  const saved = await sana.ask('PUT', `/contact-messages/${id}`, { ...changes, name: 'Somebody else' });
  expect(saved).toMatchObject({ status: 200, body: { message: 'Message Updated!' } });
  expect(saved.body.data).toMatchObject({ ...changes, version: 2, name: 'Layla' });
  const { data } = (await sana.ask('GET', '/activity?per_page=1')).body;
  expect(data[0]).toMatchObject({
    user_name: 'Sana',
    action: 'updated',
    subject: 'contact_message',
    key: String(id),
    title: `Layla (${reference})`,
  });
  await sana.ask('DELETE', '/personal-data?email=layla@example.com');
  expect((await sana.ask('GET', '/activity?subject=contact_message')).body.data[0].key).toBeNull();
});

test('of two changes to the same version, one is a conflict', async () => {
  await send();
  const { id, version } = await newest();
  const change = (notes: string) => sana.ask('PUT', `/contact-messages/${id}`, { notes, version });
  const statuses = (await Promise.all([change('One'), change('Two')])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});

test.each([
  [{ status: 'done' }, 'status', 'Status must be one of new, in progress, won, lost, spam.'],
  [{ assignee_id: 999 }, 'assignee_id', 'Assignee must be chosen from the list.'],
  [{ notes: 'x'.repeat(5_001) }, 'notes', 'Notes can be at most 5,000 characters long.'],
])('%j is refused', async (changes, field, sentence) => {
  await send();
  const { id } = await newest();
  const { status, body } = await sana.ask('PUT', `/contact-messages/${id}`, changes);
  expect([status, body.errors[field]]).toEqual([422, [sentence]]);
});

test('nothing is assigned to a disabled administrator', async () => {
  const noor = await addPerson(app, 'Noor');
  await sana.ask('POST', `/users/${noor.id}/disable`);
  await send();
  const { id } = await newest();
  expect((await sana.ask('PUT', `/contact-messages/${id}`, { assignee_id: noor.id })).status).toBe(422);
});

test('spam is listed only by its status, and the dashboard counts new messages without it', async () => {
  const count = async () => (await sana.ask('GET', '/overview')).body.data.messages;
  const before = await count();
  const reference = await send({ name: 'Buy now' });
  expect(await count()).toBe(before + 1);
  const { id } = await newest();
  await sana.ask('PUT', `/contact-messages/${id}`, { status: 'spam' });
  expect(await count()).toBe(before);
  expect((await newest()).reference).not.toBe(reference);
  const spam = (await sana.ask('GET', '/contact-messages?status=spam')).body.data;
  expect(spam.map((lead: { reference: string }) => lead.reference)).toEqual([reference]);
});

test('a message is found by name, email and reference, regardless of case', async () => {
  const reference = await send({ name: '100% Özil_', email: 'mesut@example.com' });
  for (const search of ['100%', 'l_', 'MESUT@', reference.toLowerCase()]) {
    const { data } = (await sana.ask('GET', `/contact-messages?search=${encodeURIComponent(search)}`)).body;
    expect(data.map((lead: { reference: string }) => lead.reference)).toEqual([reference]);
  }
  expect((await sana.ask('GET', '/contact-messages?search=nobody')).body.data).toEqual([]);
});

test('a message is found by its text, and by its phone number with any separators', async () => {
  const text = 'Our Schöner Laden needs a re-launch.';
  const reference = await send({ phone: '+44 (0)20-7946.0018', description: text });
  const idsFor = async (search: string) =>
    (await sana.ask('GET', `/contact-messages?search=${encodeURIComponent(search)}`)).body.data.map(
      (lead: { reference: string }) => lead.reference,
    );
  for (const search of [
    'needs a RE-LAUNCH',
    'SCHÖNER laden',
    '(0)20-7946',
    '020 7946 0018',
    '+44 20 79460018',
    '7946/0018',
  ])
    expect([search, await idsFor(search)]).toEqual([search, [reference]]);
  for (const search of ['2079460019', 're_launch', '460']) expect([search, await idsFor(search)]).toEqual([search, []]);
});

test('a meeting is found by its subject', async () => {
  const subject = 'A 100% new Façade';
  await app.post('/api/meeting/store', {
    ...meeting,
    email: 'f@example.com',
    time: `${nextYear}-03-10T10:00Z`,
    subject,
  });
  for (const search of ['100% NEW', 'faÇade', 'facade'])
    expect((await sana.ask('GET', `/meetings?search=${encodeURIComponent(search)}`)).body.data).toMatchObject([
      { subject },
    ]);
  expect((await sana.ask('GET', '/meetings?search=5550100')).body.data).toEqual([]);
});

test('unknown items are 404', async () => {
  for (const path of ['/contact-messages/999', '/contact-messages/x', '/meetings/999'])
    expect([path, (await sana.ask('GET', path)).status]).toEqual([path, 404]);
  expect((await sana.ask('PUT', '/meetings/999', { notes: '' })).status).toBe(404);
  expect((await sana.ask('POST', '/contact-messages/999/resend')).status).toBe(404);
});
