import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherPaths } from '../../../content/addresses.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { longFields, longHeaders, longRequests, separators } from '../../hostile/long-requests.ts';
import { isLongRun } from '../../long-run.ts';
import { callPaths, documentPaths, pageAddresses } from '../../public-addresses.ts';
import type { TestApp } from '../app/app.ts';
import { isOfOtherType, openWithCalls } from '../app/guarded-routes.ts';

/** In ms of computing. A row of slashes took a router 80; everything else is below one. */
const ENOUGH = 40;
/** What takes no longer does so at the first or second try, unless the machine is busy. */
const TRIES = 20;

let app: TestApp;
let urls: string[];
let authorization: string;
beforeAll(async () => {
  const { app: opened, routes, calls } = await openWithCalls({ configured: { RATE_LIMIT: 'off' } });
  app = opened;
  authorization = `Bearer ${await app.signIn()}`;
  urls = [
    ...pageAddresses('one').map(({ path }) => path),
    ...documentPaths,
    '/sitemap-1.xml',
    '/our-blogs/category/one/feed.xml',
    ...callPaths('one'),
    '/services',
    '/blogs/one.data',
    '/_.data',
    '/no-such-page',
    '/login/reset',
    '/admin/blogs/edit/one',
    '/files/blogs/x.webp',
    '/og/a/blogs/one.png',
    '/preview/token',
    '/assets/a.js',
    '/api/docs',
    ...otherPaths,
    ...routes.flatMap((route) => /^GET (\/[^/:*]+)$/.exec(route)?.[1] ?? []),
    ...calls.filter((call) => call.method === 'GET' && !isOfOtherType(call.path)).map(({ path }) => path),
  ];
});
afterAll(() => app.stop());

test('a long row of separators in path, query or headers takes no more time than any other request', async () => {
  const slow: object[] = [];
  for (const [index, url] of new Set(urls).values().map((url, index) => [index, url] as const)) {
    await computingFor({ url });
    const plain = Math.min(await computingFor({ url }), await computingFor({ url }));
    const requests = separatorsFor(index).flatMap((separator) => longRequests(url, separator));
    requests.push({ where: 'all headers', url, headers: longHeaders(index) });
    for (const request of requests) {
      const time = await leastComputing(request, Math.max(3 * plain, ENOUGH));
      if (time !== null) slow.push({ ...request, time, plain });
    }
  }
  expect(slow).toEqual([]);
});

test('so it is in the fields of every open form', async () => {
  const forms = {
    ...Object.fromEntries(inboxKinds.map(({ form, fields }) => [`/api/${form}/store`, Object.keys(fields)])),
    '/api/login': ['email', 'password'],
    '/api/register': ['token', 'name', 'email', 'password', 'password_confirmation'],
    '/api/password/forgot': ['email'],
    '/api/password/reset': ['token', 'password', 'password_confirmation'],
    '/api/email/confirm': ['token'],
    '/contact-us': ['form_token', ...Object.keys(inboxKinds[0].fields)],
  };
  const slow: object[] = [];
  for (const [url, names] of Object.entries(forms)) {
    for (const separator of separators) {
      const payload = longFields(names, separator);
      const time = await leastComputing({ method: 'POST', url, payload }, ENOUGH);
      if (time !== null) slow.push({ url, separator, time });
    }
  }
  expect(slow).toEqual([]);
});

/** Each URL gets a quarter of the separators: what reads them is the same for all, or for many. */
function separatorsFor(index: number) {
  return isLongRun ? separators : separators.filter((_, place) => (place + index) % 4 === 0);
}

/** Returns the least time of several tries, or null as soon as one is short enough. */
async function leastComputing(request: Parameters<TestApp['requestAsIs']>[0], enough: number) {
  const times: number[] = [];
  while (times.length < TRIES) {
    const time = await computingFor(request);
    if (time <= enough) return null;
    times.push(time);
  }
  return Math.min(...times);
}

/** Returns how long this process computed for a request, in ms: what else the machine does makes no difference. */
async function computingFor({ headers, ...request }: Parameters<TestApp['requestAsIs']>[0]) {
  const before = process.cpuUsage();
  const { statusCode } = await app.requestAsIs({ ...request, headers: { authorization, ...headers } });
  expect([request.url, statusCode < 500]).toEqual([request.url, true]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
