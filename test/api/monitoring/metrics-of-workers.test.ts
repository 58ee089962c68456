import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../servers/free-port.ts';
import { createServerGroup, type ServerProcess } from '../../servers/server-process.ts';
import { createDatabase } from '../app/app.ts';
import { parseMetrics } from '../app/metrics.ts';

const token = 'token-of-prometheus';
const servers = createServerGroup();
let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  database = process.env['TEST_DATABASE'] === 'postgres' ? await createDatabase() : undefined;
  metricsPort = await freePort();
  server = await servers.start({
    WORKERS: '2',
    DATABASE_URL: database?.url ?? '',
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: token,
  });
  await server.pidOf(2);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  servers.stop();
  await database?.drop();
});

const headers = { authorization: `Bearer ${token}` };
const scrape = async () => parseMetrics(await (await server.fetch('/metrics', { headers })).text());
const scrapePort = async () => {
  const closing = { headers: { connection: 'close' } };
  return parseMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, closing)).text());
};
const REQUESTS = 'plinth_http_requests_total';
const hitsAt = (worker: string) => ({ route: '/api/about', worker });

test('whichever process answers, on either port, the figures of all are there', async () => {
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) await server.fetch('/api/about');
  for (const read of [scrape, scrape, scrapePort, scrapePort]) {
    const { valueOf, labelsOf } = await read();
    const counts = ['1', '2'].map((worker) => valueOf(REQUESTS, hitsAt(worker)));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((a, b) => a + b)).toBe(rounds);
    expect(new Set(labelsOf('plinth_memory_resident_bytes').map(({ worker }) => worker))).toEqual(new Set(['1', '2']));
    expect(labelsOf('plinth_outbox_waiting')).toEqual([{}]);
  }
});

test('what the server requested of itself before it was ready is not counted', async () => {
  expect((await scrape()).valueOf(REQUESTS, { route: '/robots.txt' })).toBe(0);
});

test('a process that takes the place of another counts anew, and the other goes on', async () => {
  const before = await scrape();
  process.kill(await server.pidOf(2), 'SIGKILL');
  await server.pidOf(3);
  await server.prints('A process of the server failed, and another took its place. The log says why.');
  const running = async () =>
    new Set((await scrape()).labelsOf('plinth_start_time_seconds').map(({ worker }) => worker));
  await expect.poll(running).toEqual(new Set(['1', '2']));
  const after = await scrape();
  const changed = ['1', '2'].filter((worker) => {
    const started = 'plinth_start_time_seconds';
    return before.valueOf(started, { worker }) !== after.valueOf(started, { worker });
  });
  expect(changed).toHaveLength(1);
  for (const worker of ['1', '2'])
    expect(after.valueOf(REQUESTS, hitsAt(worker))).toBe(
      changed.includes(worker) ? 0 : before.valueOf(REQUESTS, hitsAt(worker)),
    );
});
