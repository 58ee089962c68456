import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { signInTo } from '../app/people.ts';
import type { ApiClient } from '../../api-client.ts';
import type { FigureTables } from '../../../server/figures/tables.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const KARACHI_NOON = Date.parse('2026-12-01T07:00:00Z');
const INVENTED = 50_000;
const DAY = 24 * 60 * 60 * 1000; // ms

let now: number;
let app: TestApp;
let client: ApiClient;
beforeEach(() => begin());
afterEach(() => app.stop());

async function begin(configured: Record<string, string> = {}) {
  now = KARACHI_NOON;
  app = await startApp({ clock: () => new Date(now), configured: { TRUST_PROXY: '127.0.0.1', ...configured } });
  client = await signInTo(app);
}

/** Opens a page as somebody with a browser, who comes from nowhere and has an address of their own. */
async function open(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.requestAsIs({
    url,
    method,
    headers: { 'user-agent': CHROME, 'accept-language': 'de-AT,de;q=0.9', ...headers },
  });
}

interface Named {
  name: string;
  views: number;
  visits: number;
}

interface Figures {
  totals: { views: number; visits: number; visitors: number };
  days: { day: string; views: number; visits: number; visitors: number }[];
  left_out: { name: string; views: number }[];
  pages: Named[];
  channels: Named[];
  sources: Named[];
  campaigns: Named[];
  devices: Named[];
  languages: Named[];
  countries: Named[];
  is_counting: boolean;
}

async function readFigures(query = ''): Promise<Figures> {
  await app.services.visitCounter?.store();
  const { body } = await client.ask('GET', `/figures${query}`);
  return body.data as Figures;
}

const viewsOf = (list: { name: string; views: number }[]) =>
  Object.fromEntries(list.map(({ name, views }) => [name, views]));
const visitsOf = (list: Named[]) => Object.fromEntries(list.map(({ name, visits }) => [name, visits]));

