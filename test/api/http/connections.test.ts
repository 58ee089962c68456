import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';
import { send, sendAndNotRead } from '../app/raw-http.ts';

let app: TestApp;
let port: number;
const strangers: Socket[] = [];
beforeAll(async () => {
  app = await startApp();
  port = await app.listen();
});
afterAll(async () => {
  for (const stranger of strangers) stranger.destroy();
  await app.stop();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

async function unread(bytes: string) {
  strangers.push(await sendAndNotRead(port, bytes));
}

test("a stranger's unread responses hold up no page for others", async () => {
  await app.refreshPages();
  const head = 'HEAD /our-blogs HTTP/1.1\r\nHost: x\r\n\r\n';
  await unread(get('/').repeat(300) + head);
  await unread(get('/').repeat(30) + head);
  for (const path of ['/our-blogs', '/'])
    expect((await send(port, { path, headers: { connection: 'close' } })).status).toBe(200);
});

test('a page is rendered for those who wait for it, even if the first client has disconnected', async () => {
  for (let round = 0; round < 5; round += 1) {
    await app.refreshPages();
    const first = connect(port, '127.0.0.1', () =>
      first.write(get('/about-us'), () => setImmediate(() => first.destroy())),
    );
    strangers.push(first);
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(port, { path: '/about-us' })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
});

test('files requested ahead by a client that reads nothing are opened one at a time', async () => {
  const key = 'blogs/0d6f3a52-7c1b-4a6e-9a55-0f4c5a9b1d20.webp';
  await app.services.storage.write(key, Buffer.alloc(16 * 1024 * 1024));
  for (let client = 0; client < 4; client += 1) await unread(get(`/files/${key}`).repeat(30));
  const open = () => readdirSync('/proc/self/fd').filter((descriptor) => leadsTo(descriptor, key)).length;
  await expect.poll(open).toBeGreaterThanOrEqual(4);
  expect((await send(port, { path: '/healthz' })).status).toBe(200);
  expect(open()).toBe(4);
});

function leadsTo(descriptor: string, key: string) {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(key);
  } catch {
    return false; // The descriptor of the folder being read is closed by now.
  }
}

test('a client that never closes its side is disconnected after what cannot be read', async () => {
  const stranger = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  strangers.push(stranger);
  stranger.write('No request\r\n\r\n');
  stranger.resume();
  await once(stranger, 'end');
  const count = countSockets();
  await expect.poll(countSockets, { timeout: 5_000 }).toBeLessThan(count);
});

/** Counts the connections of this process, which has both sides of each. */
function countSockets() {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
}

test('connections are kept alive longer than proxies keep theirs', async () => {
  expect((await send(port, { path: '/healthz' })).headers['keep-alive']).toBe('timeout=65');
});
