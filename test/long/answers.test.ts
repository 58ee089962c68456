import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { contactMessage } from '../../content/inbox/contact-message.ts';
import { readMailboxHealth } from '../../server/leads/answers/mailbox-state.ts';
import { type TestApp, startApp } from '../api/app/app.ts';
import { itemOf, sendItem } from '../api/app/inbox-items.ts';
import type { InboxTables } from '../api/app/inbox-tables.ts';
import { rawEmail } from '../emails.ts';
import { type EmailSizes, hostileEmails, LARGEST, MODERATE } from '../hostile/emails.ts';
import { startDovecot } from '../servers/dovecot.ts';
import { startImapServer } from '../servers/imap-server.ts';
import { prepareServer } from '../servers/killable-server.ts';
import { startMailServer } from '../servers/mail-server.ts';

const COUNT = Number(process.env['EMAILS'] ?? 2_000);
/** A minute each: so long is a job claimed by a process that has died. */
const KILLS = Number(process.env['KILLS'] ?? 10);
const LONGEST_STALL = 50; // ms
const PATIENCE = { timeout: 5 * 60_000, interval: 200 }; // ms

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

const messageIdIn = (head = '') => /^Message-ID: (<.*>)$/im.exec(head)?.[1] ?? '';

/** Opens an app with a message, and returns it with the Message-ID of its confirmation. */
async function openWith(IMAP_URL: string) {
  const mails = await startMailServer();
  cleanups.push(mails.stop);
  const configured = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', RATE_LIMIT: 'off', IMAP_URL };
  const app = await startApp({ configured });
  cleanups.push(app.stop);
  await sendItem(app, contactMessage, itemOf(contactMessage));
  const confirmation = (await mails.take(2)).find(({ to }) => to[0] === 'ines@example.com');
  return { app, thread: [messageIdIn(confirmation?.head)] };
}

function answersIn({ services }: TestApp) {
  const answers = services.database.kysely.withTables<InboxTables>().selectFrom('answers');
  return answers.select(['subject', 'text', 'is_unreadable']).orderBy('id').execute();
}

async function read({ services }: TestApp) {
  await services.answerReading?.readNew();
  expect(await readMailboxHealth(services.database)).toMatchObject({ failure: null });
}

test(`${COUNT} hostile emails in a real mailbox hold up neither the server nor one another, and stay as they are`, async () => {
  const mailbox = await startDovecot();
  cleanups.push(mailbox.stop);
  const { app, thread } = await openWith(mailbox.url);
  // Starts the processes that read.
  mailbox.deliver(rawEmail({ subject: 'First', answers: thread }), rawEmail({ subject: 'Of nobody' }));
  await read(app);
  const names = Object.keys(hostileEmails);
  const stalls: string[] = [];
  const began = performance.now();
  let [delivered, longest] = [1, 0];
  for (let count = 0; count < COUNT; count += 1) {
    const name = names[count % names.length] ?? '';
    const sizes = count < names.length ? LARGEST : scaled(MODERATE, 1 + (count % 50));
    let stall = Infinity;
    // What else the machine does may hold it up once, not each time.
    for (let attempt = 1; attempt <= 3 && stall > LONGEST_STALL; attempt += 1) {
      mailbox.deliver(hostileEmails[name]?.(sizes, thread) ?? '');
      delivered += 1;
      stall = Math.min(stall, await longestStallOf(() => read(app)));
    }
    longest = Math.max(longest, stall);
    if (stall > LONGEST_STALL) stalls.push(`${stall} ms by ${name}`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${delivered - 1} hostile emails in ${seconds} s, the longest stall ${longest} ms`);
  const answers = await answersIn(app);
  expect(answers).toHaveLength(delivered);
  // A million lines are beyond the memory that the parser gets.
  expect(answers.filter(({ is_unreadable }) => is_unreadable === 1).length).toBeLessThanOrEqual(3);
  expect(stalls).toEqual([]);
  expect(mailbox.names().filter((name) => /,[A-Z]*[SRFTD]/.test(name))).toEqual([]);

  mailbox.renumber();
  mailbox.deliver(rawEmail({ subject: 'Last', answers: thread }));
  await read(app);
  expect(await answersIn(app)).toHaveLength(answers.length + 1);
});

async function longestStallOf(work: () => Promise<void>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await setTimeout(0);
  delay.enable();
  await work();
  delay.disable();
  return Math.round(delay.max / 1e6);
}

function scaled({ bytes, parts, depth, references }: EmailSizes, divisor: number): EmailSizes {
  const part = (size: number) => Math.ceil(size / divisor);
  return { bytes: part(bytes), parts: part(parts), depth: part(depth), references: part(references) };
}

test(`killed ${KILLS} times while it reads, the server loses no answer and stores none twice`, async () => {
  const mails = await startMailServer();
  cleanups.push(mails.stop);
  let left = Infinity;
  const mailbox = await startImapServer({
    onCommand: (command) => {
      if (command !== 'UID FETCH' || (left -= 1) > 0) return;
      left = Infinity;
      server.strike();
    },
  });
  cleanups.push(mailbox.stop);
  const mail = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', IMAP_URL: mailbox.url };
  const server = await prepareServer(mail);
  cleanups.push(server.stop);
  await server.start();
  await server.send(itemOf(contactMessage));
  const thread = [messageIdIn((await mails.take(2)).find(({ to }) => to[0] === 'ines@example.com')?.head)];
  await server.kill();

  const count = (number: number) => Array.from({ length: 3 }, (_, place) => `Answer ${number}.${place}`);
  for (let number = 0; number < KILLS; number += 1) {
    const file = { type: 'text/plain', body: `Round ${number}` };
    mailbox.deliver(...count(number).map((subject) => rawEmail({ subject, answers: thread, ...file })));
    left = 1 + (number % 4);
    await server.start();
    await expect.poll(() => left === Infinity, PATIENCE).toBe(true);
    await server.kill();
  }
  left = Infinity;
  await server.start();
  const client = await server.signIn();
  const [message] = await client.all<{ id: number }>('/contact-messages');
  const subjects = async () => {
    const { data } = await client.call<{ data: { answers: { subject: string }[] } }>(
      'GET',
      `/contact-messages/${message?.id}/replies`,
    );
    return data.answers.map(({ subject }) => subject);
  };
  const all = Array.from({ length: KILLS }, (_, number) => count(number)).flat();
  await expect.poll(async () => (await subjects()).length, PATIENCE).toBe(all.length);
  expect((await subjects()).toSorted()).toEqual(all.toSorted());
  expect(mailbox.refused).toEqual([]);
});
