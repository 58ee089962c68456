import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { InboxTables } from '../api/app/inbox-tables.ts';
import { addPerson } from '../api/app/people.ts';
import { type TestApp, startApp } from '../api/app/app.ts';
import { type DeliveredEmail, startMailServer } from '../mail-server.ts';

const COUNT = 500;
const PATIENCE = { timeout: 10 * 60_000, interval: 100 }; // ms

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

const message = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor.${number}@example.com`,
  phone: '555 0100',
  description: `We would like to talk about matter number ${number}.`,
});

async function plinthWith(smtpUrl: string) {
  const mail = { SMTP_URL: smtpUrl, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  const app = await startApp({ configured: { ...mail, RATE_LIMIT: 'off' } });
  ending.push(app.stop);
  return app;
}

const outboxOf = ({ services }: TestApp) =>
  services.database.kysely.withTables<InboxTables>().selectFrom('outbox').selectAll().execute();

const allSent = async (app: TestApp) => (await outboxOf(app)).every(({ sent_at }) => sent_at !== null);

const idOf = ({ head }: DeliveredEmail) => /^Message-ID: (.*)$/im.exec(head)?.[1]?.trim() ?? '';

/** Expects every email under an id of its own, and repeated ones under the same. */
function expectAll(mails: DeliveredEmail[], outbox: { message_id: string }[]) {
  const ids = new Map<string, string>();
  for (const mail of mails) {
    const content = `${mail.to.join()} ${/^Subject: (.*)$/m.exec(mail.head)?.[1]}`;
    expect(ids.get(idOf(mail)) ?? content).toBe(content);
    ids.set(idOf(mail), content);
  }
  expect(ids.size).toBe(outbox.length);
  expect(new Set(ids.values()).size).toBe(outbox.length);
  expect(new Set(ids.keys())).toEqual(new Set(outbox.map(({ message_id }) => message_id)));
}

/** Accepts connections and stays silent. */
async function startSilence() {
  const sockets = new Set<{ destroy: () => void }>();
  const silence = createServer((socket) => {
    socket.on('error', () => {});
    sockets.add(socket);
  }).listen(0, '127.0.0.1');
  await once(silence, 'listening');
  const { port } = silence.address() as AddressInfo;
  const stop = async () => {
    const closed = once(silence.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

async function startRefusal() {
  const server = await startMailServer();
  await server.stop();
  return { url: server.url, stop: async () => {} };
}

test.each([
  ['turns connections down', startRefusal],
  ['takes them and says nothing', startSilence],
])(
  `while the mail server %s, ${COUNT} messages are taken; once it is back every mail comes`,
  async (_how, startTrouble) => {
    const trouble = await startTrouble();
    const app = await plinthWith(trouble.url);
    const { ask } = await addPerson(app, 'Sana');
    const references = new Set<string>();
    for (let number = 0; number < COUNT; number += 1) {
      const answer = await app.post('/api/contact/store', message(number));
      expect(answer.statusCode).toBe(201);
      references.add(answer.json().reference);
      const { meta, data } = (await ask('GET', '/contact-messages?per_page=1')).body;
      expect([meta.total, data[0].reference]).toEqual([number + 1, answer.json().reference]);
    }
    expect(references.size).toBe(COUNT);
    expect(await outboxOf(app)).toHaveLength(2 * COUNT);
    await expect.poll(async () => (await outboxOf(app)).some(({ failure }) => failure), PATIENCE).toBe(true);

    await trouble.stop();
    const back = await startMailServer({ port: Number(new URL(trouble.url).port) });
    ending.push(back.stop);
    await expect.poll(() => allSent(app), PATIENCE).toBe(true);
    expect(back.delivered).toHaveLength(2 * COUNT);
    expectAll(back.delivered, await outboxOf(app));
  },
);

test('emails whose connection is cut after their data are sent again under the same id', async () => {
  const server = await startMailServer({ cutsAfterData: 20 });
  ending.push(server.stop);
  const app = await plinthWith(server.url);
  for (let number = 0; number < 100; number += 1) await app.post('/api/contact/store', message(number));
  await expect.poll(() => allSent(app), PATIENCE).toBe(true);
  expect(server.delivered).toHaveLength(220);
  expectAll(server.delivered, await outboxOf(app));
});

test('emails that a hanging mail server has received are sent again under the same id', async () => {
  let isHanging = true;
  const release: (() => void)[] = [];
  const server = await startMailServer({
    at: async (step) => {
      if (step === 'kept' && isHanging) await new Promise<void>((resolve) => release.push(resolve));
    },
  });
  ending.push(server.stop);
  const app = await plinthWith(server.url);
  await app.post('/api/contact/store', message(0));
  await expect.poll(async () => (await outboxOf(app)).some(({ failure }) => failure), PATIENCE).toBe(true);
  isHanging = false;
  for (const letGo of release) letGo();
  await expect.poll(() => allSent(app), PATIENCE).toBe(true);
  expect(server.delivered.length).toBeGreaterThan(2);
  expectAll(server.delivered, await outboxOf(app));
});

test('a mail server that takes two seconds for each step gets every email once', async () => {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2_000));
  const server = await startMailServer({ at: pause });
  ending.push(server.stop);
  const app = await plinthWith(server.url);
  await app.post('/api/contact/store', message(0));
  await app.post('/api/contact/store', message(1));
  await expect.poll(() => allSent(app), PATIENCE).toBe(true);
  expect(server.delivered).toHaveLength(4);
  expectAll(server.delivered, await outboxOf(app));
});
