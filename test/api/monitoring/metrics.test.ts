import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { openMetricsPort } from '../../../server/monitoring/serve-metrics.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { freePort } from '../../servers/free-port.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { parseMetrics } from '../app/metrics.ts';

const IN_2020 = 1_577_836_800; // s
const loaded = Date.now() / 1000;
const log = createLog('silent');
const token = 'canary-of-the-token';
const authorization = `Bearer ${token}`;
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
let now = new Date('2027-03-01T09:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ clock: () => now, configured: { METRICS_TOKEN: token, RATE_LIMIT: 'off' } });
  await app.create(blog, { title: 'One', team_id: await app.create(teamMember, {}) });
});
afterAll(() => app.stop());

const scrape = async () => parseMetrics((await app.get('/metrics', { authorization })).body);

/** Returns by how much the metrics grew during some work. */
async function growth(work: () => Promise<unknown>) {
  const before = await scrape();
  await work();
  const after = await scrape();
  return (name: string, labels?: Record<string, string>) => after.valueOf(name, labels) - before.valueOf(name, labels);
}

test('whoever has the token gets the metrics, which no cache keeps', async () => {
  const { statusCode, headers, body } = await app.get('/metrics', { authorization });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  const labels = { version: manifest.version, database: isPostgres ? 'postgres' : 'sqlite' };
  expect(parseMetrics(body).valueOf('plinth_build_info', labels)).toBe(1);
  expect((await app.request({ method: 'POST', url: '/metrics' })).statusCode).toBe(405);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  `Bearer ${token}x`,
  `Bearer ${token} ${token}`,
  token,
  `Basic ${token}`,
])('nobody else gets them: %j', async (authorization) => {
  const { statusCode, headers, body } = await app.get('/metrics', authorization === undefined ? {} : { authorization });
  expect([statusCode, headers['www-authenticate'], headers['cache-control']]).toEqual([401, 'Bearer', 'no-store']);
  expect(body).toBe('Unauthenticated.\n');
});

test('without configuration there is nothing at the address, and no page may take it', async () => {
  const other = await startApp();
  expect((await other.get('/metrics', { authorization })).statusCode).toBe(404);
  const outcome = await other.services.content.create(
    page,
    { title: 'Metrics', slug: 'metrics', status: 1 },
    { id: null, name: '' },
  );
  expect(outcome).toMatchObject({ ok: false, errors: { slug: [expect.any(String)] } });
  await other.stop();
});

test('requests are counted by route and class of status, those from the cache too', async () => {
  const { etag = '' } = (await app.get('/blogs/one')).headers;
  const grown = await growth(async () => {
    for (let count = 0; count < 5; count += 1) await app.get('/blogs/one');
    await app.get('/blogs/one', { 'if-none-match': etag });
    await app.get('/blogs/nothing');
    await app.get('/api/blog');
    await app.get('/api/blog');
    await app.get('/api/users');
  });
  const requests = (route: string, status: string) => grown('plinth_http_requests_total', { route, status });
  expect([requests('/blogs/:slug', '2xx'), requests('/blogs/:slug', '3xx'), requests('/blogs/:slug', '4xx')]).toEqual([
    5, 1, 1,
  ]);
  expect([requests('/api/blog', '2xx'), requests('/api/users', '4xx')]).toEqual([2, 1]);
  expect([grown('plinth_cache_hits_total'), grown('plinth_cache_misses_total')]).toEqual([7, 2]);
});

test('of those that wait for the same page, one counts as a miss', async () => {
  await app.refreshPages();
  await app.get('/healthz'); // Makes the process see it.
  const grown = await growth(() =>
    Promise.all(Array.from({ length: 6 }, () => app.requestAsIs({ url: '/our-blogs' }))),
  );
  expect([grown('plinth_cache_hits_total'), grown('plinth_cache_misses_total')]).toEqual([5, 1]);
});

test('durations are those of responses that were not cached, in growing buckets', async () => {
  const name = 'plinth_http_request_duration_seconds';
  const grown = await growth(async () => {
    for (let count = 0; count < 3; count += 1) await app.get('/contact-us');
    for (let count = 0; count < 3; count += 1) await app.get('/our-blogs');
  });
  const route = '/contact-us';
  const buckets = (await scrape()).labelsOf(`${name}_bucket`).filter((labels) => labels['route'] === route);
  const counts = buckets.map(({ le = '' }) => grown(`${name}_bucket`, { route, le }));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect([buckets.at(-1)?.['le'], counts.at(-1), grown(`${name}_count`, { route })]).toEqual(['+Inf', 3, 3]);
  expect(grown(`${name}_sum`, { route })).toBeGreaterThan(0);
  expect(grown(`${name}_count`, { route: '/our-blogs' })).toBeLessThanOrEqual(1);
});

