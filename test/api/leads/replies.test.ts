import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import { shownHeader, startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const LATER = limits.replies.undoWithin + 1_000;

let now = new Date();
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let refusesData = false;
let sana: Person;
let omar: Person;
beforeAll(async () => {
  mails = await startMailServer({ refusesData: () => refusesData });
  const configured = { SMTP_URL: mails.url, MAIL_FROM: 'Northlight <hello@northlight.test>', RATE_LIMIT: 'off' };
  app = await startApp({ clock: () => now, configured: { ...configured, NOTIFY_EMAIL: 'agency@example.com' } });
  sana = await addPerson(app, 'Sana');
  omar = await addPerson(app, 'Omar', 'sales');
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
afterEach(() => {
  refusesData = false;
});

let visitors = 0;

/** Sends an item, waits for its two emails, and returns the address of its calls. */
async function receive({ kind = contactMessage, name = 'Ines Moreau' }: { kind?: AnyInboxKind; name?: string } = {}) {
  const address = `visitor${(visitors += 1)}@example.com`;
  const sent = await sendItem(app, kind, itemOf(kind, { email: address, name }));
  expect(sent.statusCode).toBe(201);
  const first = await mails.take(2);
  const { id } = (await sana.ask('GET', `/${kind.path}?search=${address}`)).body.data[0];
  return { item: `/${kind.path}/${id}`, address, confirmation: first.find(({ to }) => to[0] === address) };
}

/** Moves the clock beyond the time in which a reply can be taken back. */
function wait() {
  now = new Date(now.getTime() + LATER);
  app.services.mailWorker.wake();
}

const messageIdIn = (head: string) => /^Message-ID: (<.*>)$/im.exec(head)?.[1] ?? '';

test.each(inboxKinds)('a reply to a $name is an email of its author in the thread of the visitor', async (kind) => {
  const { item, address, confirmation } = await receive({ kind, name: 'Ines =?Moreau' });
  await sana.ask('PUT', '/account/signature', { signature: 'Sana Ali\nNorthlight' });
  const text = 'Hello {first_name},\n\nyes: <https://example.com/a>. {my_name}, {agency}, {reference}, {other}';
  const preview = (await sana.ask('POST', `${item}/replies/preview`, { text })).body.data;
  const sent = await sana.ask('POST', `${item}/replies`, { text });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({ status: 'waiting', author: 'Sana', send_at: expect.any(String) });
  wait();
  const [email] = await mails.take(1);
  const { reference } = (await sana.ask('GET', item)).body.data;
  expect(email).toMatchObject({ to: [address], from: 'hello@northlight.test' });
  const header = (name: string) => shownHeader(email?.head ?? '', name);
  expect(header('From')).toBe('Sana <hello@northlight.test>');
  expect(header('Reply-To')).toBe('Plinth <agency@example.com>');
  expect(header('Subject')).toBe(`Re: ${shownHeader(confirmation?.head ?? '', 'Subject')}`);
  for (const name of ['Auto-Submitted', 'X-Auto-Response-Suppress']) expect(header(name)).toBe('');
  expect(header('In-Reply-To')).toBe(messageIdIn(confirmation?.head ?? ''));
  expect(email?.text).toContain(`Hello Ines,`);
  expect(email?.text).toContain(`Sana, Plinth, ${reference}, {other}`);
  expect(email?.text).toContain('<a href="https://example.com/a">');
  expect(preview).toMatchObject({ from: { name: 'Sana' }, to: [address], subject: header('Subject') });
  expect(preview.text).toMatch(/^Hello Ines,[^]*Sana Ali\nNorthlight$/);

  await omar.ask('POST', `${item}/replies`, { text: 'One more thing.' });
  wait();
  const [second] = await mails.take(1);
  const references = shownHeader(second?.head ?? '', 'References').split(' ');
  expect(references).toEqual([confirmation, email].map((before) => messageIdIn(before?.head ?? '')));
  expect(messageIdIn(second?.head ?? '')).not.toBe(references[1]);
  // The mail server has an email a moment before the outbox notes it.
  const replies = async () => (await omar.ask('GET', `${item}/replies`)).body.data.replies;
  await expect.poll(replies).toMatchObject([
    { author: 'Sana', status: 'sent' },
    { author: 'Omar', status: 'sent' },
  ]);
  expect((await sana.ask('GET', item)).body.data.status).toBe('in progress');
  await sana.ask('PUT', '/account/signature', { signature: '' });
});

describe('a reply that is taken back', () => {
  test('until it is on its way is never sent, and its words are the draft again, before those since', async () => {
    const { item } = await receive();
    const { body } = await sana.ask('POST', `${item}/replies`, { text: 'Too early' });
    expect((await sana.ask('GET', item)).body.data.status).toBe('in progress');
    expect((await omar.ask('DELETE', `${item}/replies/${body.data.id}`)).status).toBe(409);
    await sana.ask('PUT', `${item}/replies/draft`, { text: 'Since', version: null });
    const back = await sana.ask('DELETE', `${item}/replies/${body.data.id}`);
    expect(back.body.data).toMatchObject({ text: 'Too early\n\nSince' });
    expect((await sana.ask('GET', item)).body.data).toMatchObject({ status: 'new', mails: [{}, {}] });
    const { draft, replies } = (await sana.ask('GET', `${item}/replies`)).body.data;
    expect([draft, replies]).toEqual([back.body.data, []]);
    await sana.ask('POST', `${item}/replies`, { text: 'Later' });
    wait();
    expect((await mails.take(1))[0]?.text).toContain('Later');
    expect(mails.delivered).toEqual([]);
  });

  test('after that is a conflict, also where the mail server has not answered yet', async () => {
    const { item } = await receive();
    const { body } = await sana.ask('POST', `${item}/replies`, { text: 'Gone' });
    wait();
    await mails.take(1);
    expect((await sana.ask('DELETE', `${item}/replies/${body.data.id}`)).status).toBe(409);
    expect((await sana.ask('DELETE', `${item}/replies/0`)).status).toBe(404);
  });
});

test('two presses of a button send one reply', async () => {
  const { item } = await receive();
  const presses = await Promise.all([1, 2, 3].map(() => sana.ask('POST', `${item}/replies`, { text: 'Once' })));
  expect(new Set(presses.map(({ body }) => body.data.id)).size).toBe(1);
  wait();
  await mails.take(1);
  expect((await sana.ask('GET', `${item}/replies`)).body.data.replies).toHaveLength(1);
});

describe('what somebody is writing', () => {
  test('is theirs alone, and gone once it is sent', async () => {
    const { item } = await receive();
    const first = (await sana.ask('PUT', `${item}/replies/draft`, { text: 'Dear', version: null })).body.data;
    const draft = (await sana.ask('PUT', `${item}/replies/draft`, { text: 'Dear Ines', version: first.version })).body;
    expect((await omar.ask('PUT', `${item}/replies/draft`, { text: 'Hi', version: null })).status).toBe(200);
    expect((await omar.ask('GET', `${item}/replies`)).body.data).toMatchObject({ draft: { text: 'Hi' } });
    await sana.ask('POST', `${item}/replies`, { text: draft.data.text });
    expect((await sana.ask('GET', `${item}/replies`)).body.data).toMatchObject({ draft: null });
    expect((await omar.ask('GET', `${item}/replies`)).body.data).toMatchObject({ draft: { text: 'Hi' } });
    wait();
    await mails.take(1);
  });

  test('in another tab stays, where this one sends another text', async () => {
    const { item } = await receive();
    await sana.ask('PUT', `${item}/replies/draft`, { text: 'In that tab', version: null });
    await sana.ask('POST', `${item}/replies`, { text: 'From this tab' });
    expect((await sana.ask('GET', `${item}/replies`)).body.data.draft).toEqual({ text: 'In that tab', version: 1 });
    wait();
    await mails.take(1);
  });

  test('is not replaced by an older version of it', async () => {
    const { item } = await receive();
    await sana.ask('PUT', `${item}/replies/draft`, { text: 'In this tab', version: null });
    for (const version of [null, 0, 2])
      expect((await sana.ask('PUT', `${item}/replies/draft`, { text: 'In that tab', version })).status).toBe(409);
    expect((await sana.ask('GET', `${item}/replies`)).body.data.draft).toEqual({ text: 'In this tab', version: 1 });
  });
});

describe('a reply that the mail server refuses for good', () => {
  test.each(['new', 'in progress', 'won', 'lost'])(
    'is seen on its item, which is not %s any more if closed',
    async (status) => {
      const { item } = await receive();
      const { body } = await sana.ask('POST', `${item}/replies`, { text: 'Much too long' });
      await sana.ask('PUT', item, { status });
      refusesData = true;
      wait();
      const reply = async () => (await sana.ask('GET', `${item}/replies`)).body.data.replies[0];
      await expect.poll(reply).toMatchObject({ status: 'failed', failure: expect.stringContaining('too large') });
      const unanswered = async () => (await sana.ask('GET', '/overview')).body.data.failed_replies;
      expect(await unanswered()).toMatchObject([{ kind: 'messages', name: 'Ines Moreau' }]);
      const after = ['won', 'lost'].includes(status) ? 'in progress' : status;
      expect((await sana.ask('GET', item)).body.data.status).toBe(after);
      refusesData = false;
      expect((await sana.ask('POST', `${item}/replies/${body.data.id}/resend`)).status).toBe(200);
      await mails.take(1);
      await expect.poll(reply).toMatchObject({ status: 'sent', failure: null });
      expect(await unanswered()).toEqual([]);
      expect((await sana.ask('POST', `${item}/replies/${body.data.id}/resend`)).status).toBe(409);
    },
  );
});

test('spam, empty texts and people who only read are refused', async () => {
  const { item } = await receive();
  const reader = await addPerson(app, 'Ed', 'editor');
  expect((await reader.ask('GET', `${item}/replies`)).status).toBe(200);
  expect((await reader.ask('POST', `${item}/replies`, { text: 'Hello' })).status).toBe(403);
  expect((await sana.ask('POST', `${item}/replies`, { text: ' \n ' })).status).toBe(422);
  expect((await sana.ask('POST', `${item}/replies`, { text: 'a'.repeat(20_001) })).status).toBe(422);
  await sana.ask('PUT', item, { status: 'spam' });
  expect((await sana.ask('POST', `${item}/replies`, { text: 'Hello' })).body.message).toMatch(/^Spam is not answered/);
  expect((await sana.ask('GET', '/contact-messages/987654/replies')).status).toBe(404);
});

test('templates are shared, and each name is taken once', async () => {
  const created = await sana.ask('POST', '/reply-templates', { name: 'Thanks', text: 'Thank you, {first_name}!' });
  expect(created.status).toBe(201);
  const { id } = created.body.data;
  expect((await omar.ask('POST', '/reply-templates', { name: 'Thanks', text: 'x' })).status).toBe(422);
  await omar.ask('POST', '/reply-templates', { name: 'Prices', text: 'Our prices' });
  expect((await omar.ask('PUT', `/reply-templates/${id}`, { name: 'Prices', text: 'x' })).status).toBe(422);
  expect((await omar.ask('PUT', `/reply-templates/${id}`, { name: 'A thank-you', text: 'x' })).status).toBe(200);
  const names = (await sana.ask('GET', '/reply-templates')).body.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['A thank-you', 'Prices']);
  expect((await sana.ask('DELETE', `/reply-templates/${id}`)).status).toBe(200);
  expect((await sana.ask('DELETE', `/reply-templates/${id}`)).status).toBe(404);
});
