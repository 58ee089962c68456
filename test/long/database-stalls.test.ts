import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestApp, startApp } from '../api/app/app.ts';
import { startPostgresProxy } from '../servers/postgres-proxy.ts';

// Every response is awaited before the stall ends.

const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const BACK = { timeout: 20_000 }; // ms

let app: TestApp;
let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
let proxy: Awaited<ReturnType<typeof startPostgresProxy>> | undefined;
beforeAll(async () => {
  database = isPostgres ? await createDatabase() : undefined;
  proxy = database && (await startPostgresProxy(database.url));
  app = await startApp({ configured: { ...(proxy && { DATABASE_URL: proxy.url }), RATE_LIMIT: 'off' } });
  await app.get('/');
});
afterAll(async () => {
  await app.stop();
  await database?.drop();
  proxy?.close();
});

test('while a table is locked, requests that need it get 503 with Retry-After, all others are served', async () => {
  const lock = isPostgres ? await lockTable('contact_messages') : lockFile();
  expect(await app.post('/api/contact/store', message)).toMatchObject(UNAVAILABLE);
  expect((await app.get('/about-us')).statusCode).toBe(200);
  await lock.release();
  expect((await app.post('/api/contact/store', message)).statusCode).toBe(201);
});

test('requests do not hang on a silent database, which is used again once it responds', async () => {
  if (proxy) proxy.silence();
  const lock = isPostgres ? undefined : lockFile();
  const responses = Array.from({ length: 30 }, () =>
    app.requestAsIs({ url: '/api/contact/store', method: 'POST', payload: message }),
  );
  expect(new Set((await Promise.all(responses)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect((await app.requestAsIs({ url: '/' })).statusCode).toBe(200);
  expect(await app.requestAsIs({ url: '/readyz' })).toMatchObject({ statusCode: 503 });
  proxy?.restore();
  await lock?.release();
  await expect.poll(async () => (await app.requestAsIs({ url: '/readyz' })).statusCode, BACK).toBe(200);
  expect((await app.post('/api/contact/store', message)).statusCode).toBe(201);
});

const UNAVAILABLE = { statusCode: 503, headers: { 'retry-after': '5' } };

async function lockTable(table: string) {
  const client = new Client(database?.url);
  await client.connect();
  await client.query(`begin; lock table ${table}`);
  return { release: () => client.end() };
}

function lockFile() {
  const outside = new DatabaseSync(join(app.folder, 'plinth.sqlite'));
  outside.exec('begin immediate');
  return { release: async () => outside.close() };
}
