import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { everythingStored } from './everything-stored.ts';
import { tokenOf } from './people.ts';
import { type Plinth, startPlinth } from './plinth.ts';
import { withRoutes } from './routes.ts';
import { send } from './wire.ts';

const HOUR = 60 * 60 * 1000; // ms

/** All that anyone may call. Whatever else the server answers under /api needs a sign-in. */
const open = [
  ...['setting', 'about', 'service-page', 'service/:slug', 'review', 'blog', 'blog/:slug', 'related-blog'].flatMap(
    read,
  ),
  'POST /api/contact/store',
  'POST /api/meeting/store',
  ...['login', 'register', 'password/forgot', 'password/reset'].map((path) => `POST /api/${path}`),
  ...['openapi.json', 'docs', 'docs/json', 'docs/yaml'].flatMap(read),
  ...['docs/static/index.html', 'docs/static/swagger-initializer.js'].flatMap(read),
  'HEAD /api/docs/',
  'GET,HEAD /api/docs/static/*',
  // These say 404.
  'ANY /api',
  'ANY /api/*',
];
const openOutsideTheApi = [
  ...['healthz', 'readyz', 'files/*', 'robots.txt', 'sitemap.xml', 'feed.xml', 'llms.txt'].flatMap((path) =>
    read(`../${path}`),
  ),
  'ANY /*', // pages
];

let now = new Date('2026-03-01T12:00:00Z');
let plinth: Plinth;
let routes: string[];
let port: number;
let calls: { method: string; path: string }[];
const tokens = { valid: '', idle: '', absolute: '', revoked: '' };

beforeAll(async () => {
  [plinth, routes] = await withRoutes(() => startPlinth({ clock: () => now }));
  port = await plinth.listen();
  for (const type of contentTypes)
    if (type.name !== 'settings') await plinth.create(type, { [type.title]: 'One', team_id: 1, blog_id: 1 });
  calls = guarded().flatMap((route) => {
    const [method = '', url = ''] = route.split(' ');
    return { method, path: url.replace(':key', keyOf(url)).replace(':version', '1') };
  });
  await makeTokens();
});
afterAll(() => plinth.stop());

test('only the calls named here are open', async () => {
  const ofTheApi = routes.filter((route) => / \/api(\/|$)/.test(route));
  const answered = ofTheApi.map(async (route) => {
    const [method = '', url = ''] = route.replace(/^(ANY|GET,HEAD) /, 'GET ').split(' ');
    return { route, status: (await plinth.request({ method, url })).statusCode };
  });
  const opened = (await Promise.all(answered)).filter(({ status }) => status !== 401).map(({ route }) => route);
  expect(opened.toSorted()).toEqual(open.toSorted());
  const others = routes.filter((route) => !ofTheApi.includes(route) && !isBuiltFile(route));
  expect(others.toSorted()).toEqual(openOutsideTheApi.toSorted());
});

