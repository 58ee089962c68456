import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openToMalformed } from '../hostile/malformed-requests.ts';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const runs = Number(process.env['RUNS'] ?? 100_000);

let opened: Awaited<ReturnType<typeof openToMalformed>>;
beforeAll(async () => {
  opened = await openToMalformed();
});
afterAll(() => opened.stop());

test(`of ${runs} malformed requests none is answered with a 5xx (SEED=${seed})`, async () => {
  expect(await opened.makeRequests({ runs, seed })).toBe(runs);
});

test(`of ${runs / 10} requests in broken bytes none ends the process or is answered with a 5xx (SEED=${seed})`, async () => {
  expect(await opened.writeBytes({ runs: runs / 10, seed })).toBe(runs / 10);
});

test('after all of that everything is in its place', async () => {
  expect((await opened.app.get('/')).statusCode).toBe(200);
});
