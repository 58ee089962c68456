import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl, query } from '../../servers/postgres-server.ts';
import { type TestApp, startApp } from '../app/app.ts';

const SOON = { timeout: 10_000 }; // ms

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('alive and ready', async () => {
  expect((await app.get('/healthz')).statusCode).toBe(200);
  expect((await app.get('/readyz')).statusCode).toBe(200);
});

test('not ready, but alive, while the storage is missing', async () => {
  await rename(join(app.folder, 'uploads'), join(app.folder, 'elsewhere'));
  expect((await app.get('/healthz')).statusCode).toBe(200);
  const { statusCode, headers, json } = await app.get('/readyz');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(json().message).toBe('The server is not ready.');
  await rename(join(app.folder, 'elsewhere'), join(app.folder, 'uploads'));
});

test('not ready while the database takes no writes', async () => {
  await refuseWrites(true);
  await expect.poll(async () => (await app.get('/readyz')).statusCode, SOON).toBe(503);
  expect((await app.get('/')).statusCode).toBe(200);
  await refuseWrites(false);
  await expect.poll(async () => (await app.get('/readyz')).statusCode, SOON).toBe(200);
});

async function refuseWrites(refused: boolean) {
  if (!app.databaseUrl) return sql.raw(`pragma query_only = ${Number(refused)}`).execute(app.services.database.kysely);
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const server = databaseUrl(app.databaseUrl, 'postgres');
  await query(server, `alter database ${name} set default_transaction_read_only = ${refused ? 'on' : 'off'}`);
  // A setting of a database counts for new connections.
  await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

test('not ready while draining', async () => {
  expect((await app.get('/readyz')).statusCode).toBe(200);
  app.services.drain();
  expect((await app.get('/readyz')).statusCode).toBe(503);
  expect((await app.get('/')).statusCode).toBe(200);
});
