import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { FigureTables } from '../../../server/figures/tables.ts';
import { readAllRows } from '../app/database-rows.ts';
import { CHROME, viewsOf, visitedApp } from '../app/visited-app.ts';

const INVENTED = 50_000;
const DAY = 24 * 60 * 60 * 1000; // ms

const { site, open, readFigures, readSalts, beginAgain } = visitedApp();

test('no address is stored, and the salt goes when its day ends', async () => {
  await open('/', { 'x-forwarded-for': '203.0.113.77' });
  await site.app.services.visitCounter?.store();
  const salts = async () => (await readSalts()).map(({ day }) => day);
  expect(await salts()).toEqual(['2026-12-01', '2026-12-02']);
  const [{ salt } = { salt: '' }] = await readSalts();
  expect(JSON.stringify(await readAllRows(site.app.services.database))).not.toContain('203.0.113.77');
  site.now += DAY;
  await site.app.services.visitCounter?.store();
  expect(await salts()).toEqual(['2026-12-02', '2026-12-03']);
  expect(JSON.stringify(await readAllRows(site.app.services.database))).not.toContain(salt);
});

test('a day ends at midnight in the time zone of the settings, also where clocks change', async () => {
  await beginAgain({ TIME_ZONE: '' });
  await site.client.ask('PUT', '/settings/1', { time_zone: 'America/Santiago' });
  // Clocks go from 24:00 on 5 September 2026 to 1:00 on the 6th, so that midnight is at 4:00 UTC.
  site.now = Date.parse('2026-09-06T03:59:30Z');
  await site.app.services.visitCounter?.store();
  await open('/');
  await open('/about-us', { referer: 'https://plinth.example/' });
  site.now = Date.parse('2026-09-06T04:00:10Z');
  await open('/our-services', { referer: 'https://plinth.example/about-us' });
  await site.app.services.visitCounter?.store();
  const { days } = await readFigures('?from=2026-09-01&to=2026-09-30');
  expect(days).toMatchObject([
    { day: '2026-09-05', views: 2, visits: 1, visitors: 1 },
    { day: '2026-09-06', views: 1, visits: 0, visitors: 1 },
  ]);
});

test('what cannot be stored counts later, once', async () => {
  await open('/');
  const storing = vi.spyOn(site.app.services.database.kysely, 'withTables').mockImplementationOnce(() => {
    throw new Error('The database is away.');
  });
  await expect(site.app.services.visitCounter?.store()).rejects.toThrow('away');
  storing.mockRestore();
  await open('/');
  await readFigures();
  expect((await readFigures()).totals).toMatchObject({ views: 2, visits: 2, visitors: 1 });
});

test('after 90 days a month is one row of each name, days stay, and counts go after ANALYTICS_DAYS', async () => {
  await beginAgain({ ANALYTICS_DAYS: '400' });
  site.now = Date.parse('2026-01-30T12:00:00Z');
  for (let day = 0; day < 4; day += 1) {
    for (const sender of ['203.0.113.1', '203.0.113.2']) await open('/', { 'x-forwarded-for': sender });
    site.now += DAY;
  }
  await site.app.services.visitCounter?.store();
  const before = await readFigures('?from=2026-01-01&to=2026-02-28');
  site.now = Date.parse('2026-06-20T12:00:00Z');
  await site.app.services.figures.tidy();
  await site.app.services.figures.tidy();
  const after = await readFigures('?from=2026-01-01&to=2026-02-28');
  expect(after).toEqual(before);
  const page = await readFigures('?from=2026-01-01&to=2026-02-28&kind=page&name=/');
  expect(page.days).toMatchObject([
    { day: '2026-01', views: 4, visitors: null },
    { day: '2026-02', views: 4, visitors: null },
  ]);
  const part = await readFigures('?from=2026-01-31&to=2026-02-28');
  expect(part).toMatchObject({ totals: { views: 6 }, pages: [{ views: 4 }], months_left_out: ['2026-01'] });
  site.now = Date.parse('2027-03-10T12:00:00Z');
  await site.app.services.figures.tidy();
  const left = { from: '2026-01-01', to: '2026-12-31' };
  expect(await site.app.services.figures.readDays(left)).toEqual([]);
  const ofPage = await site.app.services.figures.readDays(left, { kind: 'page', names: ['/'] });
  expect(ofPage.map(({ day }) => day)).toEqual(['2026-02']);
  site.now = Date.parse('2028-03-10T12:00:00Z');
  await site.app.services.figures.tidy();
  const db = site.app.services.database.kysely.withTables<FigureTables>();
  expect(await db.selectFrom('visits').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('visitor_sketches').selectAll().execute()).toEqual([]);
});

