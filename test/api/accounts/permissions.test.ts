import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageTags } from '../../../content/languages.ts';
import { readAllRows } from '../app/database-rows.ts';
import { type Call, guarded, open, openWithCalls, read } from '../app/guarded-routes.ts';
import { tokenOf } from '../app/people.ts';
import type { TestApp } from '../app/app.ts';

const HOUR = 60 * 60 * 1000; // ms

const icons = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
];

const inLanguage = `/:language(${languageTags.join('|').toLowerCase()})`;

const openOutsideTheApi = [
  ...[
    'healthz',
    'readyz',
    'files/*',
    'robots.txt',
    'sitemap.xml',
    'feed.xml',
    'llms.txt',
    'og/*',
    'og/files/*',
    ...icons,
  ].flatMap((path) => read(`../../${path}`)),
  ...[
    '/sitemap-:part(^[1-9]\\d{0,4}).xml',
    '/files/captions/:id(^\\d{1,9}).vtt',
    ...['feed.xml', 'llms.txt', 'our-blogs/category/:slug/feed.xml'].map((path) => `${inLanguage}/${path}`),
  ].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
  ...read('../../our-blogs/category/:slug/feed.xml'),
  'GET,HEAD /assets/*',
  ...read('../../preview/:token'),
  'POST /login/digest',
  'POST /preview/:token',
  ...read('../../calendar/:token'),
  'ANY /mcp', // with a token of its own
  'HEAD /mcp',
  'POST /mcp',
  ...read('../../.well-known/oauth-protected-resource/mcp'),
  'ANY /*', // pages
];

let now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
let routes: string[];
let calls: Call[];
const tokens = { valid: '', idle: '', absolute: '', revoked: '' };

beforeAll(async () => {
  ({ app, routes, calls } = await openWithCalls({ clock: () => now }));
  await makeTokens();
});
afterAll(() => app.stop());

test('only the calls named here are open', async () => {
  const ofTheApi = routes.filter((route) => / \/api(\/|$)/.test(route));
  const responses = ofTheApi.map(async (route) => {
    const [method = '', url = ''] = route.replace(/^(ANY|GET,HEAD) /, 'GET ').split(' ');
    return { route, status: (await app.request({ method, url })).statusCode };
  });
  const opened = (await Promise.all(responses)).filter(({ status }) => status !== 401).map(({ route }) => route);
  expect(opened.toSorted()).toEqual(open.toSorted());
  const others = routes.filter((route) => !ofTheApi.includes(route));
  expect(others.toSorted()).toEqual(openOutsideTheApi.toSorted());
});

test('every described call that is not open is in the table', async () => {
  const { paths } = (await app.get('/api/openapi.json')).json() as { paths: Record<string, Record<string, object>> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      'security' in operation ? [] : `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const inTable = new Set(guarded(routes).filter((route) => !route.startsWith('HEAD')));
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

  test.each(cases)('%s: every call is 401 before its body is read, and changes nothing', async (_case, make) => {
    const before = await readAllRows(app.services.database);
    const { headers = {}, query = '' } = make();
    for (const { method, path } of calls) {
      const broken = method === 'GET' || method === 'HEAD' ? {} : { payload: '{broken' };
      const type = { 'content-type': 'application/json' };
      const response = await app.request({
        method: method,
        url: path + query,
        headers: { ...type, ...headers },
        ...broken,
      });
      const body = method === 'HEAD' ? '' : '{"message":"Unauthenticated."}';
      expect([method, path, response.statusCode, response.body]).toEqual([method, path, 401, body]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(await readAllRows(app.services.database)).toEqual(before);
  });
});

test('with a valid token none of them is 401', async () => {
  for (const { method, path } of calls.toSorted((a, b) => Number(isLogout(a)) - Number(isLogout(b)))) {
    const writes = method === 'POST' || method === 'PUT';
    const headers = bearer(tokens.valid).headers;
    const response = await app.request({
      method: method,
      url: path,
      headers,
      ...(writes && { payload: {} }),
    });
    expect([method, path, response.statusCode]).not.toContain(401);
    expect(response.statusCode).toBeLessThan(500);
  }
});

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}

function isLogout({ path }: { path: string }) {
  return path === '/api/logout';
}

/** Makes one session that is too old, one unused for too long, one that was ended, and one that is valid. */
async function makeTokens() {
  const { accounts, settled } = app.services;
  tokens.absolute = await app.signIn();
  const signInAgain = () => tokenOf(app, 'sana@example.com');
  for (let hours = 0; hours < 14 * 24 - 12; hours += 6) {
    now = new Date(now.getTime() + 6 * HOUR);
    expect(await accounts.findSession(tokens.absolute)).not.toBeNull();
    await settled();
  }
  tokens.idle = await signInAgain();
  now = new Date(now.getTime() + 6 * HOUR);
  expect(await accounts.findSession(tokens.absolute)).not.toBeNull();
  await settled();
  now = new Date(now.getTime() + 6 * HOUR);
  tokens.revoked = await signInAgain();
  await app.request({ method: 'POST', url: '/api/logout', ...bearer(tokens.revoked) });
  tokens.valid = await signInAgain();
}
