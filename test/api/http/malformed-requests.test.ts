import { afterAll, beforeAll, expect, test } from 'vitest';
import { openToMalformed } from '../../hostile/malformed-requests.ts';

const SEED = 20_260_301;

let opened: Awaited<ReturnType<typeof openToMalformed>>;
beforeAll(async () => {
  opened = await openToMalformed();
});
afterAll(() => opened.stop());

// The long run makes 100,000 of them.
test('none of 1,000 malformed requests gets a 5xx', async () => {
  expect(await opened.makeRequests({ runs: 1_000, seed: SEED })).toBe(1_000);
});

test('none of 300 requests of broken bytes ends the process or gets a 5xx', async () => {
  expect(await opened.writeBytes({ runs: 300, seed: SEED })).toBe(300);
});

test('pages and calls still respond after that', async () => {
  for (const path of ['/', '/api/setting', '/api/about', '/our-blogs'])
    expect((await opened.app.get(path)).statusCode).toBe(200);
});
