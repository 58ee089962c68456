import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBoundedServer } from './connections.ts';
import { limits } from '../limits/limits.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const ENOUGH_TO_FILL_ALL_BUFFERS = Buffer.alloc(32 * 1024 * 1024);

let server: Server;
let clients: Socket[];
beforeEach(() => void (clients = []));
afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function listen(listener: RequestListener) {
  server = createBoundedServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function visit(bytes = '', localAddress = '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  clients.push(socket);
  socket.on('error', () => {}); // Being disconnected may show as a reset.
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Reads until the text is there or the connection is closed. */
async function readUntil(socket: Socket, text: string) {
  let received = '';
  for await (const part of socket) if ((received += String(part)).includes(text)) break;
  return received;
}

test('pipelined requests start one after another, and their responses are sent in order', async () => {
  let [count, underWay, most] = [0, 0, 0];
  await listen((_request, response) => {
    most = Math.max(most, (underWay += 1));
    const number = (count += 1);
    setImmediate(() => response.end(`number ${number};`, () => (underWay -= 1)));
  });
  const received = await readUntil(await visit(REQUEST.repeat(30)), 'number 30;');
  expect(received.match(/number \d+;/g)).toEqual(Array.from({ length: 30 }, (_, index) => `number ${index + 1};`));
  expect(most).toBe(1);
});

test('other clients get responses between pipelined requests', async () => {
  let started = 0;
  await listen((request, response) => {
    if (request.url === '/') started += 1;
    response.end(`after ${started}`);
  });
  const pipelining = await Promise.all(Array.from({ length: 20 }, () => visit()));
  const other = await visit();
  for (const client of pipelining) client.write(REQUEST.repeat(30));
  other.write(REQUEST.replace('/', '/other'));
  const [, before = ''] = /after (\d+)/.exec(await readUntil(other, 'after')) ?? [];
  expect(Number(before)).toBeLessThan(100);
});

test('a client that pipelines hundreds of requests is disconnected after the first has started', async () => {
  let started = 0;
  await listen((_request, response) => {
    started += 1;
    response.end(ENOUGH_TO_FILL_ALL_BUFFERS);
  });
  const client = await visit(REQUEST.repeat(300));
  client.resume();
  await once(client, 'close');
  expect(started).toBe(1);
});

test('a stalled reader is disconnected within half a minute, a slow one is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await listen((_request, response) => response.end(ENOUGH_TO_FILL_ALL_BUFFERS));
  const [stalled, slow] = [await visit(REQUEST), await visit(REQUEST)];
  await expect.poll(() => stalled.bytesRead * slow.bytesRead).toBeGreaterThan(0);
  stalled.pause();
  let closed = 0;
  stalled.once('close', () => (closed += 1));
  const other = new Promise((resolve) => slow.once('close', resolve));
  for (let second = 0; second < 60; second += 5) {
    const before = slow.bytesRead;
    slow.resume();
    while (slow.bytesRead - before < 8 * limits.connections.slowReader.least) await once(slow, 'data');
    slow.pause();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  stalled.resume();
  await expect.poll(() => closed).toBe(1);
  expect(slow.destroyed).toBe(false);
  slow.destroy();
  await other;
});

test('when all connections are taken, those of the sender with the most are closed for new visitors', async () => {
  let respond = () => {};
  await listen((request, response) => {
    if (request.url === '/waits') respond = () => response.end('at last');
    else if (request.url === '/') response.end('here');
  });
  const { maxPerWorker } = limits.connections;
  const waiting = await visit(REQUEST.replace('/', '/waits'));
  const busy = REQUEST.replace('/', '/never-answered');
  for (let count = 0; count < maxPerWorker; count += 100)
    await Promise.all(Array.from({ length: 100 }, (_, number) => visit(number < 50 ? busy : '', '127.0.0.2')));
  expect(await readUntil(await visit(REQUEST), 'here')).toContain('here');
  const open = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  expect(open).toBeLessThanOrEqual(maxPerWorker);
  respond();
  expect(await readUntil(waiting, 'at last')).toContain('at last');
});
