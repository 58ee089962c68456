import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileKinds } from '../../../content/file-kinds.ts';
import { type ApiClient, multipart } from '../../api-client.ts';
import { jpeg, png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { storedPictures } from '../app/stored-pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

describe('a form that is too large or malformed is refused with a reason and leaves no file', () => {
  const response = async (type: string, payload: Buffer | string) => {
    const before = await storedPictures(app);
    const { status, body } = await client.post('/reviews', type, payload);
    expect(await storedPictures(app)).toEqual(before);
    return { status, message: body.message };
  };
  const refusal = (status: number, message = /\w/) => ({
    status,
    message: expect.stringMatching(message),
  });

  test('three files', async () => {
    const { type, body } = await multipart([1, 2, 3].map((number) => ['image', new File(['x'], `${number}`)]));
    expect(await response(type, body)).toEqual(refusal(413, /at most 2 files/));
  });

  test('31 fields', async () => {
    const { type, body } = await multipart(Array.from({ length: 31 }, (_, number) => [`field${number}`, 'x']));
    expect(await response(type, body)).toEqual(refusal(413, /at most 30 fields/));
  });

  test('a picture of 20 MB and a byte', async () => {
    const large = new File([new Uint8Array(fileKinds.picture.maxSize + 1)], 'large.png');
    const { type, body } = await multipart([
      ['image', await png()],
      ['image', large],
    ]);
    expect(await response(type, body)).toEqual(refusal(413, /at most 20 MB/));
  });

  test('a field of more than a megabyte', async () => {
    const { type, body } = await multipart([
      ['image', await png()],
      ['feedback', 'x'.repeat(1_100_000)],
    ]);
    expect(await response(type, body)).toEqual(refusal(413, /too long/));
  });

  test.each([30, 400])('a body that ends %d bytes early', async (missing) => {
    const { type, body } = await multipart([
      ['feedback', 'f'],
      ['image', await jpeg()],
    ]);
    expect(await response(type, body.subarray(0, -missing))).toEqual(refusal(400));
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=other'])(
    '%s with another boundary',
    async (type) => {
      const { body } = await multipart([['image', await png()]]);
      expect(await response(type, body)).toEqual(refusal(400));
    },
  );

  test.each(['image/png', 'text/plain', 'application/octet-stream', 'multipart/mixed; boundary=x'])(
    '%s',
    async (type) => {
      expect(await response(type, 'picture')).toEqual(refusal(415));
    },
  );
});

test('1 kB that decompresses to 62 megapixels is refused with a field error and does not slow the server', async () => {
  const bytes = await readFile(new URL('../../photos/62-megapixels.avif', import.meta.url));
  const { type, body } = await multipart([
    ['area', 'reviews'],
    ['image', new File([new Uint8Array(bytes)], 'shop.avif', { type: 'image/avif' })],
  ]);
  const before = process.memoryUsage.rss();
  const refused = await client.post('/media', type, body);
  expect(refused.status).toBe(422);
  expect(refused.body.errors.image[0]).toMatch(/^Image can have at most 24 megapixels as AVIF\./);
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(100);
  const other = await multipart([
    ['area', 'reviews'],
    ['image', await png()],
  ]);
  expect((await client.post('/media', other.type, other.body)).status).toBe(201);
});
