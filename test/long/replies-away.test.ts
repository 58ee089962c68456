import { afterEach, expect, test } from 'vitest';
import { contactMessage } from '../../content/inbox/contact-message.ts';
import { type ApiClient, createApiClient, overNetwork } from '../api-client.ts';
import { itemOf } from '../api/app/inbox-items.ts';
import { freePort } from '../servers/free-port.ts';
import { prepareKillablePair } from '../servers/killable-pair.ts';
import { startMailServer } from '../servers/mail-server.ts';

const ITEMS = 20;
const EACH = 5; // replies
const PATIENCE = { timeout: 10 * 60_000, interval: 500 }; // ms

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

interface Reply {
  text: string;
  status: string;
  failure: string | null;
}

test(`${ITEMS * EACH} replies of two processes to a mail server that is away arrive once each, in their order`, async () => {
  const port = await freePort();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  const pair = await prepareKillablePair({ ...smtp, RATE_LIMIT: 'off' });
  cleanups.push(pair.stop);
  await pair.start(0);
  await pair.start(1);
  const clients = await pair.signIn();
  const items = await sendMessages();
  for (let number = 1; number <= EACH; number += 1)
    for (const [place, item] of items.entries())
      await clientFor(place + number).call('POST', `${item}/replies`, { text: `Reply ${number}` });
  const firstReplies = async () => Promise.all(items.map(async (item) => (await repliesTo(item))[0]));
  await expect.poll(async () => (await firstReplies()).every((reply) => reply?.failure), PATIENCE).toBe(true);

  const mails = await startMailServer({ port });
  cleanups.push(mails.stop);
  const back = performance.now();
  const all = async () => (await Promise.all(items.map(repliesTo))).flat();
  await expect.poll(async () => (await all()).every(({ status }) => status === 'sent'), PATIENCE).toBe(true);
  console.log(`${ITEMS * EACH} replies ${Math.round(performance.now() - back)} ms after the mail server is back`);
  const replies = mails.delivered.filter(({ head }) => /^Subject: Re: /m.test(head));
  const inOrder = Array.from({ length: EACH }, (_, index) => `Reply ${index + 1}`);
  const byVisitor = Map.groupBy(replies, ({ to }) => to[0]);
  expect(byVisitor.size).toBe(ITEMS);
  for (const [, theirs] of byVisitor) expect(theirs.map(({ text }) => /Reply \d/.exec(text)?.[0])).toEqual(inOrder);

  function clientFor(place: number): ApiClient {
    return clients[place % 2 === 0 ? 0 : 1];
  }

  async function sendMessages() {
    for (let number = 0; number < ITEMS; number += 1) {
      const visitor = createApiClient(overNetwork(pair.origins[number % 2] ?? ''));
      const message = itemOf(contactMessage, { name: `Visitor ${number}`, email: `visitor${number}@example.com` });
      await visitor.call('POST', '/contact/store', message);
    }
    const messages = await clients[0].all<{ id: number }>('/contact-messages');
    return messages.map(({ id }) => `/contact-messages/${id}`);
  }

  async function repliesTo(item: string) {
    return (await clients[0].call<{ data: { replies: Reply[] } }>('GET', `${item}/replies`)).data.replies;
  }
});
