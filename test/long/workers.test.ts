import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { createServerGroup, type ServerProcess } from '../server-process.ts';

const servers = createServerGroup();
afterAll(servers.stop);

// Several processes start in each, beside those of other tests.
vi.setConfig({ testTimeout: 90_000 });
const PATIENCE = { timeout: 20_000 }; // ms

const several = { CONTENT: 'empty', WORKERS: '2', RATE_LIMIT: 'off' };
const MESSAGE = JSON.stringify({ name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Let us talk.' });

test('the first process makes all ready and says so once; only then another begins', async () => {
  const server = await servers.start({ ...several, LOG_LEVEL: 'debug' });
  await server.pidOf(2);
  const told = [
    ...server.output().matchAll(/"\w+","msg":"A worker is starting|Filled|is ready at|no administrator yet/g),
  ];
  const begins = '","msg":"A worker is starting';
  const order = [`"first${begins}`, 'Filled', 'is ready at', 'no administrator yet', `"pages${begins}`];
  expect(told.map(String)).toEqual(order);
  expect((await server.fetch('/readyz')).status).toBe(200);
  await stopped(server);
});

test('while the first fills an empty database none is ready, and a signal ends it all', async () => {
  const server = await servers.start({ ...several, CONTENT: 'demo' });
  await server.prints('Filling the empty database');
  const [alive, ready] = [await server.fetch('/healthz'), await server.fetch('/readyz')];
  expect([alive.status, ready.status, ready.headers.get('retry-after')]).toEqual([200, 503, '2']);
  await stopped(server);
  expect(server.lines().filter(({ msg }) => msg.startsWith('A worker'))).toEqual([]);
});

test('what stops the start of the first stops them all, with its one sentence', async () => {
  const server = await servers.start({ ...several, DATA_DIR: '/dev/null/data', LOG_LEVEL: 'error' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^The folder in DATA_DIR cannot be created: [^\n]+\.\n$/);
});

test('one that ends is replaced, each time later if it had hardly begun, while others answer', async () => {
  const mail = await startMailServer();
  const server = await servers.start({
    ...several,
    LOG_LEVEL: 'debug',
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: 'a@example.com',
  });
  for (const place of [2, 3, 4]) {
    process.kill(await server.pidOf(place, 'is starting'), 'SIGKILL');
    await server.pidOf(place + 1, 'is starting');
    expect((await server.fetch('/')).status).toBe(200);
  }
  expect(ends(server).map(({ pause }) => pause)).toEqual([100, 200, 400]);

  // What has the chores is replaced by what takes up those that wait, and listens once it can answer.
  await server.pidOf(2);
  process.kill(await server.pidOf(1), 'SIGKILL');
  await expect.poll(() => ends(server), PATIENCE).toHaveLength(4);
  expect((await store(server)).status).toBe(201);
  const answers = new Set<number>();
  while (ready(server).length < 3) answers.add((await server.fetch('/')).status);
  expect([...answers]).toEqual([200]);
  expect(ready(server).map(({ role }) => role)).toEqual(['first', 'pages', 'jobs']);
  expect(await mail.take(2)).toHaveLength(2);
  expect(server.output().match(/Plinth is ready|no administrator yet/g)).toHaveLength(2);
  await stopped(server);
  await mail.stop();
});

test('a signal to the first process has all end what is under way, and a second one changes nothing', async () => {
  const server = await servers.start(several);
  await server.pidOf(2);
  const underWay = [await storeInHalves(server), await storeInHalves(server)];
  server.child.kill('SIGTERM');
  const isReady = () =>
    server
      .fetch('/readyz')
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(isReady, PATIENCE).toBe(false);
  server.child.kill('SIGTERM');
  for (const sendRest of underWay) expect(await sendRest()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await server.exited).toBe(0);
  expect(ends(server)).toEqual([]);
});

test('where the process that started them is killed all end', async () => {
  const server = await servers.start(several);
  await server.pidOf(2);
  server.child.kill('SIGKILL');
  await server.exited;
  await expect(server.fetch('/healthz')).rejects.toThrow('fetch failed');
});

test('development has one process, whatever WORKERS says', async () => {
  const server = await servers.start({ ...several, NODE_ENV: 'development', LOG_LEVEL: 'debug' });
  await server.prints('Filled it');
  expect(server.output()).not.toContain('A worker');
});

const ready = (server: ServerProcess) => server.lines().filter(({ msg }) => msg === 'A worker is ready.');
const ends = (server: ServerProcess) => server.lines().filter(({ msg }) => msg.startsWith('A worker ended.'));

async function stopped(server: ServerProcess) {
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

function store(server: ServerProcess) {
  const headers = { 'content-type': 'application/json' };
  return server.fetch('/api/contact/store', { method: 'POST', headers, body: MESSAGE });
}

/** Begins to send a message, of which a process has the first half then; gives what sends the rest and waits for the answer. */
async function storeInHalves({ port }: ServerProcess) {
  const type = 'Content-Type: application/json\r\nContent-Length: ' + String(MESSAGE.length);
  const head = `POST /api/contact/store HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}`;
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`));
  let told = '';
  socket.on('data', (part: Buffer) => (told += part.toString()));
  while (!told.endsWith('\r\n\r\n')) await once(socket, 'data');
  told = '';
  return async () => {
    socket.write(MESSAGE);
    await once(socket, 'close');
    return told;
  };
}
