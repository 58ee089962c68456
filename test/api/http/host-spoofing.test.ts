import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageList } from '../../../content/addresses.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { blog } from '../../../content/types/blog.ts';
import { recordPages } from '../../../server/site/pages/record-pages.ts';
import {
  callPaths,
  documentPaths,
  formPaths,
  openFormPaths,
  readingPaths,
  recordPaths,
} from '../../public-addresses.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { send, write } from '../app/raw-http.ts';

const redirects = [
  ...pageList.flatMap(({ redirectFrom }) => redirectFrom ?? []),
  ...recordPaths('one'),
  ...callPaths('one').filter((path) => path.endsWith('/one')),
];
const everywhere = [
  ...readingPaths('now'),
  ...formPaths,
  ...documentPaths,
  ...callPaths('now'),
  ...redirects,
  '/register',
  '/register?token=x',
  '/healthz',
  '/readyz',
  '/favicon.svg',
  '/api/blog?per_page=1',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/index.html',
  '/no-such-page',
  '/api/none',
  '/api',
  '/files/blogs/none.webp',
  '/%zz',
  '/api/%zz',
  '/api/blogs',
];

const spoofs: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'plinth.example:1@evil.example' },
  {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': 'evil.example',
    'x-forwarded-port': '666',
  },
  { forwarded: 'for=evil.example;host=evil.example;proto=http', 'x-real-ip': 'evil.example', 'x-host': 'evil.example' },
  { 'x-original-url': '//evil.example/', 'x-rewrite-url': '//evil.example/', 'x-forwarded-prefix': '//evil.example' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
];

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp();
  port = await app.listen();
  const ids = await createOneOfEach(app);
  for (const { type } of recordPages) await app.services.content.update(type, ids.get(type.name) ?? 0, { slug: 'now' });
  await app.create(blog, { title: 'Another', team_id: 1 });
});
afterAll(() => app.stop());

test.each(redirects)('%s redirects', async (path) => {
  expect((await send(port, { path })).status).toBe(301);
});

describe.each(everywhere)('%s', (path) => {
  test('names no host but the configured one', async () => {
    const { status } = await send(port, { path });
    for (const headers of spoofs) {
      const response = await send(port, { path, headers });
      expect(response.status).toBe(status);
      expectNoTrace(response);
      expect(response.headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
    for (const scheme of ['http', 'https', 'HTTP']) {
      const response = await send(port, { path: `${scheme}://evil.example${path}` });
      expect(Math.floor(response.status / 100)).toBe(4);
      expectNoTrace(response);
    }
  });

  test('responds to HEAD like to GET, without the body', async () => {
    const get = await send(port, { path });
    const head = await send(port, { method: 'HEAD', path });
    expect([head.status, head.body]).toEqual([get.status, '']);
    for (const name of ['content-type', 'cache-control', 'location', 'x-content-type-options'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });
});

test.each([
  'GET /healthz HTTP/1.1\r\nHost: plinth.example\r\nHost: plinth.example\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: plinth.example\r\nhOST: evil.example\r\n\r\n',
  'GET / HTTP/1.0\r\nHost: plinth.example\r\nHost:\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\nHost: plinth.example\r\n\r\n',
  'GET / HTTP/2.0\r\nHost: plinth.example\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
])('what a proxy may read in another way is refused: %j', async (bytes) => {
  const received = await write(port, bytes);
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a request of HTTP/1.0 needs no host', async () => {
  expect(await write(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('links between the pages of a list, and the set-up link, have the configured address', async () => {
  const { body } = await send(port, { path: '/api/blog?per_page=1', headers: { host: 'evil.example' } });
  expect(JSON.parse(body).links.next).toBe(`${PUBLIC_URL}/api/blog?per_page=1&page=2`);
  expect(await app.services.accounts.makeSetUpLink()).toContain(`${PUBLIC_URL}/register?token=`);
});

const takesForms = [...openFormPaths, '/register', '/api/login', ...inboxKinds.map(({ form }) => `/api/${form}/store`)];

test.each(takesForms)('the response to a form sent to %s has no trace of the spoofed host', async (path) => {
  for (const headers of spoofs) {
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send(port, { method: 'POST', path, headers: form, body: 'name=x' });
    expect(Math.floor(response.status / 100)).toBe(4);
    expectNoTrace(response);
  }
});

function expectNoTrace({ headers, body }: { headers: object; body: string }) {
  expect(JSON.stringify(headers)).not.toContain('evil.example');
  expect(body).not.toContain('evil.example');
}
