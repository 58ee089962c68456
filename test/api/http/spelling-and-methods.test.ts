import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalAddress } from '../../../server/pages/canonical-address.ts';
import { callPaths, documentPaths, formPaths, readingPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { send } from '../app/raw-http.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp();
  port = await app.listen();
  await createOneOfEach(app);
});
afterAll(() => app.stop());

test.each([
  ['/About-Us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/ABOUT-US///?utm_source=News&utm_campaign=Spring%2F26', '/about-us?utm_source=News&utm_campaign=Spring%2F26'],
  ['/Blogs/One', '/blogs/one'],
  ['/Admin/About/', '/admin/about'],
  ['/Robots.txt', '/robots.txt'],
  ['/x%2Fy/', '/x%2Fy'],
])('%s redirects to %s permanently', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.request({ method, url });
    expect([statusCode, headers.location]).toEqual([301, location]);
  }
});

test('a NUL in the query of any page, document or call is left out', async () => {
  for (const path of [...readingPaths('one'), ...documentPaths, ...callPaths('one'), ...formPaths]) {
    const [plain, ...others] = await Promise.all(
      ['', '?utm_campaign=a%00b', '?page=%001&utm_source=%00', '?prev%00iew=x'].map((query) => app.get(path + query)),
    );
    const statuses = others.map(({ statusCode }) => statusCode);
    expect([path, statuses]).toEqual([path, others.map(() => plain?.statusCode)]);
  }
});

test.each([
  ['longer than any address', `/${'a'.repeat(1_001)}`, 404, undefined],
  ['a row of slashes', `/about-us${'/'.repeat(15_000)}x`, 404, undefined],
  ['a row of slashes at the end', `/about-us${'/'.repeat(15_000)}`, 301, '/about-us'],
])('%s is answered without a page', async (_what, url, status, location) => {
  const { statusCode, headers, body } = await app.get(url);
  expect([statusCode, headers.location]).toEqual([status, location]);
  expect(body).not.toContain('<');
});

test('a path of many slashes takes linear time', () => {
  // Quadratic time would be minutes.
  expect(canonicalAddress(`/a${'/'.repeat(500_000)}b`)).toBeNull();
  expect(canonicalAddress(`/a${'/'.repeat(500_000)}`)).toBe('/a');
});

test.each(['/', '/?A=B', '/about-us?Utm=X/'])('%s is not redirected', async (url) => {
  expect((await app.get(url)).statusCode).toBe(200);
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '//EVIL.example',
  '/API/blogs',
  '/api/setting/',
])('%s is not found, and not redirected', async (url) => {
  const { status, headers } = await send(port, { path: url });
  expect([status, headers.location]).toEqual([404, undefined]);
});

test('a form sent to an address in capitals is not redirected', async () => {
  const { statusCode } = await app.request({
    method: 'POST',
    url: '/Contact-Us',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Sana',
  });
  expect(statusCode).toBe(422);
});

test.each([
  ['DELETE', '/about-us', 'GET, HEAD'],
  ['POST', '/about-us', 'GET, HEAD'],
  ['PUT', '/contact-us', 'GET, HEAD, POST'],
  ['PROPFIND', '/meeting', 'GET, HEAD, POST'],
  ['POST', '/admin', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['DELETE', '/robots.txt', 'GET, HEAD'],
  ['DELETE', '/sitemap-1.xml', 'GET, HEAD'],
  ['PUT', '/files/blogs/x.webp', 'GET, HEAD'],
  ['DELETE', '/api/setting', 'GET, HEAD'],
  ['PUT', '/api/contact/store?x=1', 'POST'],
  ['PATCH', '/api/blogs', 'GET, HEAD, POST'],
] as const)('%s %s is 405, with the allowed methods: %s', async (method, url, allowed) => {
  const { statusCode, headers } = await app.request({ method, url });
  expect([statusCode, headers.allow]).toEqual([405, allowed]);
});

test('the page of a 405 is complete', async () => {
  const { body } = await app.request({ method: 'DELETE', url: '/contact-us' });
  expect(body).toMatch(/<title>Request Not Supported/);
  expect(body.trimEnd()).toMatch(/<\/body><\/html>$/);
});

const others = ['/admin', '/no-such-page', '/favicon.svg', '/healthz', '/api/blogs', '/files/blogs/none.webp'];

test.each([...readingPaths('one'), ...formPaths, ...documentPaths, ...callPaths('one'), ...others])(
  'HEAD of %s has the headers of GET, cached or not',
  async (url) => {
    for (const accepted of ['', 'br']) {
      await app.refreshPages();
      for (const state of ['uncached', 'cached']) {
        const [head, get] = [
          await app.request({ method: 'HEAD', url, headers: { 'accept-encoding': accepted } }),
          await app.get(url, { 'accept-encoding': accepted }),
        ];
        expect([state, head.statusCode, head.body]).toEqual([state, get.statusCode, '']);
        expect(comparable(head.headers)).toEqual(comparable(get.headers));
      }
    }
  },
);

/** Leaves out what differs between any two responses: their time and id, and the nonce of an uncached page. */
function comparable({ date: _date, 'x-request-id': _id, 'content-security-policy': _policy, ...headers }: Headers) {
  if (headers['etag'] === undefined) delete headers['content-length'];
  return headers;
}

type Headers = Record<string, unknown>;
