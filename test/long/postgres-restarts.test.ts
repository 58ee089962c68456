import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { POSTGRES_PROGRAMS } from '../servers/postgres.ts';
import { startPostgresServer } from '../servers/postgres-server.ts';
import { createServerGroup, type ServerProcess } from '../servers/server-process.ts';
import { createApiClient, overNetwork } from '../api-client.ts';

const WRITERS = 20;
const RESTARTS = 5;
const SERVED_BETWEEN = 50; // messages
const credentials = { email: 'owner@example.com', password: 'plinths carry' };

test('through 5 immediate restarts of PostgreSQL under 20 writers nothing acknowledged is lost, and the server stays', async () => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  const postgres = await startPostgresServer(POSTGRES_PROGRAMS);
  const servers = createServerGroup();
  onTestFinished(async () => {
    servers.stop();
    await postgres.stop();
  });
  const server = await servers.start({
    DATABASE_URL: postgres.url,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  });
  await server.prints('Plinth is ready');

  const acknowledged: string[] = [];
  const ending = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, number) => {
    for (let count = 1; !ending.signal.aborted; count += 1) {
      const reference = await send(server, `Message ${count} of writer ${number}.`);
      if (reference) acknowledged.push(reference);
    }
  });
  const pauses: number[] = [];
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    const before = acknowledged.length;
    await until(() => acknowledged.length >= before + SERVED_BETWEEN);
    const began = performance.now();
    await postgres.restart();
    const stored = acknowledged.length;
    await until(async () => (await server.fetch('/readyz')).ok && acknowledged.length > stored);
    pauses.push(Math.round(performance.now() - began));
  }
  ending.abort();
  await Promise.all(writers);
  console.log(`${acknowledged.length} messages acknowledged; back ${pauses.join(', ')} ms after a restart began`);

  expect(Math.max(...pauses)).toBeLessThan(10_000);
  expect([server.child.exitCode, server.lines().filter(({ msg }) => msg.includes('is starting')).length]).toEqual([
    null,
    1,
  ]);
  const stored = new Set(await references(server));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});

test('a start without PostgreSQL gives up after a minute, in one sentence', async () => {
  const servers = createServerGroup();
  onTestFinished(() => servers.stop());
  const began = performance.now();
  const server = await servers.start({ DATABASE_URL: 'postgres://u:canary@127.0.0.1:1/x', LOG_LEVEL: 'error' });
  expect(await server.exited).toBe(1);
  const seconds = (performance.now() - began) / 1000;
  expect([seconds > 55, seconds < 75]).toEqual([true, true]);
  expect(server.lines().map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^The database that DATABASE_URL names cannot be opened: .+\.$/),
  ]);
  expect(server.output()).not.toContain('canary');
});

/** Returns the reference of a message that was stored, or null. */
async function send(server: ServerProcess, description: string) {
  const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description };
  try {
    const { status, body } = await createApiClient(overNetwork(server.origin)).ask('POST', '/contact/store', message);
    if (status !== 201) await wait(20);
    return status === 201 ? (body.reference as string) : null;
  } catch {
    return null;
  }
}

async function references({ origin }: ServerProcess) {
  const transport = overNetwork(origin);
  const { ACCESS_TOKEN } = await createApiClient(transport).call<{ ACCESS_TOKEN: string }>(
    'POST',
    '/login',
    credentials,
  );
  const { call } = createApiClient(transport, ACCESS_TOKEN);
  const listed: string[] = [];
  for (const status of ['', '&status=spam']) {
    for (let page = 1, more = true; more; page += 1) {
      const path = `/contact-messages?per_page=100&page=${page}${status}`;
      const { data } = await call<{ data: { reference: string }[] }>('GET', path);
      listed.push(...data.map(({ reference }) => reference));
      more = data.length > 0;
    }
  }
  return listed;
}

async function until(isReached: () => boolean | Promise<boolean>) {
  while (!(await isReached())) await wait(20);
}
