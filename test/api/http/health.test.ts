import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';

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
  await rm(join(app.folder, 'uploads'), { recursive: true });
  expect((await app.get('/healthz')).statusCode).toBe(200);
  const { statusCode, headers, json } = await app.get('/readyz');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(json().message).toBe('The server is not ready.');
});

test('not ready while draining', async () => {
  await mkdir(join(app.folder, 'uploads'));
  expect((await app.get('/readyz')).statusCode).toBe(200);
  app.services.drain();
  expect((await app.get('/readyz')).statusCode).toBe(503);
  expect((await app.get('/')).statusCode).toBe(200);
});
