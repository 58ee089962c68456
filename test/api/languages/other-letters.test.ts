import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documents, pages, pageTitle } from '../../../content/addresses.ts';
import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { blog } from '../../../content/types/blog.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { pageNamesIn } from '../../../content/words/page-names.ts';
import { PUBLIC_PAGE_SIZE } from '../../../server/platform/paging.ts';
import { page } from '../../../content/types/page.ts';
import { everySection } from '../../every-section.ts';
import { wordsOnPage } from '../../page-words.ts';
import { pageAddresses } from '../../public-addresses.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import type { ApiClient } from '../../api-client.ts';
import { PUBLIC_URL, type TestApp, startApp } from '../app/app.ts';
import { calendarOf, plainTextOf, readCalendar } from '../app/documents/calendar-mail.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { addPerson, tokenIn } from '../app/people.ts';

// The product speaks Hindi here, and people write Greek. What has Latin letters is a sentence that stands in no table of words.

const words = wordsIn('hi');
const NOW = new Date('2031-01-05T12:00:00Z');
const ines = { name: 'Ινές', email: 'ines@example.com', phone: '1', description: 'Ένα', subject: 'Ένα' };

let server: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let sana: ApiClient;
beforeAll(async () => {
  server = await startMailServer();
  const mail = { SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' };
  app = await startApp({ clock: () => NOW, configured: { ...mail, LANGUAGE: 'hi', TIME_ZONE: 'Europe/Berlin' } });
  sana = await addPerson(app, 'Sana');
  await sana.call('PUT', '/settings/1', { product_name: 'Πλίνθος' });
  const image = await app.upload('pages');
  await createOneOfEach(app, {
    title: 'Ένα',
    fields: {
      ...written(),
      slug: 'one',
      image,
      image_alt: 'Ένα',
      results: [{ value: '1', label: 'Ένα' }],
      sections: [],
    },
  });
  await app.create(page, { title: 'Όλα', slug: 'all', status: 1, sections: inGreek(everySection(image)) });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

test('no page says anything in a language that is not that of the site', async () => {
  for (const path of [...pageAddresses('one').map((address) => address.path), '/all', '/nothing'])
    expect(latinIn(...wordsOnPage((await app.get(path)).body)), `at ${path}`).toEqual([]);
});

test('letters of the language are in faces with the weights of the brand’s fonts, or browsers would not load them', async () => {
  await sana.call('PUT', '/brand/1', { fonts: 'newsreader+figtree' });
  const { body } = await app.get('/');
  const faces = [...body.matchAll(/@font-face\{font-family:(Text|Display);font-weight:([^;]+);[^}]*url\(([^)]*)\)/g)];
  for (const family of ['Text', 'Display']) {
    const ofFamily = faces.filter(([, name]) => name === family);
    expect(ofFamily.filter(([, , , file]) => file?.includes('devanagari'))).toHaveLength(1);
    expect(new Set(ofFamily.map(([, , weights]) => weights)).size).toBe(1);
  }
});

test('no error page does, nor the plain one where not even the settings can be read', async () => {
  const fail = (name: 'readFeed' | 'readSetting') =>
    vi.spyOn(app.services.site, name).mockRejectedValueOnce(new Error('relation'));
  const tooLarge = await send(pages.contact.path, { description: 'Ένα'.repeat(1_000_000) });
  const notSupported = await app.request({ method: 'DELETE', url: pages.contact.path });
  // Nothing has asked for it before.
  fail('readFeed');
  const failed = await app.get(documents.feed);
  fail('readSetting');
  const plain = await app.get('/files/none.webp');
  const answers = [tooLarge, notSupported, failed, plain];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 405, 500, 500]);
  for (const { statusCode, body } of answers) {
    expect(body).toContain('<html lang="hi"');
    expect(latinIn(...wordsOnPage(body)), `${statusCode}`).toEqual([]);
  }
});

test('no share picture does: what it says are the words of its page', async () => {
  const [author] = (await sana.call<{ data: { id: number }[] }>('GET', '/teams')).data;
  for (let number = 0; number < PUBLIC_PAGE_SIZE; number += 1)
    await app.create(blog, { ...written(), title: 'Ένα', team_id: author?.id });
  const { blogs } = pageNamesIn('hi');
  const titles = { [pages.blogs.path]: blogs, [`${pages.blogs.path}?page=2`]: pageTitle(blogs, 2, words.pages.lists) };
  for (const [path, title] of Object.entries({ ...titles, '/blogs/one': 'Ένα' })) {
    const { body } = await app.get(path);
    const contentOf = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(body)?.[1] ?? '';
    expect([contentOf('image:alt'), latinIn(title)], `at ${path}`).toEqual([title, []]);
    // Its address is made from the words in it.
    expect((await app.get(contentOf('image').replace(PUBLIC_URL, ''))).statusCode, `of ${path}`).toBe(200);
  }
});

