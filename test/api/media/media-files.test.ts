import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let path: string;
beforeAll(async () => {
  app = await startApp();
  path = await app.upload('blogs');
});
afterAll(() => app.stop());

test.each(['GET', 'HEAD'] as const)(
  '%s of a picture has the right headers: type, sandbox, cached forever',
  async (method) => {
    const { statusCode, headers, rawPayload } = await app.request({ method, url: path });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Number(headers['content-length'])).toBeGreaterThan(20);
    expect(rawPayload).toHaveLength(method === 'HEAD' ? 0 : Number(headers['content-length']));
  },
);

test.each([
  'blogs/00000000000000000000.webp',
  'blogs/',
  'blogs',
  '',
  '../../plinth.sqlite',
  '..%2fplinth.sqlite',
  'blogs/../../plinth.sqlite',
  'blogs/..%2f..%2fplinth.sqlite',
  'blogs/..%5c..%5cplinth.sqlite',
  '%2e%2e/%2e%2e/etc/passwd',
  '....//....//etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  'blogs/%00.webp',
  'blogs/picture.webp%00.html',
  'blogs/picture.html',
  'blogs/picture.svg',
  'blogs/picture.webp.html',
  `blogs/${'a'.repeat(300)}.webp`,
  `${'blogs/'.repeat(50)}a.webp`,
])('there is no /files/%s', async (key) => {
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.request({ method, url: `/files/${key}` })).statusCode).toBe(404);
});

test('nothing can be written there', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
    expect((await app.request({ method, url: path })).statusCode).toBe(405);
  expect((await app.get(path)).statusCode).toBe(200);
});
