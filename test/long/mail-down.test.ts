import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { InboxTables } from '../api/app/inbox-tables.ts';
import { addPerson } from '../api/app/people.ts';
import { type TestApp, startApp } from '../api/app/app.ts';
import { type DeliveredEmail, startMailServer } from '../servers/mail-server.ts';

const COUNT = 500;
const PATIENCE = { timeout: 10 * 60_000, interval: 100 }; // ms

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

const message = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor.${number}@example.com`,
  phone: '555 0100',
  description: `We would like to talk about matter number ${number}.`,
});

async function openWith(smtpUrl: string) {
  const mail = { SMTP_URL: smtpUrl, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  const app = await startApp({ configured: { ...mail, RATE_LIMIT: 'off' } });
  cleanups.push(app.stop);
  return app;
}

const outboxOf = ({ services }: TestApp) =>
  services.database.kysely.withTables<InboxTables>().selectFrom('outbox').selectAll().execute();

const allSent = async (app: TestApp) => (await outboxOf(app)).every(({ sent_at }) => sent_at !== null);

const idOf = ({ head }: DeliveredEmail) => /^Message-ID: (.*)$/im.exec(head)?.[1]?.trim() ?? '';

/** Expects one Message-ID per email, and the same one for repetitions. */
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
async function startSilentServer() {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    sockets.add(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

async function startUnreachableServer() {
  const server = await startMailServer();
  await server.stop();
  return { url: server.url, stop: async () => {} };
}

test.each([
  ['is unreachable', startUnreachableServer],
  ['accepts connections and stays silent', startSilentServer],
])(
  `while the mail server %s, ${COUNT} messages are accepted; once it is back, all emails are sent`,
  async (_how, startBroken) => {
    const broken = await startBroken();
    const app = await openWith(broken.url);
    const { ask } = await addPerson(app, 'Sana');
    const references = new Set<string>();
    for (let number = 0; number < COUNT; number += 1) {
      const response = await app.post('/api/contact/store', message(number));
      expect(response.statusCode).toBe(201);
      references.add(response.json().reference);
      const { meta, data } = (await ask('GET', '/contact-messages?per_page=1')).body;
      expect([meta.total, data[0].reference]).toEqual([number + 1, response.json().reference]);
    }
    expect(references.size).toBe(COUNT);
    expect(await outboxOf(app)).toHaveLength(2 * COUNT);
    await expect.poll(async () => (await outboxOf(app)).some(({ failure }) => failure), PATIENCE).toBe(true);

    await broken.stop();
    const restarted = await startMailServer({ port: Number(new URL(broken.url).port) });
    cleanups.push(restarted.stop);
    await expect.poll(() => allSent(app), PATIENCE).toBe(true);
    expect(restarted.delivered).toHaveLength(2 * COUNT);
    expectAll(restarted.delivered, await outboxOf(app));
  },
);

test('emails whose connection is cut after their data are sent again under the same id', async () => {
  const server = await startMailServer({ cutsAfterData: 20 });
  cleanups.push(server.stop);
  const app = await openWith(server.url);
  for (let number = 0; number < 100; number += 1) await app.post('/api/contact/store', message(number));
  await expect.poll(() => allSent(app), PATIENCE).toBe(true);
  expect(server.delivered).toHaveLength(220);
  expectAll(server.delivered, await outboxOf(app));
});

test('a mail server that says after 20 seconds that it has accepted an email gets it once, and delays no other for long', async () => {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20_000));
  const server = await startMailServer({ onStep: (step) => (step === 'kept' ? pause() : undefined) });
  cleanups.push(server.stop);
  const app = await openWith(server.url);
  for (let number = 0; number < 3; number += 1) await app.post('/api/contact/store', message(number));
  await expect.poll(() => allSent(app), PATIENCE).toBe(true);
  expect(server.delivered).toHaveLength(6);
  expectAll(server.delivered, await outboxOf(app));
});

test('a mail server that takes two seconds for each step gets every email once', async () => {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2_000));
  const server = await startMailServer({ onStep: pause });
  cleanups.push(server.stop);
  const app = await openWith(server.url);
  await app.post('/api/contact/store', message(0));
  await app.post('/api/contact/store', message(1));
  await expect.poll(() => allSent(app), PATIENCE).toBe(true);
  expect(server.delivered).toHaveLength(4);
  expectAll(server.delivered, await outboxOf(app));
});