test('a page counts whether or not it comes from the cache, and once more when a browser asks whether it has changed', async () => {
  await open('/about-us');
  const { headers } = await open('/about-us');
  const again = await open('/about-us', { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
  await Promise.all(Array.from({ length: 5 }, () => open('/our-services')));
  await open('/contact');
  await open('/contact-us', {}, 'HEAD');
  for (const path of [
    '/feed.xml',
    '/robots.txt',
    '/api/blog',
    '/healthz',
    '/blogs',
    '/preview-frame',
    '/login',
    '/admin',
  ])
    await open(path);
  const { pages, totals } = await readFigures();
  expect(viewsOf(pages)).toEqual({ '/about-us': 3, '/our-services': 5, '/contact-us': 1 });
  expect(totals).toEqual({ views: 9, visits: 9, visitors: 1 });
});

test('what is left out is counted by the reason alone', async () => {
  const requests: [string, Record<string, string>][] = [
    ['/no-such-page', {}],
    ['/wp-login.php', {}],
    ['/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['/', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['/', { 'user-agent': 'curl/8.5.0' }],
    ['/', { 'user-agent': '' }],
    ['/', { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' }],
    ['/', { 'user-agent': 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)' }],
    ['/', { 'sec-gpc': '1' }],
    ['/', { dnt: '1' }],
    ['/', { cookie: 'a=b; plinth_editor=1' }],
    ['/', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
    ['/', { 'sec-purpose': 'prefetch;prerender' }],
    ['/', { purpose: 'prefetch' }],
    ['/', { 'x-purpose': 'preview' }],
    ['/', { 'sec-fetch-dest': 'iframe' }],
    ['/', { 'sec-fetch-dest': 'empty' }],
  ];
  for (const [url, headers] of requests) await open(url, headers);
  const { totals, pages, left_out } = await readFigures();
  expect(totals).toEqual({ views: 0, visits: 0, visitors: 0 });
  expect(pages).toEqual([]);
  expect(viewsOf(left_out)).toEqual({
    'missing page': 2,
    bot: 4,
    'AI bot': 2,
    'asked not to be counted': 2,
    'signed in': 1,
    prefetched: 4,
    'not opened as a page': 2,
  });
});

test('more visits of one sender than people make are left out', async () => {
  for (let number = 0; number < 520; number += 1) await open('/', { 'user-agent': `${CHROME} Edg/${number}` });
  const { totals, left_out } = await readFigures();
  expect(totals.visits).toBe(500);
  expect(viewsOf(left_out)).toEqual({ 'too many from one sender': 20 });
});

test('a visit goes on while its pages are reached from one another, also when they are prerendered', async () => {
  await open('/', { referer: 'https://www.google.com/' });
  await open('/about-us', { referer: 'https://plinth.example/' });
  await open('/our-services', { referer: 'https://plinth.example/about-us', 'sec-purpose': 'prefetch;prerender' });
  await open('/our-reviews', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' });
  const { totals, pages, sources } = await readFigures();
  expect(totals).toEqual({ views: 4, visits: 1, visitors: 1 });
  expect(visitsOf(pages)).toEqual({ '/': 1, '/about-us': 0, '/our-services': 0, '/our-reviews': 0 });
  expect(visitsOf(sources)).toEqual({ Google: 1 });
});

test('a source has one name, and a campaign is read from a page that is cached', async () => {
  const arrivals: [string, string?][] = [
    ['/', 'https://www.linkedin.com/feed/'],
    ['/?utm_source=LinkedIn&utm_campaign=Spring'],
    ['/?utm_source=linkedin&utm_medium=social&utm_campaign=spring%20'],
    ['/?utm_source=Linkedin', 'https://lnkd.in/abc'],
    ['/?utm_source=google&utm_medium=cpc&gclid=x&utm_campaign=brand', 'https://www.google.de/'],
    ['/?gclid=x'],
    ['/?utm_source=chatgpt.com'],
    ['/', 'https://chatgpt.com/'],
    ['/', 'https://www.Example.org/page?secret=1'],
    ['/', 'https://example.org/'],
    ['/?utm_source=newsletter&utm_medium=email&utm_campaign=ines@example.com'],
    ['/'],
  ];
  for (const [url, referer] of arrivals) await open(url, referer ? { referer } : {});
  const { sources, channels, campaigns } = await readFigures();
  expect(visitsOf(sources)).toEqual({
    LinkedIn: 4,
    Google: 2,
    ChatGPT: 2,
    'example.org': 2,
    newsletter: 1,
    Direct: 1,
  });
  expect(visitsOf(channels)).toEqual({ social: 4, paid: 2, assistant: 2, link: 2, email: 1, direct: 1 });
  expect(visitsOf(campaigns)).toEqual({ spring: 2, brand: 1 });
  expect(JSON.stringify(await readAllRows(app.services.database))).not.toMatch(/secret=1|ines@example/);
});

test('devices, languages and their countries', async () => {
  await open('/');
  await open('/', { 'user-agent': IPHONE, 'accept-language': 'zh-Hant-TW' });
  await open('/', {
    'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Safari/604.1',
    'accept-language': '*',
  });
  const { devices, languages, countries } = await readFigures();
  expect(viewsOf(devices)).toEqual({ desktop: 1, phone: 1, tablet: 1 });
  expect(viewsOf(languages)).toEqual({ de: 1, zh: 1, '(unknown)': 1 });
  expect(viewsOf(countries)).toEqual({ AT: 1, TW: 1, '(unknown)': 1 });
});

test('no address is stored, and the salt goes when its day ends', async () => {
  await open('/', { 'x-forwarded-for': '203.0.113.77' });
  await app.services.visitCounter?.store();
  const salts = async () => (await saltsIn(app)).map(({ day }) => day);
  expect(await salts()).toEqual(['2026-12-01', '2026-12-02']);
  const [{ salt } = { salt: '' }] = await saltsIn(app);
  expect(JSON.stringify(await readAllRows(app.services.database))).not.toContain('203.0.113.77');
  now += DAY;
  await app.services.visitCounter?.store();
  expect(await salts()).toEqual(['2026-12-02', '2026-12-03']);
  expect(JSON.stringify(await readAllRows(app.services.database))).not.toContain(salt);
});

function saltsIn({ services }: TestApp) {
  const db = services.database.kysely.withTables<FigureTables>();
  return db.selectFrom('visitor_salts').selectAll().orderBy('day').execute();
}

test('a day ends at midnight in the time zone of the settings, also where clocks change', async () => {
  await app.stop();
  await begin({ TIME_ZONE: '' });
  await client.ask('PUT', '/settings/1', { time_zone: 'America/Santiago' });
  // Clocks go from 24:00 on 5 September 2026 to 1:00 on the 6th, so that midnight is at 4:00 UTC.
  now = Date.parse('2026-09-06T03:59:30Z');
  await app.services.visitCounter?.store();
  await open('/');
  await open('/about-us', { referer: 'https://plinth.example/' });
  now = Date.parse('2026-09-06T04:00:10Z');
  await open('/our-services', { referer: 'https://plinth.example/about-us' });
  await app.services.visitCounter?.store();
  const { days } = await readFigures('?from=2026-09-01&to=2026-09-30');
  expect(days).toEqual([
    { day: '2026-09-05', views: 2, visits: 1, visitors: 1 },
    { day: '2026-09-06', views: 1, visits: 0, visitors: 1 },
  ]);
});

test('what cannot be stored counts later, once', async () => {
  await open('/');
  const storing = vi.spyOn(app.services.database.kysely, 'withTables').mockImplementationOnce(() => {
    throw new Error('The database is away.');
  });
  await expect(app.services.visitCounter?.store()).rejects.toThrow('away');
  storing.mockRestore();
  await open('/');
  await readFigures();
  expect((await readFigures()).totals).toEqual({ views: 2, visits: 2, visitors: 1 });
});

test('after 90 days a month is one row of each name, and counts go after ANALYTICS_DAYS', async () => {
  await app.stop();
  await begin({ ANALYTICS_DAYS: '400' });
  now = Date.parse('2026-01-30T12:00:00Z');
  for (let day = 0; day < 4; day += 1) {
    for (const sender of ['203.0.113.1', '203.0.113.2']) await open('/', { 'x-forwarded-for': sender });
    now += DAY;
  }
  await app.services.visitCounter?.store();
  const before = await readFigures('?from=2026-01-01&to=2026-02-28');
  now = Date.parse('2026-06-20T12:00:00Z');
  await app.services.figures.tidy();
  await app.services.figures.tidy();
  const after = await readFigures('?from=2026-01-01&to=2026-02-28');
  expect(after.days.map(({ day, views, visitors }) => [day, views, visitors])).toEqual([
    ['2026-01', 4, 4],
    ['2026-02', 4, 4],
  ]);
  expect({ ...after, days: [] }).toEqual({ ...before, days: [] });
  expect((await readFigures('?from=2026-01-02&to=2026-02-28')).totals.views).toBe(4);
  now = Date.parse('2027-03-10T12:00:00Z');
  await app.services.figures.tidy();
  const left = await app.services.figures.readDays({ from: '2026-01-01', to: '2026-12-31' });
  expect(left.map(({ day }) => day)).toEqual(['2026-02']);
  now = Date.parse('2028-03-10T12:00:00Z');
  await app.services.figures.tidy();
  const db = app.services.database.kysely.withTables<FigureTables>();
  expect(await db.selectFrom('visits').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('visitor_sketches').selectAll().execute()).toEqual([]);
});

test('processes add up exactly, also after one that was killed, and count a visitor of several once', async () => {
  const others = [await app.openServices(), await app.openServices()];
  const counters = [app.services, ...others].flatMap(({ visitCounter }) => visitCounter ?? []);
  expect(counters).toHaveLength(3);
  const request = { page: '/', query: '', headers: { 'user-agent': CHROME }, isMissing: false, isSignedIn: false };
  for (let visit = 0; visit < 300; visit += 1) {
    const { count, store } = counters[visit % 3] as (typeof counters)[0];
    count(request, () => `sender ${visit % 10}`);
    if (visit % 7 === 0) await store();
  }
  await Promise.all(counters.map(({ store }) => store()));
  // Killed: what it has counted since is lost, and nothing else.
  counters[1]?.count(request, () => 'lost');
  const again = await app.openServices();
  again.visitCounter?.count(request, () => 'sender 3');
  await again.visitCounter?.store();
  const { totals, pages } = await readFigures();
  expect(totals).toEqual({ views: 301, visits: 301, visitors: 10 });
  expect(viewsOf(pages)).toEqual({ '/': 301 });
  await Promise.all([...others, again].map(({ close }) => close()));
});

test('of 50,000 invented agents, sites, campaigns and languages only so many names are kept', async () => {
  const { visitCounter } = app.services;
  const before = memoryInUse();
  for (let number = 0; number < INVENTED; number += 1) {
    const headers = {
      'user-agent': `${CHROME} Edg/${number}`,
      referer: `https://site-${number}.example/`,
      'accept-language': `${'abcdefghij'[number % 10]}${'klmnopqrst'[Math.trunc(number / 10) % 10]}${'klmnopqrst'[Math.trunc(number / 100) % 10]}`,
    };
    const query = number % 10 === 0 ? `utm_campaign=c${number}` : '';
    visitCounter?.count({ page: `/${number}`, query, headers, isMissing: false, isSignedIn: false }, () =>
      String(number),
    );
  }
  const grown = memoryInUse() - before;
  const { totals, sources } = await readFigures('?kind=source');
  expect(Math.abs(totals.visits + (await leftOut()) - INVENTED)).toBe(0);
  expect(sources).toHaveLength(1_000);
  const names = await app.services.database.kysely
    .withTables<FigureTables>()
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  expect(Number(names.rows)).toBeLessThan(7_600);
  expect(grown).toBeLessThan(20 * 1024 * 1024);
});

/** In bytes, after what is no longer used is gone. */
function memoryInUse() {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

async function leftOut() {
  const { left_out } = await readFigures();
  return left_out.reduce((sum, { views }) => sum + views, 0);
}

describe('counting is off', () => {
  test('with ANALYTICS=off, where the page about privacy does not speak of it', async () => {
    await publishPrivacy();
    expect((await open('/privacy')).body).toContain('How visits are counted');
    expect((await open('/about-us')).body).not.toContain('How visits are counted');
    await app.stop();
    await begin({ ANALYTICS: 'off' });
    await publishPrivacy();
    expect((await open('/privacy')).body).not.toContain('How visits are counted');
    const { totals, is_counting, left_out } = await readFigures();
    expect({ totals, is_counting, left_out }).toEqual({
      totals: { views: 0, visits: 0, visitors: 0 },
      is_counting: false,
      left_out: [],
    });
    expect(await saltsIn(app)).toEqual([]);
  });
});

async function publishPrivacy() {
  await client.ask('PUT', '/pages/privacy', { status: 1 });
  await client.ask('PUT', '/settings/1', { privacy_link: '/privacy' });
}
