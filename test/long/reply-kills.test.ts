import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { contactMessage } from '../../content/inbox/contact-message.ts';
import { itemOf } from '../api/app/inbox-items.ts';
import { rawEmail } from '../emails.ts';
import { startImapServer } from '../servers/imap-server.ts';
import { prepareServer } from '../servers/killable-server.ts';
import { type MailStep, startMailServer } from '../servers/mail-server.ts';

/** Some take a minute: so long is a job claimed by a process that has died. */
const CYCLES = Number(process.env['CYCLES'] ?? 10);
const PATIENCE = { timeout: 10 * 60_000, interval: 500 }; // ms
const BETWEEN_REPLIES = 700; // ms

/** What happens between start and kill, and is followed by the kill. */
type Moment = MailStep | 'drafted' | 'replied' | 'undone' | 'fetched';

const moments: Moment[] = [
  'replied',
  'kept',
  'undone',
  'data',
  'fetched',
  'drafted',
  'sender',
  'undone',
  'kept',
  'fetched',
];

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

interface Reply {
  id: number;
  text: string;
  status: string;
}

/** What was asked for, and what of it was acknowledged. */
const ledger = { sent: new Set<string>(), undone: new Set<string>(), answers: [] as string[], drafts: 0, counted: 0 };

test(`killed ${CYCLES} times while people reply, undo and are answered, no word is lost and none sent or stored twice`, async () => {
  let awaited: { moment: Moment; left: number } | null = null;
  const happened = (moment: Moment) => {
    if (awaited?.moment !== moment || (awaited.left -= 1) > 0) return;
    awaited = null;
    server.strike();
  };
  const mails = await startMailServer({ onStep: happened });
  cleanups.push(mails.stop);
  const mailbox = await startImapServer({
    onCommand: (command) => (command === 'UID FETCH' ? happened('fetched') : undefined),
  });
  cleanups.push(mailbox.stop);
  const smtp = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  const server = await prepareServer({ ...smtp, IMAP_URL: mailbox.url });
  cleanups.push(server.stop);
  await server.start();
  const thread = await sendMessages();
  const client = await server.signIn();
  const [drafts, undoing, sending] = await itemsOf(['drafts', 'undoing', 'sending']);

  /** The place in the order of deliveries at which each kill came. */
  const kills: number[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    if (cycle > 0) await server.start();
    await expectDrafts();
    const subjects = [`Answer ${cycle}.1`, `Answer ${cycle}.2`];
    mailbox.deliver(...subjects.map((subject) => rawEmail({ subject, answers: [thread] })));
    ledger.answers.push(...subjects);
    awaited = { moment: moments[cycle % moments.length] ?? 'replied', left: 1 + (cycle % 3) };
    await Promise.all([goOnDrafting(), goOnUndoing(cycle), goOnReplying(cycle)]);
    await server.kill();
    kills.push(mails.delivered.length);
  }
  await server.start();
  await expectDrafts();
  await expect
    .poll(async () => (await repliesTo(sending)).every(({ status }) => status === 'sent'), PATIENCE)
    .toBe(true);
  await expect
    .poll(async () => (await repliesTo(undoing)).every(({ status }) => status === 'sent'), PATIENCE)
    .toBe(true);

  const delivered = mails.delivered.map(({ text, head }, place) => ({
    text: /\b(?:Sent|Undone) \d+\.\d+\.?/.exec(text)?.[0] ?? '',
    messageId: /^Message-ID: (\S+)/im.exec(head)?.[1] ?? '',
    place,
  }));
  const texts = new Set(delivered.map(({ text }) => text));
  expect([...ledger.sent].filter((text) => !texts.has(text))).toEqual([]);
  expect([...ledger.undone].filter((text) => texts.has(text))).toEqual([]);
  const repeated = [...Map.groupBy(delivered, ({ messageId }) => messageId).values()].filter(
    ({ length }) => length > 1,
  );
  // The mail server had it when the kill came, and nobody knew.
  for (const [first] of repeated) expect(kills).toContain((first?.place ?? 0) + 1);
  const ofText = Map.groupBy(
    delivered.filter(({ text }) => text),
    ({ text }) => text,
  );
  for (const [, copies] of ofText) expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);

  const stored = async () => {
    const { data } = await client.call<{ data: { answers: { subject: string }[] } }>('GET', `${sending}/replies`);
    return data.answers.map(({ subject }) => subject).toSorted();
  };
  await expect.poll(async () => (await stored()).length, PATIENCE).toBe(ledger.answers.length);
  expect(await stored()).toEqual(ledger.answers.toSorted());
  expect(mailbox.refused).toEqual([]);
  const { sent, undone, counted, answers } = ledger;
  console.log(
    `${CYCLES} kills: ${sent.size} replies and ${undone.size} undone ones acknowledged, ${counted} drafts, ${answers.length} answers; ${repeated.length} emails that were under way arrived again`,
  );

  /** Sends a message for each purpose, and returns the Message-ID of the confirmation of the last one. */
  async function sendMessages() {
    for (const name of ['drafts', 'undoing', 'sending'])
      await server.send(itemOf(contactMessage, { name, email: `${name}@example.com` }));
    const confirmation = (await mails.take(6)).find(({ to }) => to[0] === 'sending@example.com');
    return /^Message-ID: (\S+)/im.exec(confirmation?.head ?? '')?.[1] ?? '';
  }

  async function itemsOf(names: string[]) {
    const messages = await client.all<{ id: number; name: string }>('/contact-messages');
    const pathOf = (name: string) => `/contact-messages/${messages.find((message) => message.name === name)?.id}`;
    return names.map(pathOf) as [string, string, string];
  }

  async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) {
    try {
      return await client.ask(method, path, body);
    } catch {
      return null;
    }
  }

  async function repliesTo(item: string) {
    return (await client.call<{ data: { replies: Reply[] } }>('GET', `${item}/replies`)).data.replies;
  }

  async function draftOf(item: string) {
    const { data } = await client.call<{ data: { draft: { text: string; version: number } | null } }>(
      'GET',
      `${item}/replies`,
    );
    return data.draft;
  }

  /** Every draft holds at least what was acknowledged of it. */
  async function expectDrafts() {
    const draft = await draftOf(drafts);
    expect(Number(draft?.text ?? 0)).toBeGreaterThanOrEqual(ledger.drafts);
    const restored = (await draftOf(undoing))?.text ?? '';
    for (const text of ledger.undone) expect(restored).toContain(text);
  }

  async function goOnDrafting() {
    let { text, version = null } = { text: '0', ...(await draftOf(drafts)) } as {
      text: string;
      version?: number | null;
    };
    for (;;) {
      text = String(Number(text) + 1);
      const answer = await ask('PUT', `${drafts}/replies/draft`, { text, version });
      if (!answer) return;
      expect(answer.status).toBe(200);
      ({ version } = answer.body.data);
      ledger.drafts = Number(text);
      ledger.counted += 1;
      happened('drafted');
      await wait(100);
    }
  }

  async function goOnUndoing(cycle: number) {
    for (let count = 1; ; count += 1) {
      const text = `Undone ${cycle}.${count}.`;
      const reply = await ask('POST', `${undoing}/replies`, { text });
      if (!reply) return;
      const undo = await ask('DELETE', `${undoing}/replies/${reply.body.data.id}`);
      if (!undo) return;
      expect(undo.status).toBe(200);
      ledger.undone.add(text);
      happened('undone');
      await wait(BETWEEN_REPLIES);
    }
  }

  async function goOnReplying(cycle: number) {
    for (let count = 1; ; count += 1) {
      const text = `Sent ${cycle}.${count}.`;
      const reply = await ask('POST', `${sending}/replies`, { text });
      if (!reply) return;
      expect(reply.status).toBe(201);
      ledger.sent.add(text);
      happened('replied');
      await wait(BETWEEN_REPLIES);
    }
  }
});
