import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../api-client.ts';
import { type TestApp, startApp } from '../../api/app/app.ts';
import { signInTo } from '../../api/app/people.ts';
import { jpeg } from '../../pictures.ts';
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

test('an upload of 17 MB at 100 kB a second arrives, and one that stalls is cut within a minute', async () => {
  const client = await signInTo(app);
  const photograph = await jpeg().then((file) => file.bytes());
  const [complete, stalling] = [new Uint8Array(17_000_000), new Uint8Array(17_000_000)];
  complete.set(photograph);
  const [arrives, stalls] = await Promise.all([
    uploadSlowly(client.authorization, complete, complete.length),
    uploadSlowly(client.authorization, stalling, 500_000),
  ]);
  console.log(`17 MB arrived after ${arrives.seconds} s; a stalled upload was cut after ${stalls.seconds} s`);
  expect(arrives.response).toMatch(/^HTTP\/1\.1 201 /);
  expect(arrives.seconds).toBeGreaterThan(150);
  expect(stalls.response).toMatch(/^HTTP\/1\.1 408 [^]*too slowly/);
  expect(stalls.seconds).toBeLessThan(65);
});

/** Sends 100 kB of a picture each second, and nothing after `until` bytes, until there is a response. */
async function uploadSlowly(authorization: string, bytes: Uint8Array, until: number) {
  const { type, body } = await multipart([['image', new File([bytes as Uint8Array<ArrayBuffer>], 'a.jpg')]]);
  const began = performance.now();
  const head = `POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: ${type}\r\n`;
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`));
  let bytesSent = 0;
  const dripping = setInterval(() => {
    const end = until < bytes.length ? until : body.length;
    socket.write(body.subarray(bytesSent, Math.min(bytesSent + 100_000, end)));
    bytesSent = Math.min(bytesSent + 100_000, end);
  }, 1_000);
  const [response] = (await once(socket, 'data')) as [Buffer];
  clearInterval(dripping);
  socket.destroy();
  return { response: response.toString(), seconds: Math.round((performance.now() - began) / 1_000) };
}

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
