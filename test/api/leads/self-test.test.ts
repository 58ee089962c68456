import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { runCommand } from '../../servers/command.ts';
import { freePort } from '../../servers/free-port.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

async function open(configured: Record<string, string>) {
  const port = await freePort();
  const app = await startApp({
    configured: { NOTIFY_EMAIL: 'agency@example.com', PORT: String(port), ...configured },
  });
  cleanups.push(app.stop);
  const { ask } = await addPerson(app, 'Sana');
  const overview = async () => (await ask('GET', '/overview')).body.data;
  const run = async () => (await ask('POST', '/leads/self-test')).body;
  return { app, port, ask, overview, run };
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  cleanups.push(server.stop);
  return server;
}

async function remainingRows({ services }: TestApp) {
  const leads = services.database.kysely.withTables<InboxTables>();
  const queries = [leads.selectFrom('contact_messages').select('id'), leads.selectFrom('outbox').select('id')] as const;
  return (await Promise.all(queries.map((rows) => rows.execute()))).flat();
}

test('a test message is emailed to the agency only, marked as a test, and removed', async () => {
  const server = await mailServer();
  const { app, port, overview, run } = await open({ SMTP_URL: server.url });
  await app.listen(port);
  expect((await overview()).self_test).toBeNull();
  const sentence = 'The message was accepted, stored, and emailed to the agency.';
  expect(await run()).toMatchObject({ data: { failed: null, sentence }, message: sentence });
  expect((await overview()).self_test).toMatchObject({ failed: null, sentence, at: expect.any(String) });
  expect(await remainingRows(app)).toEqual([]);

  await app.post('/api/contact/store', message);
  const mails = await server.take(3);
  expect(mails.map(({ to }) => to[0])).toEqual(['agency@example.com', 'agency@example.com', message.email]);
  const [notification] = mails;
  expect(notification?.head).toMatch(/^Subject: Test: Message from Plinth self-test \(\S+\)$/m);
  expect(notification?.head).not.toMatch(/^Reply-To:/m);
  expect(notification?.text).toContain('This is a test: ');
  expect(mails.slice(1).some(({ head }) => head.includes('Test:'))).toBe(false);
});

test('a running test is neither counted nor listed, and a forged address is no test', async () => {
  // A silent mail server keeps the message in place.
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { app, port, ask, overview, run } = await open({
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });
  await app.listen(port);
  await app.post('/api/contact/store', { ...message, email: `self-test-${'0'.repeat(32)}@plinth.invalid` });
  const running = run();
  await expect.poll(async () => (await remainingRows(app)).length).toBe(6);
  expect((await overview()).messages).toBe(1);
  expect((await ask('GET', '/leads/new')).body.data.messages).toBe(1);
  const { data } = (await ask('GET', '/contact-messages')).body;
  expect(data).toMatchObject([{ name: message.name }]);
  expect((await ask('GET', '/contact-messages/2')).status).toBe(404);
  expect((await ask('PUT', '/contact-messages', { ids: [2], status: 'won' })).status).toBe(404);
  silent.closeAllConnections();
  silent.close();
  expect(await running).toMatchObject({ data: { failed: 'mailed' } });
  expect((await ask('GET', '/contact-messages')).body.data).toHaveLength(1);
});

test('an unreachable or refusing server is reported', async () => {
  const { port, run, overview } = await open({});
  const unreachable = await run();
  expect(unreachable).toMatchObject({
    data: { failed: 'accepted', sentence: expect.stringContaining('ECONNREFUSED') },
  });
  const busy = createServer((_request, response) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"The database is busy."}'),
  ).listen(port, '127.0.0.1');
  await once(busy, 'listening');
  const sentence = 'The server did not accept the message: it responded with 503. The database is busy.';
  expect((await run()).data).toMatchObject({ failed: 'accepted', sentence });
  expect((await overview()).self_test).toMatchObject({ failed: 'accepted', sentence });
  busy.closeAllConnections();
  busy.close();
});

test('a message that is accepted but not stored is reported', async () => {
  const { port, run } = await open({});
  const forgetful = createServer((_request, response) => response.writeHead(201).end('{}')).listen(port, '127.0.0.1');
  await once(forgetful, 'listening');
  expect((await run()).data).toMatchObject({
    failed: 'stored',
    sentence: 'The message was accepted, but it is not in the inbox.',
  });
  forgetful.closeAllConnections();
  forgetful.close();
});

test('a rejected email is reported with its reason', async () => {
  const server = await mailServer({ refuses: true });
  const { app, port, run } = await open({ SMTP_URL: server.url });
  await app.listen(port);
  const { data } = await run();
  expect(data).toMatchObject({ failed: 'mailed', sentence: expect.stringContaining('Nobody lives here') });
  expect(await remainingRows(app)).toEqual([]);
});

test('without a mail server the message is stored, and the missing email is reported', async () => {
  const { app, port, run } = await open({});
  await app.listen(port);
  expect((await run()).data).toMatchObject({
    failed: 'mailed',
    sentence: expect.stringContaining('there is no mail server in the settings'),
  });
  expect(await remainingRows(app)).toEqual([]);
});

test('a test removes what an interrupted one has left', async () => {
  const { app, run } = await open({});
  const leads = app.services.database.kysely.withTables<InboxTables>();
  const email = 'self-test-left@plinth.invalid';
  await leads.insertInto('self_tests').values({ email, started_at: '2026-01-01T00:00:00.000Z' }).execute();
  await app.post('/api/contact/store', { ...message, email });
  await run();
  expect(await remainingRows(app)).toEqual([]);
});

test('leads:check reports the same without the mail settings of the server', async () => {
  const server = await mailServer();
  const { app, port, overview } = await open({ SMTP_URL: server.url });
  const variables = { DATA_DIR: app.folder, DATABASE_URL: app.databaseUrl, PORT: String(port), SMTP_URL: '' };
  const check = async () => {
    const { code, out, err } = await runCommand(['leads:check'], { variables });
    return { code, output: out + err };
  };
  const refused = 'The server did not accept the message: ';
  expect(await check()).toEqual({ code: 1, output: expect.stringContaining(refused) });
  expect((await overview()).self_test).toMatchObject({ failed: 'accepted' });
  await app.listen(port);
  expect(await check()).toEqual({ code: 0, output: 'The message was accepted, stored, and emailed to the agency.\n' });
  expect((await overview()).self_test).toMatchObject({ failed: null });
  expect(await remainingRows(app)).toEqual([]);
});
