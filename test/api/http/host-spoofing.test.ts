import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { send } from '../app/raw-http.ts';

const pages = ['/', '/about-us', '/our-services', '/services/now', '/our-reviews', '/our-blogs', '/blogs/now'];
const forms = ['/contact-us', '/contact', '/meeting', '/register', '/register?token=x'];
const moved = ['/blogs', '/services', '/blogs/then', '/services/then', '/api/blog/then', '/api/service/then'];
const machinePages = ['/sitemap.xml', '/feed.xml', '/llms.txt', '/robots.txt', '/healthz', '/readyz', '/favicon.svg'];
const calls = [
  'setting',
  'about',
  'service-page',
  'review',
  'blog?per_page=1',
  'blog/now',
  'service/now',
  'related-blog',
];
const described = ['openapi.json', 'docs', 'docs/json', 'docs/static/index.html'];
const nothing = ['/no-such-page', '/api/none', '/api', '/files/blogs/none.webp', '/%zz', '/api/%zz', '/api/blogs'];
const everywhere = [
  ...pages,
  ...forms,
  ...moved,
  ...machinePages,
  ...[...calls, ...described].map((call) => `/api/${call}`),
  ...nothing,
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
  const { content } = app.services;
  await content.update(blog, await app.create(blog, { title: 'Then', team_id: await app.create(teamMember, {}) }), {
    slug: 'now',
  });
  await app.create(blog, { title: 'Another', team_id: 1 });
  await content.update(service, await app.create(service, { title: 'Then' }), { slug: 'now' });
});
afterAll(() => app.stop());

describe.each(everywhere)('%s', (path) => {
  test('tells of no host but the configured one', async () => {
    const { status } = await send(port, { path });
    for (const headers of spoofs) {
      const answer = await send(port, { path, headers });
      expect(answer.status).toBe(status);
      expectNoTrace(answer);
      expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
    for (const scheme of ['http', 'https', 'HTTP']) {
      const answer = await send(port, { path: `${scheme}://evil.example${path}` });
      expect(Math.floor(answer.status / 100)).toBe(4);
      expectNoTrace(answer);
    }
  });

  test('answers HEAD as it answers GET, without the body', async () => {
    const got = await send(port, { path });
    const head = await send(port, { method: 'HEAD', path });
    expect([head.status, head.body]).toEqual([got.status, '']);
    for (const name of ['content-type', 'cache-control', 'location', 'x-content-type-options'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
  });
});

test('links of lists and of the set-up are made of the configured address', async () => {
  const { body } = await send(port, { path: '/api/blog?per_page=1', headers: { host: 'evil.example' } });
  expect(JSON.parse(body).links.next).toBe(`${PUBLIC_URL}/api/blog?per_page=1&page=2`);
  expect(await app.services.accounts.makeSetUpLink()).toContain(`${PUBLIC_URL}/register?token=`);
});

test.each(['/contact-us', '/meeting', '/register', '/api/contact/store', '/api/login'])(
  'what is sent to %s is answered without a trace of the host it was sent to',
  async (path) => {
    for (const headers of spoofs) {
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await send(port, { method: 'POST', path, headers: form, body: 'name=x' });
      expect(Math.floor(answer.status / 100)).toBe(4);
      expectNoTrace(answer);
    }
  },
);

function expectNoTrace({ headers, body }: { headers: object; body: string }) {
  expect(JSON.stringify(headers)).not.toContain('evil.example');
  expect(body).not.toContain('evil.example');
}
