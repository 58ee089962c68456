import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../../api/app/app.ts';
import { send, sendAndNotRead } from '../../api/app/raw-http.ts';
import { timesOf } from '../../servers/times.ts';

let app: TestApp;
let port: number;
let sockets: Socket[] = [];
beforeAll(async () => {
  app = await startApp({ content: 'demo' });
  port = await app.listen();
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => app.stop());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const visit = async () => ({ statusCode: (await send(port, { path: '/' })).status });

async function connectUnread(bytes: string) {
  const socket = await sendAndNotRead(port, bytes);
  sockets.push(socket);
  return socket;
}

test('pages are served while ten clients pipeline 1,500 requests each and read nothing', async () => {
  const pipelined = Promise.all(Array.from({ length: 10 }, () => connectUnread(get('/contact-us').repeat(1_500))));
  expect(await timesOf('pages during 10 x 1,500 pipelined requests', visit, pipelined)).toEqual([200]);
});

test('100 clients that request 32 files each and read nothing hold one file each, and are disconnected', async () => {
  const key = 'blogs/0d6f3a52-7c1b-4a6e-9a55-0f4c5a9b1d20.webp';
  await app.services.storage.write(key, Buffer.alloc(16 * 1024 * 1024));
  const before = { descriptors: descriptors(), memory: process.memoryUsage().rss };
  const readers = await Promise.all(Array.from({ length: 100 }, () => connectUnread(get(`/files/${key}`).repeat(32))));
  const disconnected = Promise.all(readers.map(readOnceDisconnected));
  expect(await timesOf('pages during 100 file downloads', visit, disconnected)).toEqual([200]);
  // Per client two sockets, as both ends are in this process, and a file.
  expect(descriptors() - before.descriptors).toBeLessThanOrEqual(64);
  console.log(`memory grew by ${((process.memoryUsage().rss - before.memory) / 1024 / 1024).toFixed()} MB`);
});

/** A paused socket notices its end only when read, so this reads after the timeout for slow readers. */
async function readOnceDisconnected(socket: Socket) {
  const closed = once(socket, 'close');
  setTimeout(() => socket.resume(), 45_000);
  await closed;
}

test('a new visitor is served while 3,000 connections are idle', async () => {
  for (let count = 0; count < 3_000; count += 100)
    await Promise.all(Array.from({ length: 100 }, () => connectUnread('')));
  expect(await timesOf('pages during 3,000 idle connections', visit, Promise.resolve())).toEqual([200]);
});

function descriptors() {
  return readdirSync('/proc/self/fd').length;
}
