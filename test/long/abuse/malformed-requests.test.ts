import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openToMalformed } from '../../hostile/malformed-requests.ts';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const runs = Number(process.env['RUNS'] ?? 100_000);

let opened: Awaited<ReturnType<typeof openToMalformed>>;
beforeAll(async () => {
  opened = await openToMalformed();
});
afterAll(() => opened.stop());

test(`none of ${runs} malformed requests gets a 5xx (SEED=${seed})`, async () => {
  expect(await opened.makeRequests({ runs, seed })).toBe(runs);
});

test(`none of ${runs / 10} requests with broken bytes ends the process or gets a 5xx (SEED=${seed})`, async () => {
  expect(await opened.writeBytes({ runs: runs / 10, seed })).toBe(runs / 10);
});

test('afterwards all pages and records are unchanged', async () => {
  expect((await opened.app.get('/')).statusCode).toBe(200);
});