test('of a month long over, the 1,000 names with most views are kept, and what comes late is added', async () => {
  site.now = Date.parse('2026-06-20T12:00:00Z');
  const db = site.app.services.database.kysely.withTables<FigureTables>();
  const counted = (day: string, name: string, views: number) => ({
    kind: 'page',
    day,
    name,
    views,
    visits: 1,
    visitors: 0,
  });
  const names = Array.from({ length: 1_002 }, (_, number) => counted('2026-01-31', `/${number}`, 2_000 - number));
  await db
    .insertInto('visits')
    .values([...names, counted('2026-01-01', '/1001', 5), counted('2026-01-02', '(other)', 9_000)])
    .execute();
  await site.app.services.figures.tidy();
  const rows = () =>
    db.selectFrom('visits').select(['day', 'name', 'views', 'visits']).orderBy('views', 'desc').execute();
  expect(await rows()).toHaveLength(1_001);
  expect((await rows())[0]).toEqual({ day: '2026-01', name: '(other)', views: 9_000 + 1_001 + 1_000, visits: 3 });
  await db
    .insertInto('visits')
    .values(counted('2026-01-31', '/7', 10))
    .execute();
  await site.app.services.figures.tidy();
  expect(await rows()).toHaveLength(1_001);
  expect(await rows()).toContainEqual({ day: '2026-01', name: '/7', views: 2_003, visits: 2 });
});

test('names are compared with earlier days only where they are known of each of these days', async () => {
  site.now = Date.parse('2026-01-10T12:00:00Z');
  for (let visit = 0; visit < 4; visit += 1) await open('/', { 'x-forwarded-for': `203.0.113.${visit}` });
  await site.app.services.visitCounter?.store();
  site.now = Date.parse('2026-05-10T12:00:00Z');
  await site.app.services.figures.tidy();
  await open('/');
  const range = 'from=2026-05-10&to=2026-05-10';
  // As many days right before are those of January too: all of it, or a part.
  const february = await readFigures('?from=2026-03-22&to=2026-05-10&compare=period');
  expect(february).toMatchObject({ compared: { from: '2026-01-31' }, totals_before: { visits: 0 }, days_before: [] });
  expect(february.pages).toMatchObject([{ name: '/', visits: 1, before: null }]);
  const page = await readFigures('?from=2026-03-22&to=2026-05-10&compare=period&kind=page&name=/');
  expect(page).toMatchObject({ totals: { visits: 1 }, totals_before: null, days_before: null });
  expect((await readFigures(`?${range}&compare=period`)).pages).toMatchObject([{ before: { visits: 0 } }]);
  const january = await readFigures('?from=2026-01-05&to=2026-05-10&kind=page&name=/');
  expect(january).toMatchObject({ months_left_out: ['2026-01'], totals: { visits: 1, conversion: null } });
  const all = await readFigures('?from=2026-01-05&to=2026-05-10');
  expect(all.totals).toMatchObject({ visits: 5, conversion: 0 });
});

test('processes add up exactly, also after one that was killed, and count a visitor of several once', async () => {
  const others = [await site.app.openServices(), await site.app.openServices()];
  const counters = [site.app.services, ...others].flatMap(({ visitCounter }) => visitCounter ?? []);
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
  const again = await site.app.openServices();
  again.visitCounter?.count(request, () => 'sender 3');
  await again.visitCounter?.store();
  const { totals, pages } = await readFigures();
  expect(totals).toMatchObject({ views: 301, visits: 301, visitors: 10 });
  expect(viewsOf(pages)).toEqual({ '/': 301 });
  await Promise.all([...others, again].map(({ close }) => close()));
});

test('of 50,000 invented agents, sites, campaigns and languages only so many names are kept', async () => {
  const { visitCounter } = site.app.services;
  const before = memoryInUse();
  for (let number = 0; number < INVENTED; number += 1) {
    const headers = {
      'user-agent': `${CHROME} Edg/${number}`,
      'sec-fetch-mode': 'navigate',
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
  const names = await site.app.services.database.kysely
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
