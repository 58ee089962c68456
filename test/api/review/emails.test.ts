import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { LeadTables } from '../../../server/leads/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { shownHeader, startMailServer } from '../../servers/mail-server.ts';
import { beginDraft, type Link, saveDraft, share } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { hiddenFieldsOf, sendForm } from '../app/documents/html-form.ts';
import { addPerson } from '../app/people.ts';
import { runCleanup } from '../app/run-cleanup.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;

let now = Date.now();
let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let will: Person;
let ruth: Person;
let omar: Person;
let draft: number;
beforeAll(async () => {
  mails = await startMailServer();
  const configured = { SMTP_URL: mails.url, MAIL_RETRY_SECONDS: '1', RATE_LIMIT: 'off' };
  app = await startApp({ clock: () => new Date(now), configured });
  will = await addPerson(app, 'Will', 'writer');
  ruth = await addPerson(app, 'Ruth', 'editor');
  omar = await addPerson(app, 'Omar', 'editor');
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(async () => {
  draft = await beginDraft(will, review, null, { project_name: 'Shop', feedback: 'First' });
});

const handOver = (by: Pick<ApiClient, 'ask'>, body: object = {}) => by.ask('POST', `/drafts/${draft}/review`, body);
const handBack = (by: Pick<ApiClient, 'ask'>, body: object = {}) => by.ask('DELETE', `/drafts/${draft}/review`, body);
const comment = (by: Pick<ApiClient, 'ask'>, text: string, more: object = {}) =>
  by.ask('POST', `/drafts/${draft}/comments`, { text, ...more });
const outbox = () => app.services.database.kysely.withTables<LeadTables>().selectFrom('outbox').selectAll();

/** Lets minutes pass, and returns the emails that are sent then, by whom they are addressed to. */
async function mailsAfter(minutes: number) {
  now += minutes * MINUTE;
  app.services.mailWorker.wake();
  await expect
    .poll(async () => (await outbox().where('due_at', '<=', new Date(now).toISOString()).execute()).length)
    .toBe(0);
  await expect
    .poll(async () => (await outbox().where('attempts', '>', 0).where('due_at', 'is not', null).execute()).length)
    .toBe(0);
  const sent = mails.delivered.splice(0).map(({ to, head, text }) => ({
    to: to.join(),
    head,
    text: text.replaceAll('\r\n', '\n'),
  }));
  return sent.toSorted((a, b) => a.to.localeCompare(b.to));
}

const subjectOf = ({ head }: { head: string }) => /^Subject: (.*(?:\r\n .*)*)$/m.exec(head)?.[1] ?? '';
const recipients = (sent: { to: string }[]) => sent.map(({ to }) => to);

test('whoever is handed a draft is emailed by whom, what it is and where; whoever gets it back, too', async () => {
  await handOver(will, { to: ruth.id, text: 'Please check <b>the numbers</b>.' });
  expect(await mailsAfter(0)).toEqual([]);
  const [request, ...others] = await mailsAfter(2);
  expect([request?.to, others]).toEqual([ruth.email, []]);
  expect(request?.text).toContain('Will asks for your review of this draft:\nPlease check <b>the numbers</b>.');
  expect(request?.text).toContain(`https://plinth.example/admin/reviews/create?draft=${draft}`);
  expect(request?.text).toContain('https://plinth.example/admin/account');
  expect(request?.text).not.toContain('<body><b>');
  await handBack(ruth, { text: 'They are of last year.' });
  const [back] = await mailsAfter(2);
  expect([back?.to, back?.text]).toEqual([will.email, expect.stringContaining('They are of last year.')]);
});

test('all who publish are emailed about a draft for all of them, but not who hands it over', async () => {
  await handOver(omar);
  expect(recipients(await mailsAfter(2))).toEqual([ruth.email]);
});

test('nobody is emailed about a draft that was taken back, published or discarded in the meantime', async () => {
  await handOver(will, { to: ruth.id });
  await handBack(will);
  expect(await mailsAfter(2)).toEqual([]);
  await handOver(will, { to: ruth.id });
  await will.ask('DELETE', `/drafts/${draft}`);
  expect(await mailsAfter(2)).toEqual([]);
});

test('many comments within minutes are one email to each of those who take part, and none to oneself', async () => {
  await comment(ruth, 'Why?', { field: 'feedback', quote: 'First' });
  expect(await mailsAfter(2)).toEqual([]);
  await comment(ruth, 'And when?');
  await comment(will, 'Tomorrow.');
  const [toWill, ...none] = await mailsAfter(4);
  expect(none).toEqual([]);
  const [toRuth, ...others] = await mailsAfter(4);
  expect(others).toEqual([]);
  expect(toRuth).toMatchObject({ to: ruth.email, text: expect.stringContaining('Will:\nTomorrow.') });
  expect(toRuth?.text).not.toContain('Why?');
  expect(toWill?.to).toBe(will.email);
  expect(toWill?.text).toMatch(/Ruth, on \S+First\S+:\nWhy\?/);
  expect(toWill?.text).toContain('Ruth:\nAnd when?');
  expect(await mailsAfter(10)).toEqual([]);
  await comment(ruth, 'Later.');
  const [again] = await mailsAfter(6);
  expect([again?.to, again?.text.includes('Why?')]).toEqual([will.email, false]);
});

test('a client who comments or approves is announced to who began the draft, and who shared it', async () => {
  const link: Link = await share(omar, draft);
  const fields = async () => ({ ...(await hiddenFieldsOf(app, link.path)), name: 'Anna' });
  await sendForm(app, link.path, { ...(await fields()), text: 'Lovely.' });
  const comments = await mailsAfter(6);
  expect(recipients(comments)).toEqual([omar.email, will.email]);
  expect(comments[0]?.text).toContain('Anna:\nLovely.');
  await sendForm(app, link.path, { ...(await fields()), text: 'Print it.', decision: 'approved' });
  const decisions = await mailsAfter(6);
  expect(recipients(decisions)).toEqual([omar.email, will.email]);
  expect(decisions[0]?.text).toContain('Anna approves this draft:\nPrint it.');
});

test('who scheduled a draft, and who began it, are told once that it was not published, and why', async () => {
  const time = new Date(now + 60 * MINUTE).toISOString();
  expect((await ruth.ask('POST', `/drafts/${draft}/schedule`, { time })).status).toBe(201);
  expect(await mailsAfter(59)).toEqual([]);
  now += MINUTE;
  for (let times = 0; times < 2; times += 1) await app.services.scheduleRunner.applyDue();
  const sent = await mailsAfter(1);
  expect(recipients(sent)).toEqual([ruth.email, will.email]);
  const refusal = 'The schedule of Ruth could not publish this draft:\nClient Name is required.';
  for (const { text } of sent) expect(text).toContain(refusal);
  for (const { head } of sent)
    expect(shownHeader(head, 'Subject')).toBe('The schedule of Ruth could not publish “Shop”');
  expect(await mailsAfter(10)).toEqual([]);
});

test('each kind can be switched off, and on again, by oneself alone', async () => {
  const { data } = (await will.ask('GET', '/account/emails')).body;
  expect(data).toEqual({
    'handed over': true,
    'handed back': true,
    commented: true,
    decided: true,
    'not published': true,
  });
  const { body } = await will.ask('PUT', '/account/emails', { commented: false });
  expect([body.message, body.data]).toEqual(['Emails Chosen!', { ...data, commented: false }]);
  await comment(ruth, 'Why?');
  await handOver(will, { to: ruth.id });
  await handBack(ruth, { text: 'Read my comment.' });
  expect(recipients(await mailsAfter(6))).toEqual([will.email]);
  await will.ask('PUT', '/account/emails', { commented: true });
  await comment(ruth, 'Well?');
  expect(recipients(await mailsAfter(6))).toEqual([will.email]);
  expect((await ruth.ask('GET', '/account/emails')).body.data).toEqual(data);
  for (const wrong of [{ commented: 'no' }, ['commented']])
    expect((await will.ask('PUT', '/account/emails', wrong)).status).toBe(422);
});

test('whoever may not see the draft any more is told nothing of it', async () => {
  const wim = await addPerson(app, `Wim${draft}`, 'editor');
  await comment(wim, 'Hello');
  await mailsAfter(6);
  await comment(ruth, 'Secret');
  await app.services.accounts.people.changeRole(wim.id, { role: 'writer' }, { id: null, name: 'Test' });
  expect(recipients(await mailsAfter(6))).toEqual([will.email]);
});

test('a subject names the draft, whatever is written in its title', async () => {
  await saveDraft(will, draft, { project_name: 'Shop\r\nBcc: eve@example.com' });
  await handOver(will, { to: ruth.id });
  const [request] = await mailsAfter(2);
  expect(request?.head).not.toMatch(/^Bcc/m);
  expect(subjectOf(request ?? { head: '' })).toBeTruthy();
});

test('an email about a translation says in which language it is', async () => {
  const sana = await addPerson(app, 'Sana');
  await sana.call('PUT', '/settings/1', { languages: ['en', 'de'].map((language) => ({ language, shown: true })) });
  const key = String(await app.create(review, { project_name: 'Shop', feedback: 'First' }));
  const translation = { type: review.path, key, language: 'de', fields: { feedback: 'Erstens' } };
  draft = (await will.call<{ data: { id: number } }>('POST', '/drafts', translation)).data.id;
  await handOver(will, { to: ruth.id });
  const [request] = await mailsAfter(2);
  expect(shownHeader(request?.head ?? '', 'Subject')).toMatch(/^Will asks for your review of “.*” in German$/);
  expect(request?.text).toMatch(/ in German\n\S+\/admin\/reviews\/edit\/\d+\?language=de/);
});

test('emails about drafts are news for two days, and forgotten after a month', async () => {
  await comment(ruth, 'Why?');
  now += 3 * DAY;
  expect(await mailsAfter(0)).toEqual([]);
  expect(await outbox().where('item_kind', '=', 'draft').execute()).not.toEqual([]);
  now += 31 * DAY;
  await runCleanup(app.services);
  expect(await outbox().where('item_kind', '=', 'draft').execute()).toEqual([]);
});
