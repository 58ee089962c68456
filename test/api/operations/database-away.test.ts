import { StatementSync } from 'node:sqlite';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { startPostgresProxy } from '../../servers/postgres-proxy.ts';
import { createDatabase, type TestApp, startApp } from '../app/app.ts';

const NOT_NOW = 'The site cannot do this right now. Please try again in a few seconds.';
const cached = ['/', '/blogs/one', '/api/setting', '/sitemap.xml'];
const token = 'token-of-prometheus';
const lines: string[] = [];

let away: () => void;
let full: () => void;
let back: () => void;
let connections = () => 0;
let app: TestApp;
let post: number;
const ending: (() => unknown)[] = [];

beforeAll(async () => {
  const log = createLog('warn', { destination: { write: (line) => void lines.push(line) } });
  const configured: Record<string, string> = { METRICS_TOKEN: token };
  if (process.env['TEST_DATABASE'] === 'postgres') {
    const database = await createDatabase();
    const way = await startPostgresProxy(database.url);
    configured['DATABASE_URL'] = way.url;
    [away, full, back, connections] = [way.cut, way.fill, way.restore, way.count];
    ending.push(database.drop, way.close);
  } else {
    [away, full, back] = [failReading, failReading, () => vi.restoreAllMocks()];
  }
  app = await startApp({ log, configured });
  post = await app.create(blog, { title: 'One', team_id: await app.create(teamMember, {}) });
  for (const url of cached) await app.get(url);
});
afterAll(async () => {
  await app.stop();
  for (const end of ending.toReversed()) await end();
});

test('PostgreSQL connections have timeouts below ten seconds, and a name', async () => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  const names = ['application_name', 'lock_timeout', 'statement_timeout'];
  const settings = sql<{
    setting: string;
  }>`select setting from pg_settings where name in (${sql.join(names)}) order by name`;
  const { rows } = await settings.execute(app.services.database.kysely);
  expect(rows.map(({ setting }) => setting)).toEqual([`plinth 1 on ${hostname()}`, '5000', '6000']);
});

test('cached pages are served while the database is away, with one line in the log', async () => {
  const lost = connections();
  away();
  await expect.poll(() => app.services.version.value() && logged('Cached pages are served')).toBe(1);
  for (const url of [...cached, ...cached]) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  expect(logged('Cached pages are served for up to an hour.')).toBe(1);
  // One for each lost connection and one for the first retry.
  expect(logged('A database connection failed.')).toBeLessThanOrEqual(lost + 1);
  expect(logged('stack')).toBe(0);
});

test.each(['/about-us', '/blogs/two', '/nowhere', '/contact-us'])(
  '%s is 503 with a page that asks to try again',
  async (url) => {
    const before = logged('A page failed.');
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(logged('A page failed.') - before).toBe(1);
    expect(lines.findLast((line) => line.includes('A page failed.'))).not.toContain('stack');
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('Please try again in a minute.');
  },
);

// A picture that is not there may have been replaced by another.
test.each([
  ['/files/unknown', 404],
  ['/files/blogs/none.webp', 503],
])('%s is %d, with what was read for the frame of the page before', async (url, status) => {
  const { statusCode, body } = await ask(url);
  expect([statusCode, body.includes('<footer')]).toEqual([status, true]);
});

const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };
test.each([
  ['/api/contact/store', message],
  ['/api/login', { email: 'sana@example.com', password: 'plinths carry' }],
  ['/api/about', undefined],
])('%s is 503 with a sentence that asks to try again', async (url, payload) => {
  const { statusCode, headers, body } = await ask(url, payload);
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '5', `{"message":"${NOT_NOW}"}`]);
});

test('the process is alive but not ready, and refused requests leave the cache as it is', async () => {
  const refresh = vi.spyOn(app.services.version, 'refresh');
  expect((await ask('/api/contact/store', message)).statusCode).toBe(503);
  expect(refresh).not.toHaveBeenCalled();
  refresh.mockRestore();
  for (const url of cached) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  expect((await ask('/healthz')).statusCode).toBe(200);
  await expect.poll(async () => (await ask('/readyz')).statusCode).toBe(503);
});

test('the metrics say so, without those that are in the database', async () => {
  const { statusCode, body } = await app.requestAsIs({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('\nplinth_database_up 0\n')]);
  expect(body).toContain('\nplinth_http_requests_total{');
  expect(body).not.toContain('plinth_outbox_waiting');
});

test('the same holds while no connection is free', async () => {
  full();
  await expect.poll(async () => (await ask('/readyz')).statusCode).toBe(503);
  expect(await ask('/about-us')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect((await ask('/')).statusCode).toBe(200);
});

test('once the database is back, pages show changes and messages are stored', async () => {
  back();
  await expect.poll(async () => (await ask('/readyz')).statusCode).toBe(200);
  await expect.poll(() => app.services.version.value()).not.toBeNull();
  await app.services.content.update(blog, post, { title: 'Another One' });
  expect((await app.get('/blogs/one')).body).toContain('Another One');
  expect((await app.post('/api/contact/store', message)).statusCode).toBe(201);
  await expect.poll(() => logged('The database is back')).toBe(1);
});

const ask = (url: string, payload?: object) =>
  app.requestAsIs({ url, ...(payload && { method: 'POST' as const, payload }) });
const logged = (words: string) => lines.filter((line) => line.includes(words)).length;

/** Makes SQLite fail as if its file were unreadable. */
function failReading() {
  for (const method of ['get', 'all', 'run'] as const) {
    vi.spyOn(StatementSync.prototype, method).mockImplementation(() => {
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    });
  }
}
