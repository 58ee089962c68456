import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let port: number;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  port = await app.listen();
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(() => app.stop());

const incoming = () => readdir(join(app.folder, 'incoming'));

test('pictures sent over a connection are accepted, in one packet or several', async () => {
  for (const [width, height] of [
    [1, 1],
    [60, 40],
    [2_000, 2_000],
  ]) {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await picture(width, height))], 'x.png'));
    const response = await fetch(`http://127.0.0.1:${port}/api/media`, {
      method: 'POST',
      body: form,
      headers: { authorization },
    });
    expect([width, response.status]).toEqual([width, 201]);
  }
  await expect.poll(incoming).toEqual([]);
});

test('interrupted uploads leave nothing', async () => {
  const head = `POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Length: 900000\r\n`;
  const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\n';
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n${part}${'x'.repeat(100_000)}`);
      return socket;
    }),
  );
  await expect.poll(incoming).toHaveLength(20);
  for (const socket of sockets) socket.destroy();
  await expect.poll(incoming).toEqual([]);
});
