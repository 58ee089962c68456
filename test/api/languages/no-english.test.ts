import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../../content/addresses.ts';
import { fileKinds } from '../../../content/file-kinds.ts';
import { type InboxField, sentName } from '../../../content/inbox/inbox-field.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contentTypes } from '../../../content/index.ts';
import { type DeliveredEmail, shownHeader, startMailServer } from '../../servers/mail-server.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { wordsOnPage } from '../../page-words.ts';
import { documentPaths, pageAddresses } from '../../public-addresses.ts';
import type { ApiClient } from '../../api-client.ts';
import { PUBLIC_URL, type TestApp, startApp } from '../app/app.ts';
import { calendarOf, plainTextOf, readCalendar } from '../app/documents/calendar-mail.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { addPerson } from '../app/people.ts';

/** What stands in each text of the records, in the letters of the language. */
const WRITTEN = 'مكتوب';
const SLUG = 'one';

/** Names, addresses and time zones, which no language spells otherwise. */
const ELSEWHERE =
  /https:\S+|Plinth|[\w./-]*plinth\.example[\w./?=-]*|\S+@example\.com|Asia\/Karachi|Europe\/Berlin|Linkedin|Twitter|Facebook|[A-Z\d]{4}-[A-Z\d]{4}/g;

/** Nor names of file types, such as PDF. */
const FILE_TYPES = new RegExp(
  Object.values(fileKinds)
    .flatMap(({ accepted }) => accepted.map((type) => type.replace(/^.*\//, '')))
    .join('|'),
  'gi',
);

let server: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let sana: ApiClient;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({
    clock: () => new Date('2026-03-01T12:00:00Z'),
    configured: { LANGUAGE: 'ar', SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' },
  });
  sana = await addPerson(app, 'Sana');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

test('a site in Arabic of which nothing is written says nothing in English', async () => {
  expect(await foreignOnPages()).toEqual([]);
});

test('nor does one with a record of each type, on pages and in what programs read', async () => {
  const types = contentTypes.filter(({ single }) => !single);
  const fields = { ...textsOfAll(), slug: SLUG, results: [{ value: WRITTEN, label: WRITTEN }], sections: [] };
  await createOneOfEach(app, { title: WRITTEN, fields: { ...fields, services: [1], review_id: 1 }, types });
  expect(await foreignOnPages()).toEqual([]);
  const documents = documentPaths.filter((path) => /llms|feed/.test(path));
  for (const path of documents) {
    const { body } = await app.get(path);
    const text = body.replaceAll(/<[^>]*>|&lt;.*?&gt;|\(http[^)]*\)|## Optional|[\d-]+T[\d:.]+Z/g, ' ');
    expect(foreignIn([text]), `in ${path}`).toEqual([]);
  }
});

test('nor do refused and stored forms', async () => {
  for (const { fields, form } of inboxKinds) {
    const names = Object.entries<InboxField>(fields).map(([name, field]) => sentName(name, field));
    // None of them is an email address, which every kind has.
    for (const value of ['', 'ع', 'ع\nع', '\u202e', 'ع'.repeat(500)]) {
      const wrong = Object.fromEntries(names.map((name) => [name, value]));
      const { body, statusCode } = await sendForm(pages[form].path, wrong);
      expect(statusCode).toBe(422);
      expect(foreignIn(wordsOnPage(body))).toEqual([]);
    }
  }
  const { body, statusCode } = await sendForm('/contact-us', { ...visitor, phone: '1', description: WRITTEN });
  expect(statusCode).toBe(200);
  expect(foreignIn(wordsOnPage(body))).toEqual([]);
  expect(foreignIn(await toVisitor(2))).toEqual([]);
});

test('nor does anything about a meeting', async () => {
  const wanted = { ...visitor, email: 'zoe@example.com', subject: WRITTEN, time: '2026-04-01T10:00' };
  await app.post('/api/meeting/store', wanted);
  expect(foreignIn(await toVisitor(2))).toEqual([]);
  const { data } = (await sana.ask('GET', '/meetings')).body;
  const step = (name: string, fields: object = {}) => sana.ask('POST', `/meetings/${data[0].id}/${name}`, fields);
  await step('confirm');
  const confirmed = await toVisitor(1);
  const cancelPage = await app.get(/\/meeting\/cancel\?token=\S+/.exec(confirmed[1] ?? '')?.[0] ?? '');
  expect(cancelPage.statusCode).toBe(200);
  expect(foreignIn(wordsOnPage(cancelPage.body))).toEqual([]);
  await step('reschedule', { time: '2026-04-02T10:00' });
  const moved = await toVisitor(1);
  await step('cancel');
  expect(foreignIn([...confirmed, ...moved, ...(await toVisitor(1))])).toEqual([]);
});

test('nor does the page of a shared draft, with what is wrong with an answer to it', async () => {
  const id = await app.create(review, { ...textsOfAll(), status: 1 });
  const draft = await beginDraft(sana, review, String(id), { feedback: `${WRITTEN} ${WRITTEN}` });
  const { path } = await share(sana, draft);
  const spoken = (html: string) => wordsOnPage(html).map((text) => text.replaceAll('Sana', ''));
  expect(foreignIn(spoken((await app.get(`${path}?sent`)).body))).toEqual([]);
  for (const fields of [{}, { name: WRITTEN, decision: 'approved' }]) {
    const { body, statusCode } = await sendForm(path, fields);
    expect(statusCode).toBeGreaterThan(400);
    expect(foreignIn(spoken(body))).toEqual([]);
  }
  const payload = new URLSearchParams({ name: WRITTEN, text: WRITTEN }).toString();
  const fromElsewhere = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  const refused = await app.request({ method: 'POST', url: path, headers: fromElsewhere, payload });
  expect(refused.statusCode).toBe(403);
  expect(foreignIn(spoken(refused.body))).toEqual([]);
  const stored = await sendForm(path, { name: WRITTEN, text: WRITTEN });
  expect(stored.statusCode).toBe(303);
  expect(foreignIn(spoken((await app.get(path)).body))).toEqual([]);
});

const visitor = { name: WRITTEN, email: 'omar@example.com' };

function sendForm(url: string, fields: Record<string, string>) {
  const payload = new URLSearchParams(fields).toString();
  return app.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL },
    payload,
  });
}

/** Returns the words of all pages in Latin letters, each after the path of its page. */
async function foreignOnPages() {
  const found = [...pageAddresses(SLUG).map(({ path }) => path), '/nothing'].map(async (path) =>
    foreignIn(wordsOnPage((await app.get(path)).body)).map((words) => `${path}: ${words}`),
  );
  return (await Promise.all(found)).flat();
}

function foreignIn(texts: string[]) {
  const cleared = texts.map((text) =>
    text.replaceAll(ELSEWHERE, '').replaceAll(FILE_TYPES, '').replaceAll(/&\w+;/g, '').trim(),
  );
  return cleared.filter((text) => /\p{Script=Latin}/u.test(text));
}

/** Waits for so many emails, and returns what that to the visitor says. */
async function toVisitor(count: number): Promise<string[]> {
  const mails = await server.take(count);
  const mail = mails.find(({ to }) => !to.includes('agency@example.com')) as DeliveredEmail;
  const calendar = calendarOf(mail);
  const { SUMMARY = '', DESCRIPTION = '' } = calendar === null ? {} : readCalendar(calendar);
  return [shownHeader(mail.head, 'Subject'), plainTextOf(mail), SUMMARY, DESCRIPTION];
}

/** Returns values for the texts of all types. */
function textsOfAll() {
  const fields = contentTypes.flatMap((type) => Object.entries(type.fields));
  const texts = fields.filter(([, { kind, required }]) => kind === 'richText' || (required && /text$/i.test(kind)));
  return Object.fromEntries(texts.map(([name]) => [name, WRITTEN]));
}
