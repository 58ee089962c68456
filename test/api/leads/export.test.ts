import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555', description: 'Hello.' };

const workColumns = ['Follow-up', 'Amount', 'Last reply'];

const sourceColumns = [
  'First page visited',
  'Channel',
  'Source',
  'First campaign',
  'Last campaign',
  'Sent from',
  'Referrer',
  'Campaign source',
  'Campaign medium',
  'Campaign',
  'Campaign term',
  'Campaign content',
];

let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  // In Karachi, where the agency is, it is already the next day.
  app = await startApp({ clock: () => new Date('2026-03-01T22:30:00Z') });
  sana = await addPerson(app, 'Sana');
});
afterAll(() => app.stop());

const download = (path: string) => app.get(`/api${path}`, { authorization: `Bearer ${sana.token}` });
const readRows = async (query: string) => {
  const { headers, body } = await download(`/contact-messages/export?${query}`);
  expect([headers['content-type'], body.at(0)]).toEqual(['text/csv; charset=utf-8', '\uFEFF']);
  return parseCsv(body.slice(1));
};

test('messages are exported as CSV, in a file named after the day, and the log says by whom', async () => {
  const description = 'One, "two"\nand three; ändern';
  const { reference } = (await app.post('/api/contact/store', { ...message, description })).json();
  await sana.ask('PUT', '/contact-messages/1', { assignee_id: sana.id, notes: 'Call on Monday.' });
  const { headers } = await download('/contact-messages/export');
  expect(headers['content-disposition']).toBe('attachment; filename="messages-2026-03-02.csv"');
  expect(headers['cache-control']).toBe('no-store');
  expect(await readRows('')).toEqual([
    [
      'Reference',
      'Received',
      'Status',
      'Assigned to',
      'Name',
      'Email',
      'Phone',
      'Message',
      'Notes',
      ...workColumns,
      'Language',
      ...sourceColumns,
    ],
    [
      reference,
      '2026-03-01T22:30:00.000Z',
      'new',
      'Sana',
      message.name,
      message.email,
      '555',
      description,
      'Call on Monday.',
      ...workColumns.map(() => ''),
      'en',
      ...sourceColumns.map(() => ''),
    ],
  ]);
  const { data } = (await sana.ask('GET', '/activity?per_page=1')).body;
  expect(data[0]).toMatchObject({ user_name: 'Sana', action: 'exported', subject: 'inbox', title: 'Messages' });
});

test('meetings are exported as well', async () => {
  const meeting = { name: 'Omar', email: 'omar@example.com', time: '2027-03-09T10:00Z', subject: 'A shop' };
  const { reference } = (await app.post('/api/meeting/store', meeting)).json();
  const { headers, body } = await download('/meetings/export');
  expect(headers['content-disposition']).toBe('attachment; filename="meetings-2026-03-02.csv"');
  const [names, values] = parseCsv(body.slice(1));
  expect(names?.slice(6)).toEqual([
    'Time',
    'Time zone',
    'Subject',
    'Appointment',
    'Notes',
    ...workColumns,
    'Language',
    ...sourceColumns,
  ]);
  expect(values?.[0]).toBe(reference);
  expect(values?.slice(6, 11)).toEqual(['2027-03-09T10:00:00.000Z', 'Asia/Karachi', 'A shop', 'requested', '']);
});

test('follow-up, amount and the time of the last reply are columns', async () => {
  const { reference } = (await app.post('/api/contact/store', message)).json();
  const [, [, ...cells] = []] = await readRows(`search=${reference}`);
  expect(cells.slice(8, 11)).toEqual(['', '', '']);
  const { data } = (await sana.ask('GET', `/contact-messages?search=${reference}`)).body;
  await sana.ask('PUT', `/contact-messages/${data[0].id}`, { follow_up: '2026-03-09', amount: 1200.5, status: 'won' });
  const times = { created_at: '2026-03-01T22:30:00.000Z', sent_at: '2026-03-01T22:31:00.000Z' };
  const reply = {
    kind: 'reply',
    item_kind: 'contact_message',
    item_id: data[0].id,
    message_id: '<1@x.example>',
  } as const;
  await app.services.database.kysely
    .withTables<InboxTables>()
    .insertInto('outbox')
    .values({ ...reply, ...times })
    .execute();
  const [names, values] = await readRows(`search=${reference}`);
  const row = Object.fromEntries(names?.map((name, index) => [name, values?.[index]]) ?? []);
  const expected = { 'Follow-up': '2026-03-09', Amount: '1200.5', 'Last reply': '2026-03-01T22:31:00.000Z' };
  expect(row).toMatchObject(expected);
});

