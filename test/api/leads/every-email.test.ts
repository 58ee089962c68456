import { beforeAll, describe, expect, test, vi } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { type AnyInboxKind, emailKinds } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { type Language, languages, languageTagged, languageTags } from '../../../content/languages.ts';
import { rawEmail, readEmail } from '../../emails.ts';
import { answersApp } from '../app/answers-app.ts';
import { PUBLIC_URL } from '../app/app.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { tokenIn } from '../app/people.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
const VISITOR = /\.([\w-]+)@example\.com$/;
const TYPED = 'https://visitor.example/?a=1&b=2';
const ANSWERED = 'https://agency.example/offer?a=1&b=2';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
const always = { time_zone: 'UTC', hours: everyDay, exceptions: [], absences: [] };

const site = answersApp();
const { app, mails, mailbox, sana, omar } = site;
const outbox = () => app().services.database.kysely.withTables<InboxTables>().selectFrom('outbox');

interface Sent extends Awaited<ReturnType<typeof readEmail>> {
  kind: string;
  to: string;
  /** The language of the visitor; null if it is to somebody else. */
  language: Language | null;
}

const sent: Sent[] = [];
const ofKind = (kind: string) => sent.filter((email) => email.kind === kind);
const isToVisitor = ({ kind }: { kind: string }) => emailKinds.get(kind)?.to === 'visitor';

beforeAll(async () => {
  const visitors: { message: string; declined: string; moved: string }[] = [];
  const times = await freeTimes();
  for (const language of languageTags) {
    await sana().call('PUT', '/settings/1', { languages: [{ language, shown: true }] });
    const [message, declined] = [await receive(contactMessage, language), await receive(meeting, language)];
    visitors.push({ message, declined, moved: await receive(meeting, language, 'again.') });
    await book(times.shift() ?? '', language);
  }
  await sendAll();
  for (const { message, declined, moved } of visitors) {
    await omar().call('POST', `${message}/replies`, { text: `Hello!\n\n\n<b>See</b> ${ANSWERED}.\n  Omar & co.` });
    await sana().call('POST', `${declined}/decline`, {});
    await sana().call('POST', `${moved}/confirm`, {});
  }
  site.now = new Date(site.now.getTime() + MINUTE);
  await sendAll();
  for (const { moved } of visitors)
    await sana().call('POST', `${moved}/reschedule`, { time: nextDay().toISOString(), time_zone: 'Asia/Tokyo' });
  await sendAll();
  for (const { text } of ofKind('meeting rescheduled'))
    await app().request({ method: 'POST', url: `/meeting/cancel?token=${tokenIn(text)}` });
  await answer(visitors[0]?.message ?? '', ofKind('reply')[0]?.header('Message-ID') ?? '');
  await sendAll();
  const bookings = ofKind('meeting confirmed').filter(({ to }) => to.startsWith('booked.'));
  for (const { text } of bookings) await move(tokenIn(text), times.shift() ?? '');
  await sendAll();
  await handOver();
  await move(tokenIn(bookings[0]?.text ?? ''), times.shift() ?? '');
  await sendAll();
  site.now = new Date(Date.parse(times[0] ?? '') - DAY / 2);
  await app().services.meetingReminders.remind();
  await sendAll();
});

/** Lets visitors book Sana at any time of two weeks, and returns the times from the second of them on. */
async function freeTimes(): Promise<string[]> {
  await sana().call('PUT', '/availability', always);
  const kind = { name: 'Talk', status: 1, hosts: [sana().id], where: 'phone', reminder: true };
  await sana().call('POST', '/meeting-kinds', kind);
  const { data } = (await app().get('/api/slots?kind=talk&days=14')).json();
  return (data as { start: string }[]).slice(-60).map(({ start }) => start);
}

/** Has Omar hold what Sana has held. */
async function handOver() {
  await omar().call('PUT', '/availability', always);
  const { version } = (await sana().ask('GET', '/meeting-kinds/talk')).body.data;
  await sana().call('PUT', '/meeting-kinds/talk', { hosts: [omar().id], version });
}

async function book(time: string, language: Language) {
  const email = `booked.meeting.${language}@example.com`.toLowerCase();
  const subject = `Ein Laden & <i>mehr</i>, wie ${TYPED}`;
  const sending = { name: 'Ines "N." &amp; <Söhne>', email, time, kind: 'talk', subject };
  expect((await app().post('/api/meeting/store', sending)).statusCode).toBe(201);
}

