import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchListener } from './watch-listener.ts';

const SECOND = 1_000; // ms

let port: NetServer;
let onDeaf: ReturnType<typeof vi.fn<() => void>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onDeaf = vi.fn<() => void>();
  port = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(port, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  port.close();
});

/** A server at that port, whose process hears of connections when it emits them. */
function serverAt(address: object) {
  const server = Object.assign(new EventEmitter(), { listening: true, address: () => address });
  watchListener(server as unknown as Server, onDeaf);
  return server;
}

async function waitASecond() {
  const connected = once(port, 'connection');
  vi.advanceTimersByTime(SECOND);
  await connected;
}

test('a server is deaf after eight connections that did not arrive, and not while some do', async () => {
  const server = serverAt(port.address() as object);
  for (let second = 0; second < 30; second += 1) {
    await waitASecond();
    if (second % 4 === 3) server.emit('connection');
  }
  expect(onDeaf).not.toHaveBeenCalled();
  server.emit('connection');
  for (let second = 0; second < 8; second += 1) await waitASecond();
  expect(onDeaf).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SECOND);
  expect(onDeaf).toHaveBeenCalledOnce();
});

test('where a process cannot connect to itself, nothing is concluded', async () => {
  const address = port.address() as object;
  port.close();
  await once(port, 'close');
  serverAt(address);
  for (let second = 0; second < 30; second += 1) {
    vi.advanceTimersByTime(SECOND);
    await new Promise(setImmediate);
  }
  expect(onDeaf).not.toHaveBeenCalled();
});

test('a server that stops listening is not asked any more', async () => {
  const server = serverAt(port.address() as object);
  await waitASecond();
  server.listening = false;
  vi.advanceTimersByTime(SECOND);
  expect(vi.getTimerCount()).toBe(0);
});
