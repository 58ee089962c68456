import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../servers/mail-server.ts';
import { createServerGroup, type ServerProcess } from '../servers/server-process.ts';

const servers = createServerGroup();
afterAll(servers.stop);

// Every test starts several processes, in parallel with those of other tests.
vi.setConfig({ testTimeout: 90_000 });
const PATIENCE = { timeout: 20_000 }; // ms

const several = { CONTENT: 'empty', WORKERS: '2', RATE_LIMIT: 'off' };
const MESSAGE = JSON.stringify({ name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Let us talk.' });

test('the first worker prepares everything and says so once before another starts', async () => {
  const server = await servers.start({ ...several, LOG_LEVEL: 'debug' });
  await server.pidOf(2);
  const output = [...server.output().matchAll(/"\w+","msg":"A worker is starting|is filled|is ready at/g)];
  const begins = '","msg":"A worker is starting';
  expect(output.map(String)).toEqual([`"first${begins}`, 'is filled', 'is ready at', `"pages${begins}`]);
  expect(server.output().match(/no administrator yet/g)).toHaveLength(1);
  expect((await server.fetch('/readyz')).status).toBe(200);
  await stop(server);
});

test('no worker is ready while the first fills an empty database, and a signal stops all', async () => {
  const server = await servers.start({ ...several, CONTENT: 'demo' });
  await server.prints('Filling the empty database');
  const [alive, ready] = [await server.fetch('/healthz'), await server.fetch('/readyz')];
  expect([alive.status, ready.status, ready.headers.get('retry-after')]).toEqual([200, 503, '2']);
  await stop(server);
  expect(server.lines().filter(({ msg }) => msg.startsWith('A worker'))).toEqual([]);
});

test('an error at the start of the first worker stops all, with one message', async () => {
  const server = await servers.start({ ...several, DATA_DIR: '/dev/null/data', LOG_LEVEL: 'error' });
  expect(await server.exited).toBe(78);
  expect(server.lines().map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^The folder in DATA_DIR cannot be created: .+\.$/),
  ]);
});

test('a worker that exits is replaced while others respond, with growing delays if it exits early', async () => {
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

  // The replacement of the job worker takes over pending jobs, and listens once it can respond.
  await server.pidOf(2);
  process.kill(await server.pidOf(1), 'SIGKILL');
  await expect.poll(() => ends(server), PATIENCE).toHaveLength(4);
  expect((await store(server)).status).toBe(201);
  const statuses = new Set<number>();
  while (ready(server).length < 3) statuses.add((await server.fetch('/')).status);
  expect([...statuses]).toEqual([200]);
  expect(ready(server).map(({ role }) => role)).toEqual(['first', 'pages', 'jobs']);
  expect(await mail.take(2)).toHaveLength(2);
  expect(server.output().match(/Plinth is ready|no administrator yet/g)).toHaveLength(2);
  await stop(server);
  await mail.stop();
});

test('a signal to the primary lets all workers finish their requests, and a second one changes nothing', async () => {
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

test('workers exit when the primary is killed', async () => {
  const server = await servers.start(several);
  await server.pidOf(2);
  server.child.kill('SIGKILL');
  await server.exited;
  await expect(server.fetch('/healthz')).rejects.toThrow('fetch failed');
});

test('development runs one process, whatever WORKERS says', async () => {
  const server = await servers.start({ ...several, NODE_ENV: 'development', LOG_LEVEL: 'debug' });
  await server.prints('The database is filled');
  expect(server.output()).not.toContain('A worker');
});

const ready = (server: ServerProcess) => server.lines().filter(({ msg }) => msg === 'A worker is ready.');
const ends = (server: ServerProcess) => server.lines().filter(({ msg }) => msg.startsWith('A worker ended.'));

async function stop(server: ServerProcess) {
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

function store(server: ServerProcess) {
  const headers = { 'content-type': 'application/json' };
  return server.fetch('/api/contact/store', { method: 'POST', headers, body: MESSAGE });
}

/** Sends the first half of a message; returns what sends the rest and waits for the response. */
async function storeInHalves({ port }: ServerProcess) {
  const type = 'Content-Type: application/json\r\nContent-Length: ' + String(MESSAGE.length);
  const head = `POST /api/contact/store HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}`;
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`));
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString()));
  while (!received.endsWith('\r\n\r\n')) await once(socket, 'data');
  received = '';
  return async () => {
    socket.write(MESSAGE);
    await once(socket, 'close');
    return received;
  };
}

test('a process that stands still from the moment it is ready is replaced', { timeout: 600_000 }, async () => {
  const server = await servers.start({ CONTENT: 'empty' });
  process.kill(await server.pidOf(1), 'SIGSTOP');
  await server.prints('A worker has not answered for a minute. It is ended.');
  await server.pidOf(2);
  expect((await server.fetch('/')).status).toBe(200);
  await server.stop();
});