test('no document for programs does', async () => {
  for (const path of [documents.feed, documents.llms]) {
    const { body } = await app.get(path);
    expect(latinIn(body.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ')), `at ${path}`).toEqual([]);
  }
});

test('no form does when it is refused, thanks, or was sent too often', async () => {
  for (const { form } of inboxKinds) {
    const sent = [{}, { name: '\u202e', email: 'x', time: '2030-01-01T10:00', time_zone: 'x' }];
    const often = Array.from({ length: 21 }, (_, day) => ({ ...ines, time: timeOf(day) }));
    for (const fields of [...sent, ...often]) {
      const { statusCode, body } = await send(pages[form].path, fields);
      expect(latinIn(...wordsOnPage(body)), `${form}, ${statusCode}`).toEqual([]);
    }
  }
});

test('no page of a shared draft does, nor what it says of feedback', async () => {
  const { path } = await share(sana, await beginDraft(sana, blog, null, { title: 'Δύο', description: '<p>Δύο</p>' }));
  for (const fields of [undefined, {}, { name: 'Ινές', text: 'Ένα' }, { name: 'Ινές', decision: 'changes' }]) {
    const { statusCode, body } = fields ? await send(path, fields) : await app.get(path);
    expect(latinIn(...wordsOnPage(body)), `${JSON.stringify(fields)}, ${statusCode}`).toEqual([]);
  }
});

test('no email to a visitor does, nor its calendar, nor the page that cancels a meeting', async () => {
  const zeno = { ...ines, name: 'Ζήνων', email: 'zeno@example.com' };
  server.delivered.splice(0);
  await app.post('/api/contact/store', zeno);
  await app.post('/api/meeting/store', { ...zeno, time: timeOf(40) });
  const mails = await server.take(4);
  const { data } = (await sana.ask('GET', '/meetings')).body;
  const [{ id }] = data;
  for (const [step, fields] of [
    ['confirm', {}],
    ['reschedule', { time: timeOf(41) }],
    ['cancel', {}],
  ] as const) {
    await sana.call('POST', `/meetings/${id}/${step}`, fields);
    mails.push(...(await server.take(1)));
    const cancelling = `/meeting/cancel?token=${tokenIn(mails.at(-1)?.text ?? '')}`;
    expect(latinIn(...wordsOnPage((await app.get(cancelling)).body)), `after ${step}`).toEqual([]);
  }
  for (const mail of mails.filter(({ to }) => to.includes(zeno.email))) {
    const calendar = calendarOf(mail);
    const { SUMMARY, DESCRIPTION } = calendar === null ? {} : readCalendar(calendar);
    expect(latinIn(plainTextOf(mail), SUMMARY ?? '', DESCRIPTION ?? '')).toEqual([]);
  }
});

const timeOf = (day: number) => new Date(Date.UTC(2031, 1, 1 + day, 10)).toISOString().slice(0, 16);

const send = (url: string, fields: Record<string, string>) =>
  app.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL },
    payload: new URLSearchParams(fields).toString(),
  });

/** Returns a text for each field of any type. */
function written() {
  const texts = contentTypes.flatMap(({ fields }) =>
    Object.entries(fields).filter(([, { kind }]) => /text$/i.test(kind)),
  );
  return Object.fromEntries(texts.map(([name]) => [name, 'Ένα']));
}

/** Returns the words in Latin letters, but for addresses, references, and what stands so in Hindi or in every language. */
function latinIn(...texts: string[]): string[] {
  return texts.flatMap((text) => text.replaceAll(known, '').match(/\p{Script=Latin}{2,}/gu) ?? []);
}

const known =
  /https?:\S+|[\w.+-]+@[\w.-]+|\b(Europe\/Berlin|YouTube|RSS|Sana|am|pm|Optional|[A-Z0-9]{4}-[A-Z0-9]{4})\b|&\w+;/g;

/** Returns values whose texts are written in Greek; addresses, names of choices and markup stay. */
function inGreek<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string')
    return (names.has(name) ? value : value.replaceAll(/<[^>]*>|[a-z]+/gi, greek)) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => inGreek(item, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inGreek(item as unknown, key)])) as Value;
}

const names = new Set(['id', 'type', 'link', 'image', 'poster', 'address', 'source', 'look', 'tone', 'form']);
const greek = (part: string) => (part.startsWith('<') ? part : 'λόγος');