async function move(token: string, time: string) {
  const response = await app().request({
    method: 'POST',
    url: `/meeting/move?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ time }).toString(),
  });
  expect(response.statusCode).toBe(200);
}

let days = 1;

/** Returns a time at which nobody has a meeting. */
function nextDay() {
  return new Date(site.now.getTime() + (days += 1) * DAY);
}

/** Has an item assigned, followed up, and our reply to it answered. */
async function answer(item: string, messageId: string) {
  await sana().call('PUT', item, { assignee_id: omar().id, follow_up: '2026-11-01' });
  await app().services.followUps.remind();
  mailbox().deliver(rawEmail({ answers: [messageId], body: `Yes & no, ${TYPED}` }));
  await site.read();
}

/** Sends an item as a visitor does who types what is awkward in HTML, and returns its address in the API. */
async function receive(kind: AnyInboxKind, language: Language, prefix = '') {
  const email = `${prefix}${kind.name}.${language}@example.com`.toLowerCase();
  const fields = itemOf(kind, { name: 'Ines "N." &amp; <Söhne>', email, time: nextDay() });
  await sendItem(app(), kind, { ...fields, [kind.text]: `Ein Laden & <i>mehr</i>, wie ${TYPED}` });
  return `/${kind.path}/${(await sana().ask('GET', `/${kind.path}?search=${email}`)).body.data[0].id}`;
}

/** Waits until all that is due is sent, and reads it. */
async function sendAll() {
  app().services.mailWorker.wake();
  const unsent = outbox().select(['kind', 'failure']).where('sent_at', 'is', null);
  await vi.waitFor(async () => expect(await unsent.execute()).toEqual([]), { timeout: 100_000 });
  const rows = await outbox().select(['message_id', 'kind']).execute();
  const kinds = new Map(rows.map(({ message_id, kind }) => [message_id, kind]));
  for (const { raw, to } of mails().delivered.splice(0)) {
    const email = await readEmail(raw);
    const kind = kinds.get(email.header('Message-ID') ?? '') ?? '';
    const [, tag = ''] = VISITOR.exec(to[0] ?? '') ?? [];
    sent.push({ ...email, kind, to: to[0] ?? '', language: languageTagged(tag) ?? null });
  }
}

test('each email that is declared is sent, to visitors in every language (B17)', () => {
  expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(emailKinds.keys()));
  const toVisitor = sent.filter(isToVisitor);
  const kinds = new Set(toVisitor.map(({ kind }) => kind));
  const languagesOf = (kind: string) => new Set(ofKind(kind).map(({ language }) => language));
  for (const kind of kinds) expect([kind, languagesOf(kind)]).toEqual([kind, new Set(languageTags)]);
});

test.each([...emailKinds.keys()])('of the email “%s”, text and HTML have the same words, and links of ours', (kind) => {
  for (const { text, links } of ofKind(kind)) {
    const ours = text.match(/https:\/\/plinth\.example\/\S+/g) ?? [];
    expect(new Set(links.filter((link) => link.startsWith(PUBLIC_URL)))).toEqual(new Set(ours));
  }
});

test.each([...emailKinds.keys()])('the HTML of the email “%s” is in its language, small, and loads nothing', (kind) => {
  for (const { html, language } of ofKind(kind)) {
    const tag = isToVisitor({ kind }) ? (language ?? '') : 'en';
    const words = `lang="${tag}" dir="${languages[tag as Language].dir}"`;
    for (const element of ['html', 'div']) expect(html).toContain(`<${element} ${words}`);
    expect(html.match(/<(?!\/?(?:html|head|meta|body|div|p|br|a)\b|!doctype)\S*/gi)).toBeNull();
    expect(html).not.toMatch(/\bsrc=|url\(|(?:color|background):/i);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  }
});

test('what strangers type is no link, and what a colleague writes is', () => {
  for (const { links } of sent.filter((email) => !isToVisitor(email))) expect(links).not.toContain(TYPED);
  for (const { links } of ofKind('reply')) expect(links).toEqual([ANSWERED]);
});

describe('an email', () => {
  test('says that a program has sent it, unless a person has', () => {
    for (const { kind, header } of sent) {
      const automatic = kind === 'confirmation' ? 'auto-replied' : 'auto-generated';
      expect([kind, header('Auto-Submitted')]).toEqual([kind, kind === 'reply' ? null : automatic]);
      expect([kind, header('X-Auto-Response-Suppress')]).toEqual([kind, kind === 'reply' ? null : 'OOF, AutoReply']);
    }
  });

  test('is answered to whom its reader means', () => {
    const answerers = Object.groupBy(sent, ({ kind }) => {
      if (isToVisitor({ kind })) return 'visitors';
      return ['assignment', 'reminder'].includes(kind) ? 'nobody' : 'team';
    });
    for (const { replyTo } of answerers.visitors ?? []) expect(replyTo).toEqual(['agency@northlight.test']);
    for (const { replyTo } of answerers.team ?? []) expect(replyTo).toEqual([expect.stringMatching(VISITOR)]);
    for (const { replyTo } of answerers.nobody ?? []) expect(replyTo).toEqual([]);
  });
});
