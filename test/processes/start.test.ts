import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { createServerGroup } from '../servers/server-process.ts';

const { folder, start: startServer, stop } = createServerGroup();
afterAll(stop);
const { version } = manifest;

// Concurrent, because they mostly wait for a server to start or to exit.

test.concurrent('it starts, prints its address, and stops at the first of several signals', async () => {
  const server = await startServer({ CONTENT: 'empty' });
  await server.prints('Plinth is ready at http://localhost:' + server.port);
  expect((await fetch(server.origin + '/readyz')).status).toBe(200);
  server.child.kill('SIGTERM');
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

test.concurrent('a start that is stopped while it fills an empty database leaves the rest to the next one', async () => {
  const { DATA_DIR, health, starting, page, code } = await stopWhileFilling();
  expect([health.status, starting.status, starting.headers.get('retry-after'), code]).toEqual([200, 503, '2', 0]);
  expect(((await starting.json()) as { message: string }).message).toContain('Plinth is starting.');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/<html lang="ar" dir="rtl">.*<h1>الموقع قيد التشغيل<\/h1>/s);
  const next = await startServer({ CONTENT: 'empty', DATA_DIR });
  await next.prints('The database is filled.');
  await next.prints('Plinth is ready');
  next.child.kill('SIGTERM');
  await next.exited;
});

/** Starts and stops servers until one stops before it has filled its database: on a busy machine the signal may come late. */
async function stopWhileFilling() {
  for (let number = 1; ; number += 1) {
    const DATA_DIR = join(folder, `filling-${number}`);
    const server = await startServer({ CONTENT: 'demo', LANGUAGE: 'nl', DATA_DIR });
    await server.prints('Filling the empty database');
    await server.prints('The demonstration plinth has no texts in Dutch');
    const [health, starting] = [await fetch(server.origin + '/healthz'), await fetch(server.origin + '/readyz')];
    const headers = { accept: 'text/html,*/*', 'accept-language': 'eo,ar-EG;q=0.9,en;q=0.8' };
    const page = await fetch(server.origin, { headers });
    server.child.kill('SIGTERM');
    const code = await server.exited;
    if (!server.output().includes('The database is filled.')) return { DATA_DIR, health, starting, page, code };
  }
}

test.concurrent('the log is JSON lines with the version, and without the set-up link', async () => {
  const env = { TRUST_PROXY: '10.0.0.0/8', TRUSTPROXY: '10.0.0.0/8' };
  const server = await startServer({ CONTENT: 'empty', ...env });
  await server.prints('There is no administrator yet.');
  server.child.kill('SIGTERM');
  await server.exited;
  expect(server.lines()).toHaveLength(server.output().trimEnd().split('\n').length);
  const node = process.versions.node;
  const start = { level: 30, version, node, database: 'SQLite', workers: 1, trust_proxy: ['10.0.0.0/8'] };
  expect(server.lines()[0]).toMatchObject({ ...start, msg: expect.stringContaining(`Plinth ${version} is starting`) });
  expect(server.output()).toContain('"The variable TRUSTPROXY is unknown. Did you mean TRUST_PROXY?"');
  expect(server.output()).not.toContain('TRUST_PROXY is not set');
  expect(server.lines().at(-1)?.msg).toBe('Plinth has stopped.');
  expect(server.output()).not.toContain('token=');
});

test.concurrent('with LOG_FORMAT=text the log is readable text', async () => {
  const PUBLIC_URL = 'https://plinth.example';
  const server = await startServer({ CONTENT: 'empty', LOG_FORMAT: 'text', PUBLIC_URL });
  await server.prints('There is no administrator yet.');
  server.child.kill('SIGTERM');
  await server.exited;
  expect(server.output()).toContain('\nPlinth is ready at https://plinth.example\n');
  expect(server.output()).toContain('Z WARN  TRUST_PROXY is not set. Behind a proxy, all visitors count as one;');
  expect(server.output()).toMatch(/\n\d{4}-\S+Z INFO {2}Plinth is stopping\. reason="SIGTERM"\n/);
  expect(server.output()).not.toMatch(/token=|^\{/m);
});

test.concurrent('a request that never ends does not delay a stop', async () => {
  const server = await startServer({ CONTENT: 'empty' });
  await server.prints('Plinth is ready');
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-never');
  socket.on('error', () => {});
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

test.concurrent('a malformed or oversized request gets an error response', async () => {
  const server = await startServer({ CONTENT: 'empty' });
  await server.prints('Plinth is ready');
  expect(await send(server.port, 'NONSENSE\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [^]*\{"message":"The request cannot be read\."\}$/,
  );
  expect(await send(server.port, `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 [^]*\}$/,
  );
  server.child.kill('SIGTERM');
  await server.exited;
});

test.concurrent('a port in use stops the start with one sentence', async () => {
  const occupier = createServer().listen(0, '127.0.0.1');
  await once(occupier, 'listening');
  const { port } = occupier.address() as { port: number };
  const server = await startServer({ PORT: String(port), LOG_LEVEL: 'error' });
  // It may be free at the next start.
  expect(await server.exited).toBe(1);
  expect(server.lines()).toEqual([
    {
      level: 60,
      time: expect.any(Number),
      msg: expect.stringMatching(/^Plinth cannot listen at 127\.0\.0\.1, port \d+: .+\.$/),
    },
  ]);
  occupier.close();
});

test.concurrent('ADMIN_EMAIL and ADMIN_PASSWORD create the first administrator in place of a set-up link', async () => {
  const env = { CONTENT: 'empty', DATA_DIR: join(folder, 'administrator'), ADMIN_EMAIL: 'owner@example.com' };
  const refused = await startServer({ ...env, ADMIN_PASSWORD: 'canary' });
  expect(await refused.exited).toBe(78);
  const messages = refused.lines().map(({ msg }) => msg);
  expect(messages).toContain('ADMIN_PASSWORD must have at least 10 characters.');
  expect(refused.output()).not.toContain('canary');
  // Nothing is begun that the next start would find.
  expect(existsSync(env.DATA_DIR)).toBe(false);

  const server = await startServer({ ...env, ADMIN_PASSWORD: 'plinths carry' });
  await server.prints('Plinth is ready');
  const body = JSON.stringify({ email: 'owner@example.com', password: 'plinths carry' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(server.origin + '/api/login', { method: 'POST', headers, body })).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.exited;
  expect(server.output()).not.toContain('There is no administrator yet.');
});

test.concurrent.each([
  ['PORT', 'http', 'PORT must be a port number from 1 to 65535, but is "http".'],
  [
    'DATABASE_URL',
    'postgres://u:canary@127.0.0.1:1/x?sslrootcert=missing',
    'The database that DATABASE_URL names cannot be opened: ',
  ],
  ['LOG_FORMAT', 'xml', 'LOG_FORMAT must be json or text, but is "xml".'],
  ['DATA_DIR', '/dev/null/data', 'The folder in DATA_DIR cannot be created: '],
  ['DATA_DIR', '/proc/plinth', 'The folder in DATA_DIR cannot be created: '],
  ['TIME_ZONE', 'Mars', 'TIME_ZONE must be a time zone like Europe/Berlin, but is "Mars".'],
])('an invalid %s stops the start with one line of the log', async (name, value, sentence) => {
  const server = await startServer({ [name]: value, LOG_LEVEL: 'error' });
  // The unit for systemd tries no other start after this code.
  expect(await server.exited).toBe(78);
  expect(server.output().trimEnd().split('\n')).toHaveLength(1);
  expect(server.lines()).toEqual([{ level: 60, time: expect.any(Number), msg: expect.stringMatching(/\.$/) }]);
  expect(server.lines()[0]?.msg).toContain(sentence);
  expect(server.output()).not.toContain('canary');
});

test.concurrent('with LOG_FORMAT=text a start is refused with one sentence', async () => {
  const server = await startServer({ LOG_FORMAT: 'text', PORT: 'http', LOG_LEVEL: 'error' });
  expect(await server.exited).toBe(78);
  expect(server.output()).toBe('PORT must be a port number from 1 to 65535, but is "http".\n');
});

test.concurrent('in the journal of systemd each line of the log has its priority', async () => {
  // The journal names the stream that it reads; here it is a file.
  const log = join(folder, 'journal');
  const shell = `JOURNAL_STREAM=$(stat --format %d:%i ${log}); export JOURNAL_STREAM; exec "$@" > ${log}`;
  writeFileSync(log, '');
  const server = await startServer({ PORT: 'http', TIME_ZONE: 'Mars' }, { shell });
  expect(await server.exited).toBe(78);
  expect(readFileSync(log, 'utf8')).toMatch(/^<2>\{"level":60,.+\}\n$/);
});

async function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (part: Buffer) => (response += part.toString()));
  socket.write(text);
  await once(socket, 'close');
  return response;
}
