import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../../api/app/app.ts';
import { timesOf } from '../../servers/times.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp({ content: 'demo' });
  port = await app.listen();
});
afterAll(() => app.stop());

test('500 clients that send headers byte by byte are disconnected within 20 seconds while others are served', async () => {
  const slow = { count: 500, start: 'GET / HTTP/1.1\r\nHost: x\r\n', drop: 'X-a: b\r\n' };
  expect(await timeUntilDisconnected(slow)).toBeLessThan(20_000);
});

test('200 clients that send bodies byte by byte are disconnected within 35 seconds while others are served', async () => {
  const head =
    'POST /api/contact/store HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
  expect(await timeUntilDisconnected({ count: 200, start: head, drop: ' ' })).toBeLessThan(35_000);
});

interface Slow {
  count: number;
  /** The bytes that each client sends first, and then every second. */
  start: string;
  drop: string;
}

/** Returns the time until the last client was disconnected in ms, requesting pages meanwhile. */
async function timeUntilDisconnected({ count, start, drop }: Slow) {
  const began = performance.now();
  const clients = Array.from({ length: count }, () => dribble(start, drop));
  const allDisconnected = Promise.all(
    clients.map(async ({ disconnected }) => (await disconnected, performance.now() - began)),
  );
  const served = timesOf(`pages during ${count} slow clients`, () => app.get('/'), allDisconnected);
  const times = await allDisconnected;
  expect(await served).toEqual([200]);
  return Math.max(...times);
}

function dribble(start: string, drop: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(start));
  socket.on('error', () => {}); // Being disconnected is expected.
  socket.resume();
  const dripping = setInterval(() => socket.write(drop), 1_000);
  const disconnected = once(socket, 'close').finally(() => clearInterval(dripping));
  return { disconnected };
}