test('no request can add a route', async () => {
  const routes = async () => new Set((await scrape()).labelsOf('plinth_http_requests_total').map(({ route }) => route));
  const starts = ['', '/blogs', '/our-blogs/category', '/api', '/api/blogs', '/admin', '/files', '/assets', '/a/b'];
  const walk = async (word: string) => {
    for (const start of starts) await app.get(`${start}/${word}`);
    await app.get(`/${word}.php?${word}=${word}`);
    for (const unreadable of ['/%zz', '/api/%zz', '/%00']) await app.get(`${unreadable}/${word}`);
    await app.request({ method: 'POST', url: `/${word}` });
  };
  await walk('first');
  const before = await routes();
  for (let count = 0; count < 8; count += 1) await walk(`canary-${count}`);
  expect(await routes()).toEqual(before);
});

test('refused sign-ins are counted', async () => {
  const grown = await growth(async () => {
    for (const password of ['canary of a password', 'another one'])
      await app.post('/api/login', { email: 'canary@example.com', password });
  });
  expect(grown('plinth_sign_in_failures_total')).toBe(2);
});

test('emails that wait are counted, with the age of the oldest', async () => {
  const message = { name: 'Canary', email: 'canary@example.com', phone: '1', description: 'A canary.' };
  expect((await app.post('/api/contact/store', message)).statusCode).toBe(201);
  now = new Date(now.getTime() + 90_000);
  const { valueOf } = await scrape();
  expect([valueOf('plinth_outbox_waiting'), valueOf('plinth_outbox_failing')]).toEqual([2, 0]);
  expect(valueOf('plinth_outbox_oldest_age_seconds')).toBe(90);
});

test('pictures without variants are counted until these are made', async () => {
  const waiting = async () => (await scrape()).valueOf('plinth_picture_variants_waiting', { format: 'avif' });
  expect(await waiting()).toBeGreaterThan(0);
  await app.services.media.makeVariants();
  expect(await waiting()).toBe(0);
});

test('the last self-test has a time and an outcome', async () => {
  expect((await scrape()).valueOf('plinth_self_test_last_timestamp_seconds')).toBe(0);
  await app.services.selfTest.run(); // Nothing listens where it sends its message.
  const { valueOf } = await scrape();
  expect(valueOf('plinth_self_test_last_timestamp_seconds')).toBe(now.getTime() / 1000);
  expect(valueOf('plinth_self_test_last_failed')).toBe(1);
});

test('the process tells its memory, its time and the delay of its event loop', async () => {
  const delay = async () => {
    const until = performance.now() + 300;
    while (performance.now() < until);
    // The delay is noted in the next turn of the event loop.
    for (const _turn of ['this', 'next']) await nextTurn();
    return (await scrape()).valueOf('plinth_event_loop_delay_seconds', { percentile: '100' });
  };
  await expect.poll(delay).toBeGreaterThan(0.2);
  const { valueOf } = await scrape();
  expect(valueOf('plinth_memory_resident_bytes')).toBeGreaterThan(valueOf('plinth_memory_heap_bytes'));
  expect(valueOf('plinth_cpu_seconds_total')).toBeGreaterThan(0);
  const started = valueOf('plinth_start_time_seconds');
  expect(started).toBeLessThan(loaded);
  expect(started).toBeGreaterThan(IN_2020);
});

test('the pool has connections on PostgreSQL', async () => {
  const { described, valueOf } = await scrape();
  expect(described).toContain('plinth_database_connections');
  const connections = ['busy', 'idle'].map((state) => valueOf('plinth_database_connections', { state }));
  expect(connections.some((count) => count > 0)).toBe(isPostgres);
});

test('on a port of its own there are the metrics and nothing else', async () => {
  const port = await freePort();
  const listener = await openMetricsPort({ METRICS_PORT: port }, app.metrics, log);
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const response = await ask('/metrics');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(parseMetrics(await response.text()).valueOf('plinth_database_up')).toBe(1);
  for (const path of ['/', '/metrics/', '/metrics?all', '/api/blog', '/healthz'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  await expect(openMetricsPort({ METRICS_PORT: port }, app.metrics, log)).rejects.toThrow(
    `Plinth cannot listen at 127.0.0.1, port ${port}: `,
  );
  await listener?.close();
});

test('nothing of people, secrets or addresses that were requested is in the metrics', async () => {
  const { body } = await app.get('/metrics', { authorization });
  expect(body).toContain('plinth_http_requests_total');
  expect(body.toLowerCase()).not.toMatch(/canary|@|127\.0\.0\.1/);
});
