import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'A shop, please.' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.stop());

async function send(key: string, fields: object = {}) {
  const headers = { 'idempotency-key': key };
  const payload = { ...message, ...fields };
  const response = await app.request({ method: 'POST', url: '/api/contact/store', headers, payload });
  return { status: response.statusCode, ...(response.json() as { reference?: string; message: string }) };
}

test.each([
  ['k-1', 'k-1'],
  ['7', '"7"'],
  ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ['"a \\"quoted\\" \\\\ key"', 'a "quoted" \\ key'],
  ['a key: with, all/sorts;of=signs!', '"a key: with, all/sorts;of=signs!"'],
  ['x'.repeat(255), `"${'x'.repeat(255)}"`],
])('a message sent again with the key %s, or %s, is stored once', async (key, sameKey) => {
  const first = await send(key);
  expect(first.status).toBe(201);
  expect((await send(sameKey)).reference).toBe(first.reference);
  const other = await send(key, { description: 'Something else.' });
  expect([other.status, other.reference === first.reference]).toEqual([201, false]);
});

test.each([['""'], ['"not closed'], ['"one", "two"'], ['"a\\b"'], ['x'.repeat(256)], ['schlüssel'], ['tab\there']])(
  'an invalid key is refused: %s',
  async (key) => {
    expect(await send(key)).toEqual({
      status: 400,
      message: 'The Idempotency-Key must be 1 to 255 printable ASCII characters, bare or in quotes.',
    });
  },
);