test('every described call that is not open is in the table', async () => {
  const { paths } = (await plinth.get('/api/openapi.json')).json() as { paths: Record<string, Record<string, object>> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      'security' in operation ? [] : `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const inTable = new Set(guarded().filter((route) => !route.startsWith('HEAD')));
  expect(new Set(described)).toEqual(inTable);
  expect(inTable.size).toBeGreaterThan(70);
});

describe('without a valid token in its place', () => {
  const cases: [string, () => { headers?: Record<string, string>; query?: string }][] = [
    ['no token', () => ({})],
    ['a malformed token', () => bearer('x')],
    ['an empty token', () => bearer('')],
    ['an unknown token', () => bearer('x'.repeat(43))],
    ['a token unused for 12 hours', () => bearer(tokens.idle)],
    ['a token of 14 days ago', () => bearer(tokens.absolute)],
    ['a revoked token', () => bearer(tokens.revoked)],
    ['a valid token by another scheme', () => ({ headers: { authorization: `Basic ${tokens.valid}` } })],
    ['a valid token and more', () => bearer(`${tokens.valid} x`)],
    ['a valid token in the query', () => ({ query: `?token=${tokens.valid}&access_token=${tokens.valid}` })],
    ['a valid token in a cookie', () => ({ headers: { cookie: `ACCESS_TOKEN=${tokens.valid}` } })],
  ];

  test.each(cases)('%s: every call is 401, before its body is looked at, and changes nothing', async (_case, make) => {
    const before = await everythingStored(plinth.services.database);
    const { headers = {}, query = '' } = make();
    for (const { method, path } of calls) {
      const broken = method === 'GET' || method === 'HEAD' ? {} : { payload: '{broken' };
      const type = { 'content-type': 'application/json' };
      const answer = await plinth.request({
        method: method,
        url: path + query,
        headers: { ...type, ...headers },
        ...broken,
      });
      const body = method === 'HEAD' ? '' : '{"message":"Unauthenticated."}';
      expect([method, path, answer.statusCode, answer.body]).toEqual([method, path, 401, body]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await everythingStored(plinth.services.database)).toEqual(before);
  });
});

describe('a path in disguise lets nobody in', () => {
  test.each<[string, (path: string) => string, string?]>([
    ['two slashes in front', (path) => `/${path}`],
    ['two slashes inside', (path) => path.replace('/api/', '/api//')],
    ['an encoded slash', (path) => path.replace('/api/', '/api%2F')],
    ['another encoded slash', (path) => path.replace(/\/([^/]*)$/, '%2F$1')],
    ['an encoded letter', (path) => path.replace('/api', '/%61pi')],
    ['a backslash', (path) => path.replace('/api/', '/api\\')],
    ['a slash at the end', (path) => `${path}/`],
    ['upper case', (path) => path.toUpperCase()],
    ['a dot', (path) => path.replace('/api/', '/api/./')],
    ['two dots', (path) => path.replace('/api/', '/api/setting/../')],
    ['encoded dots', (path) => path.replace('/api/', '/api/setting/%2e%2e/')],
    ['a semicolon', (path) => `${path};x`],
    ['a semicolon inside', (path) => path.replace('/api/', '/api;x/')],
    ['a query', (path) => `${path}?x=1`],
    ['a fragment', (path) => `${path}%23x`],
    ['a host', (path) => `http://plinth.example${path}`],
    ['HEAD', (path) => path, 'HEAD'],
    ['OPTIONS', (path) => path, 'OPTIONS'],
    ['PATCH', (path) => path, 'PATCH'],
  ])('%s', async (_trick, disguise, otherMethod) => {
    const before = await everythingStored(plinth.services.database);
    for (const { method, path } of calls.filter((call) => call.method !== 'HEAD')) {
      const asked = { method: otherMethod ?? method, path: disguise(path) };
      const writes = ['POST', 'PUT', 'PATCH'].includes(asked.method);
      const headers = { 'content-type': 'application/json', 'x-http-method-override': method };
      const { status } = await send(port, { ...asked, ...(writes && { headers, body: '{}' }) });
      expect([asked, 400 <= status && status < 500]).toEqual([asked, true]);
    }
    expect(await everythingStored(plinth.services.database)).toEqual(before);
  });
});

test('with a valid token none of them is 401', async () => {
  for (const { method, path } of calls.toSorted((a, b) => Number(isLogout(a)) - Number(isLogout(b)))) {
    const writes = method === 'POST' || method === 'PUT';
    const headers = bearer(tokens.valid).headers;
    const answer = await plinth.request({
      method: method,
      url: path,
      headers,
      ...(writes && { payload: {} }),
    });
    expect([method, path, answer.statusCode]).not.toContain(401);
    expect(answer.statusCode).toBeLessThan(500);
  }
});

function read(path: string) {
  const address = new URL(path, 'http://x/api/').pathname;
  return [`GET ${address}`, `HEAD ${address}`];
}

function guarded() {
  return routes.filter((route) => / \/api(\/|$)/.test(route) && !open.includes(route));
}

/** Files of the built app carry their names in their routes. */
function isBuiltFile(route: string) {
  return /^GET,HEAD \/(assets\/[\w.-]+|favicon\.svg(\.br|\.gz)?)$/.test(route);
}

function keyOf(url: string) {
  const type = contentTypes.find(({ path }) => url.startsWith(`/api/${path}/`)) as ContentType | undefined;
  return type?.addressedBy === 'slug' ? 'one' : '1';
}

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}

function isLogout({ path }: { path: string }) {
  return path === '/api/logout';
}

/** One session too old, one unused for too long, one that was ended, one that holds. */
async function makeTokens() {
  const { accounts } = plinth.services;
  tokens.absolute = await plinth.signIn();
  const signInAgain = () => tokenOf(plinth, 'sana@example.com');
  for (let hours = 0; hours < 14 * 24 - 12; hours += 6) {
    now = new Date(now.getTime() + 6 * HOUR);
    expect(await accounts.findSession(tokens.absolute)).not.toBeNull();
  }
  tokens.idle = await signInAgain();
  now = new Date(now.getTime() + 6 * HOUR);
  expect(await accounts.findSession(tokens.absolute)).not.toBeNull();
  now = new Date(now.getTime() + 6 * HOUR);
  tokens.revoked = await signInAgain();
  await plinth.request({ method: 'POST', url: '/api/logout', ...bearer(tokens.revoked) });
  tokens.valid = await signInAgain();
}
