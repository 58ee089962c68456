import { afterAll, beforeAll, expect, test } from 'vitest';
import { enormousPng } from '../../pictures.ts';
import { type TestApp, startApp } from '../../api/app/app.ts';
import { timesOf } from '../../servers/times.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp({ content: 'demo' });
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(() => app.stop());

const readPages = (circumstance: string, end: Promise<unknown>) =>
  timesOf(`pages ${circumstance}`, () => app.get('/our-blogs'), end);

test('pages are served before any flood', async () => {
  expect(await readPages('without load', Promise.resolve())).toEqual([200]);
});

test('200 simultaneous logins get responses, most of them 429, while pages are served', async () => {
  const logins = Promise.all(Array.from({ length: 200 }, (_, number) => login(number)));
  expect(await readPages('during 200 logins', logins)).toEqual([200]);
  const statuses = await logins;
  const tried = statuses.filter((status) => status === 422).length;
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  // Five at a time per sender, and 30 failures at most.
  expect(tried).toBeGreaterThanOrEqual(5);
  expect(tried).toBeLessThanOrEqual(30);
});

test('20 pictures of 256 megapixels are refused while pages are served', async () => {
  const bomb = enormousPng(16_000);
  const before = process.memoryUsage().rss;
  const uploads = Promise.all(Array.from({ length: 20 }, () => upload(bomb)));
  expect(await readPages('during 20 bombs', uploads)).toEqual([200]);
  expect(new Set(await uploads)).toEqual(new Set([422]));
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
  console.log(`memory grew by ${grown.toFixed()} MB`);
});

async function login(number: number) {
  const payload = { email: `nobody${number}@example.com`, password: 'not the one' };
  return (await app.request({ method: 'POST', url: '/api/login', payload })).statusCode;
}

async function upload(picture: Buffer) {
  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')]);
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b' };
  return (await app.request({ method: 'POST', url: '/api/media', headers, payload })).statusCode;
}
