import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ApiClient, multipart } from '../../api-client.ts';
import { jpeg } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const TOO_SLOW = 'This arrived too slowly. Please check your connection and try again.';
const SECOND = 1_000; // ms
const MB = 1024 * 1024; // bytes

let app: TestApp;
let client: ApiClient;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  // Before the server measures any time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  port = await app.listen();
});
afterAll(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await app.stop();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * SECOND);

/** Sends the head of a request, and collects the response. */
async function begin(path: string, { type, length }: { type: string; length: number }, token = client.authorization) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const closed = once(socket, 'close');
  const head = [`POST /api${path} HTTP/1.1`, 'Host: x', `Authorization: ${token}`, `Content-Type: ${type}`];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n`);
  const received = () => Buffer.concat(parts).toString();
  return { socket, received, closed };
}

/** Waits until so many bytes of an upload are in its file. */
async function untilReceived(bytes: number) {
  const folder = join(app.folder, 'incoming');
  const sizes = async () => {
    const names = await readdir(folder);
    return Promise.all(names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0));
  };
  while (Math.max(0, ...(await sizes())) < bytes) await turn();
}

async function largeUpload() {
  const image = new Uint8Array(17 * MB);
  image.set(await (await jpeg()).bytes());
  return multipart([['image', new File([image], 'a.jpg')]]);
}

test('an upload of 17 MB that takes five minutes arrives', async () => {
  const { type, body } = await largeUpload();
  const { socket, received } = await begin('/media', { type, length: body.length });
  const PIECE = 1.2 * MB;
  for (let sent = PIECE; sent < body.length; sent += PIECE) {
    socket.write(body.subarray(sent - PIECE, sent));
    await untilReceived(sent - 1_000);
    pass(21);
  }
  socket.write(body.subarray(Math.floor(body.length / PIECE) * PIECE));
  while (!received().includes('Image Uploaded!')) await once(socket, 'data');
  expect(received()).toMatch(/^HTTP\/1\.1 201 /);
});

test('an upload that stalls is cut within a minute, with a sentence, and leaves no file', async () => {
  const { type, body } = await largeUpload();
  const { socket, received, closed } = await begin('/media', { type, length: body.length });
  socket.write(body.subarray(0, 100_000));
  await untilReceived(99_000);
  for (let second = 0; second < 28; second += 1) pass(1);
  expect(socket.closed).toBe(false);
  for (let second = 28; second < 60; second += 1) pass(1);
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(received()).toContain(`{"message":"${TOO_SLOW}"}`);
  while ((await readdir(join(app.folder, 'incoming'))).length > 0) await turn();
});

test.each([
  ['a message', '/contact/store', 'application/json', ''],
  ['an upload of a stranger', '/media', 'multipart/form-data; boundary=x', 'Bearer nonsense-nonsense-nonsense'],
  ['a sign-in', '/login', 'application/json', ''],
])('%s has half a minute, however fast it begins', async (_what, path, type, token) => {
  const { socket, closed } = await begin(path, { type, length: 60_000 }, token);
  // Fast enough for an upload.
  let seconds = 0;
  for (let left = 59_000; !socket.closed && left > 0; left -= 1_500) {
    await new Promise<unknown>((resolve) => socket.write(' '.repeat(1_500), resolve));
    await turn();
    pass(1);
    seconds += 1;
  }
  await closed;
  expect(seconds).toBeLessThan(38);
});
