import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, multipart } from '../../api-client.ts';
import { jpeg, png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
let port: number;
let sockets: Socket[] = [];
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  port = await app.listen();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  // No aborted upload prevents the server from stopping.
  await app.stop();
});

const incoming = () => readdir(join(app.folder, 'incoming'));

/** The uploads that this process has open, also those that are deleted already. */
async function descriptors() {
  const links = (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(join(app.folder, 'incoming')));
}

/** Starts to send a form and returns the connection once so many bytes of its body are sent. */
async function start(path: string, { type, body }: { type: string; body: Buffer }, bytes: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `POST /api${path} HTTP/1.1`,
    'Host: x',
    `Authorization: ${client.authorization}`,
    `Content-Type: ${type}`,
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`);
  await new Promise((resolve) => socket.write(body.subarray(0, bytes), resolve));
  return socket;
}

test('500 aborted uploads leave no file and no descriptor', async () => {
  const form = await multipart([
    ['client_name', 'Ines'],
    ['image', new File([new Uint8Array(200_000)], 'a.png')],
    ['feedback', 'x'.repeat(50_000)],
  ]);
  for (let round = 0; round < 10; round += 1) {
    // In a field, in the file, in the field after it, and just before the end.
    const places = Array.from(
      { length: 50 },
      (_, number) => [60, 100_000, 210_000, form.body.length - 4][number % 4] ?? 0,
    );
    const started = await Promise.all(places.map((bytes) => start('/reviews', form, bytes)));
    await expect.poll(incoming).not.toEqual([]);
    for (const [number, socket] of started.entries()) {
      if (number % 2) socket.destroy();
      else socket.resetAndDestroy();
    }
    sockets = [];
  }
  await expect.poll(incoming).toEqual([]);
  await expect.poll(descriptors).toEqual([]);
  expect((await client.ask('GET', '/reviews')).body.data).toEqual([]);
});

test.each([
  ['/reviews/999', 404, null],
  ['/reviews', 413, null],
  ['/reviews', 401, 'Bearer nonsense-nonsense-nonsense'],
] as const)('an early response to %s arrives complete: %i', async (path, status, token) => {
  const files = [1, 2, 3].map((number) => ['image', new File([new Uint8Array(3_000_000)], `${number}.png`)] as const);
  const { type, body } = await multipart(files.map(([name, file]) => [name, file]));
  const authorization = token ?? client.authorization;
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization, 'content-type': type, 'content-length': body.length };
  const request = httpRequest({ port, path: `/api${path}`, method: 'POST', headers, agent });
  const responded = once(request, 'response');
  request.end(body);
  const [response] = (await responded) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  expect([response.statusCode, JSON.parse(text)]).toEqual([status, { message: expect.any(String) }]);
  agent.destroy();
  await expect.poll(incoming).toEqual([]);
});

const fields = {
  client_name: 'Ines',
  project_name: 'A shop',
  project_summary: 's',
  project_review: 'r',
  feedback: 'f',
};

test('uploads of every size are accepted as they arrive from the network', async () => {
  const photograph = await jpeg().then((file) => file.bytes());
  for (const size of [2_000, 60_000, 70_000, 300_000, 10 * 1024 * 1024]) {
    // Data after the end of a picture is ignored, as in photographs with a video.
    const image = new Uint8Array(size);
    image.set(photograph);
    const { type, body } = await multipart([
      ...Object.entries(fields),
      ['status', 1],
      ['image', new File([image], 'a.jpg')],
    ]);
    const headers = { authorization: client.authorization, 'content-type': type };
    const response = await fetch(`http://127.0.0.1:${port}/api/reviews`, { method: 'POST', headers, body });
    expect([size, response.status]).toEqual([size, 201]);
    await response.body?.cancel();
  }
});

test('a slow upload is accepted', async () => {
  const form = await multipart([
    ...Object.entries(fields),
    ['status', 1],
    ['image', await png()],
    ['image', await jpeg()],
  ]);
  const socket = await start('/reviews', form, 700);
  let rest = form.body.subarray(700);
  while (rest.length > 0) {
    await new Promise((resolve) => socket.write(rest.subarray(0, 97), resolve));
    rest = rest.subarray(97);
  }
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 201 /);
});
