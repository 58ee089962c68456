import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plinth, startPlinth } from '../app/app.ts';

let plinth: Plinth;
beforeAll(async () => {
  plinth = await startPlinth();
});
afterAll(() => plinth.stop());

test('alive and ready', async () => {
  expect((await plinth.get('/healthz')).statusCode).toBe(200);
  expect((await plinth.get('/readyz')).statusCode).toBe(200);
});

test('not ready, but alive, while the storage is gone', async () => {
  await rm(join(plinth.folder, 'uploads'), { recursive: true });
  expect((await plinth.get('/healthz')).statusCode).toBe(200);
  const { statusCode, headers, json } = await plinth.get('/readyz');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(json().message).toBe('The server is not ready.');
});

test('not ready while draining', async () => {
  await mkdir(join(plinth.folder, 'uploads'));
  expect((await plinth.get('/readyz')).statusCode).toBe(200);
  plinth.services.drain();
  expect((await plinth.get('/readyz')).statusCode).toBe(503);
  expect((await plinth.get('/')).statusCode).toBe(200);
});