test('page and campaign are columns, and hold no formulas either', async () => {
  const source = { utm_source: 'newsletter', utm_campaign: '=1+1' };
  const db = app.services.database.kysely.withTables<InboxTables>();
  const lead = {
    ...message,
    reference: 'with-a-source',
    idempotency_key: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  await db
    .insertInto('contact_messages')
    .values({ ...lead, landing_page: '/', sent_from: '/contact-us', source: JSON.stringify(source) })
    .execute();
  const [names, cells] = await readRows('search=with-a-source');
  const row = Object.fromEntries(names?.map((name, index) => [name, cells?.[index]]) ?? []);
  expect(row).toMatchObject({
    'First page visited': '/',
    'Sent from': '/contact-us',
    'Campaign source': 'newsletter',
    Campaign: `'=1+1`,
    'Campaign term': '',
  });
});

test.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
  'a value that begins with %j stays text in every cell that visitors or administrators fill',
  async (character) => {
    // Longer than generated references, so that the search finds nothing else.
    const reference = `character-${character.codePointAt(0)}-of-a-formula`;
    const name = `${character}cmd|' /C calc'!A0`;
    const db = app.services.database.kysely.withTables<InboxTables>();
    const { id } = await db
      .insertInto('contact_messages')
      .values({
        name,
        email: `${character}a@b.example`,
        phone: name,
        description: `${character}1+1`,
        notes: `"${character}1"`,
        reference,
        idempotency_key: null,
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [, cells] = await readRows(`search=${reference}`);
    expect(cells?.slice(4, 9)).toEqual([
      `'${name}`,
      `'${character}a@b.example`,
      `'${name}`,
      `'${character}1+1`,
      // A leading quotation mark already makes it text.
      `"${character}1"`,
    ]);
    await db.deleteFrom('contact_messages').where('id', '=', id).execute();
  },
);

test.each(['\n', '\r', '\r\n'])('a line break %j starts neither a cell nor a row', async (lineBreak) => {
  const db = app.services.database.kysely.withTables<InboxTables>();
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      ...message,
      description: `Hello${lineBreak}=1+1`,
      reference: 'of-line-breaks',
      idempotency_key: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await download('/contact-messages/export?search=of-line-breaks');
  expect(body).toContain(`,"Hello${lineBreak}=1+1",`);
  await db.deleteFrom('contact_messages').where('id', '=', id).execute();
});

test('the export applies the filter of the list', async () => {
  await app.post('/api/contact/store', { ...message, name: 'Found' });
  await app.post('/api/contact/store', { ...message, name: 'Buy now' });
  const { data } = (await sana.ask('GET', '/contact-messages?search=buy')).body;
  await sana.ask('PUT', '/contact-messages', { ids: [data[0].id], status: 'spam' });
  const names = async (query: string) => (await readRows(query)).slice(1).map((cells) => cells[4]);
  expect(await names('search=found')).toEqual(['Found']);
  expect(await names('status=spam')).toEqual(['Buy now']);
  expect(await names('')).not.toContain('Buy now');
  const refused = await download('/contact-messages/export?status=done');
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'status must be one of new, in progress, won, lost, spam.',
  ]);
});

test('an export of several batches has every message once, newest first', async () => {
  const db = app.services.database.kysely.withTables<InboxTables>();
  const rows = Array.from({ length: 1_201 }, (_, number) => ({
    ...message,
    name: `Many ${number}`,
    reference: `M-${number}`,
    idempotency_key: null,
    // Many arrive in the same second.
    created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 300) * 1000).toISOString(),
  }));
  for (let start = 0; start < rows.length; start += 400)
    await db
      .insertInto('contact_messages')
      .values(rows.slice(start, start + 400))
      .execute();
  const numbers = (await readRows('search=many%20')).slice(1).map(([reference = '']) => Number(reference.slice(2)));
  expect(numbers).toEqual(rows.map((_, number) => number).toReversed());
});

test('HEAD returns the headers of the file without its content', async () => {
  const { statusCode, headers, body } = await app.request({
    method: 'HEAD',
    url: '/api/contact-messages/export',
    headers: { authorization: `Bearer ${sana.token}` },
  });
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/csv; charset=utf-8', '']);
});

/** Parses CSV as RFC 4180 describes it. */
function parseCsv(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/y;
  const lines: string[][] = [[]];
  for (;;) {
    const [, written = '', end] = cell.exec(text) ?? [];
    lines.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end !== ',' && end !== '\r\n') throw new Error(`Not CSV after ${JSON.stringify(written)}.`);
    if (end === '\r\n' && cell.lastIndex === text.length) return lines;
    if (end === '\r\n') lines.push([]);
  }
}

test.each([
  ['+92 300 1234567', '+92 300 1234567'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
  ['+92-300-1234567', '+92 300 1234567'],
  ['+1+cmd|x!A1', "'+1+cmd|x!A1"],
  ['+1 555 010 2030 ext. 12', "'+1 555 010 2030 ext. 12"],
  ['-1 555', "'-1 555"],
  ['=1+1', "'=1+1"],
  ['@SUM(1)', "'@SUM(1)"],
])('the phone number %j is exported as %j', async (phone, cell) => {
  const { reference } = (await app.post('/api/contact/store', { ...message, phone })).json();
  const rows = await readRows(`search=${reference}`);
  expect(rows[1]?.[6]).toBe(cell);
});
