import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { builtServer, root } from '../../bin/run.mjs';
import { startLoad } from '../servers/load.ts';
import { startServerProcess } from '../servers/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-hand-over-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The file .env is read from the working directory.
const program = builtServer.map((argument) => (argument.endsWith('.js') ? join(root, argument) : argument));
const configure = (text: string) => writeFileSync(join(folder, '.env'), text);

test.each(['1', '2'])(
  'new processes take over from %s, with a changed configuration, and refuse nothing',
  async (WORKERS) => {
    configure('PUBLIC_URL=https://before.example');
    const server = await startServerProcess({ WORKERS, RATE_LIMIT: 'off' }, { program, cwd: folder });
    const workers = Number(WORKERS);
    await server.pidOf(workers);
    const load = startLoad(server.origin);
    await load.isUnderWay();

    configure('PUBLIC_URL=https://after.example');
    server.child.kill('SIGUSR2');
    await server.pidOf(2 * workers);
    await server.prints('Plinth has stopped.', workers);
    await load.isUnderWay();
    expect(await (await server.fetch('/robots.txt')).text()).toContain('https://after.example/sitemap.xml');

    const { failures, references } = await load.end();
    expect(failures).toEqual([]);
    expect(new Set(references).size).toBe(references.length);
    expect(server.output()).not.toContain('A worker ended.');
    await server.stop();
  },
);

test('a client that pauses while a process takes over gets its response on the connection it has', async () => {
  configure('');
  const server = await startServerProcess({}, { program, cwd: folder });
  const before = await server.pidOf(1);
  const client = connect(server.port, '127.0.0.1');
  await once(client, 'connect');
  expect(await ask(client)).toMatch(/connection: keep-alive/i);
  server.child.kill('SIGUSR2');
  expect(await server.pidOf(2)).not.toBe(before);
  await server.prints('Plinth is stopping.');
  await wait(1_000);
  expect(await ask(client)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
  await server.prints('Plinth has stopped.');
  await server.stop();
});

test('a process that cannot start takes nothing over, and the next one does', async () => {
  configure('');
  const server = await startServerProcess({}, { program, cwd: folder });
  const before = await server.pidOf(1);
  configure('PORT=none\nTIME_ZONE=Mars');
  server.child.kill('SIGUSR2');
  await server.prints('The process that was to take over has ended. The old one keeps running.');
  await server.prints('TIME_ZONE must be a time zone like Europe/Berlin');
  expect((await server.fetch('/readyz')).status).toBe(200);

  configure('');
  server.child.kill('SIGUSR2');
  expect(await server.pidOf(2)).not.toBe(before);
  await server.prints('Plinth has stopped.');
  expect((await server.fetch('/readyz')).status).toBe(200);
  await server.stop();
});

/** Sends a request, and returns the beginning of the response. */
async function ask(client: Socket) {
  client.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
  const [received] = (await Promise.race([once(client, 'data'), once(client, 'close')])) as [unknown];
  return String(received);
}
