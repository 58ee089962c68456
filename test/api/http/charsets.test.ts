import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { messageIn } from '../app/documents/html-form.ts';
import { itemOf } from '../app/inbox-items.ts';
import type { InboxTables } from '../app/inbox-tables.ts';

const NAME = 'Zoë Müller & Söhne';
const UNKNOWN = 'Text in the encoding “klingon” cannot be read here. Please send UTF-8.';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const fields = () => itemOf(contactMessage, { name: NAME });
const send = (url: string, type: string, body: Buffer | string) =>
  app.request({ method: 'POST', url, headers: { 'content-type': type }, payload: Buffer.from(body) });

async function storedNames() {
  const db = app.services.database.kysely.withTables<InboxTables>();
  return (await db.selectFrom('contact_messages').select('name').orderBy('id').execute()).map(({ name }) => name);
}

/** Encodes a form as pages in another encoding do. */
function formIn(encoding: BufferEncoding) {
  const escaped = (text: string) =>
    [...Buffer.from(text, encoding)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return Object.entries(fields())
    .map((pair) => pair.map(escaped).join('='))
    .join('&');
}

describe.each(['/api/contact/store', '/contact-us'])('a message to %s', (url) => {
  test.each([
    ['application/x-www-form-urlencoded; charset=ISO-8859-1', () => formIn('latin1')],
    ['application/x-www-form-urlencoded;charset="windows-1252"', () => formIn('latin1')],
    ['application/x-www-form-urlencoded; charset=UTF-8', () => formIn('utf8')],
    ['application/x-www-form-urlencoded; charset=utf8', () => formIn('utf8')],
  ])('is stored as it was written: %s', async (type, body) => {
    const before = await storedNames();
    expect((await send(url, type, body())).statusCode).toBeLessThan(400);
    expect((await storedNames()).slice(before.length)).toEqual([NAME]);
  });

  test.each([
    ['application/x-www-form-urlencoded; charset=klingon', () => formIn('latin1')],
    ['multipart/form-data; boundary=x; charset=klingon', () => '--x--'],
    [
      'multipart/form-data; boundary=x',
      () =>
        '--x\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=klingon\r\n\r\nx\r\n--x--',
    ],
  ])('is refused in an encoding that nobody knows: %s', async (type, body) => {
    expect((await send(url, type, body())).statusCode).toBe(415);
  });

  test('that is too large ends its connection, on which another request would wait for the rest', async () => {
    const { statusCode, headers } = await send(
      url,
      'application/x-www-form-urlencoded; charset=ISO-8859-1',
      Buffer.alloc(100_000, 'x'),
    );
    expect([statusCode, headers.connection]).toEqual([413, 'close']);
  });

  test('is refused where a part of it is in another encoding', async () => {
    const part =
      '--x\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nx\r\n--x--';
    expect((await send(url, 'multipart/form-data; boundary=x', part)).statusCode).toBe(415);
  });

  test('is too large whatever its encoding', async () => {
    const body = `description=${'x'.repeat(2_000_000)}`;
    expect((await send(url, 'application/x-www-form-urlencoded; charset=latin1', body)).statusCode).toBe(413);
  });
});

test.each([
  ['application/json; charset=iso-8859-1', 'latin1'],
  ['application/json; charset=utf-16le', 'utf16le'],
  ['application/json; charset=UTF-8', 'utf8'],
] as const)('JSON is decoded too: %s', async (type, encoding) => {
  const before = await storedNames();
  const { statusCode } = await send('/api/contact/store', type, Buffer.from(JSON.stringify(fields()), encoding));
  expect([statusCode, (await storedNames()).slice(before.length)]).toEqual([201, [NAME]]);
});

test('JSON in an encoding that nobody knows is refused in a sentence', async () => {
  const { statusCode, body } = await send('/api/contact/store', 'application/json; charset=klingon', '{}');
  expect([statusCode, JSON.parse(body).message]).toEqual([415, UNKNOWN]);
});

test.each(['\r\n', '\n', '\r'])('a message of 5,000 characters may have lines, however they end: %j', async (end) => {
  const description = `${'x'.repeat(49)}${end}`.repeat(99) + 'y'.repeat(50);
  const form = new URLSearchParams({ ...fields(), description });
  const type = 'application/x-www-form-urlencoded';
  const page = await send('/contact-us', type, form.toString());
  expect([page.statusCode, messageIn(page.body, 'alert')]).toEqual([200, undefined]);
  expect((await send('/api/contact/store', type, form.toString())).statusCode).toBe(201);
  const longer = new URLSearchParams({ ...fields(), description: `${description}z` });
  expect((await send('/api/contact/store', type, longer.toString())).statusCode).toBe(422);
});
