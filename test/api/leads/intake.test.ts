import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { type TestApp, startApp } from '../app/app.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.\nA shop?' };
const meeting = { name: 'Ines', email: 'ines@example.com', time: '2026-03-09T10:00', subject: 'A shop' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
});
afterAll(() => app.stop());

const stored = (table: 'contact_messages' | 'meetings') =>
  app.services.database.kysely.withTables<InboxTables>().selectFrom(table).selectAll().execute();

const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

describe('POST /api/contact/store', () => {
  test('stores JSON and confirms it', async () => {
    const response = await app.post('/api/contact/store', message);
    expect(response.statusCode).toBe(201);
    expect(response.json().message).toBe('Thanks for contacting us. We will email you soon enough!');
    const { reference } = response.json();
    const otherColumns = {
      follow_up: null,
      reminded_for: null,
      amount: null,
      idempotency_key: null,
      status: 'new',
      assignee_id: null,
      notes: '',
      version: 1,
      source: null,
      spam_reasons: null,
      text_hash: expect.stringMatching(/^[\w-]{22}$/),
      form_id: null,
      language: 'en',
      received_on: now.toISOString().slice(0, 10),
      channel: null,
      landing_page: null,
      first_campaign: null,
      last_campaign: null,
      sent_from: null,
      source_name: null,
    };
    const row = { id: 1, ...message, reference, ...otherColumns, created_at: now.toISOString() };
    expect(await stored('contact_messages')).toEqual([row]);
  });

  test('stores form data of both encodings, from any origin', async () => {
    const before = (await stored('contact_messages')).length;
    const urlencoded = await app.request({ url: '/api/contact/store', ...form(message) });
    const boundary = 'xxxx';
    const parts = Object.entries(message).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const multipart = await app.request({
      method: 'POST',
      url: '/api/contact/store',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, origin: 'https://elsewhere.example' },
      payload: `${parts.join('')}--${boundary}--\r\n`,
    });
    expect([urlencoded.statusCode, multipart.statusCode]).toEqual([201, 201]);
    expect(await stored('contact_messages')).toHaveLength(before + 2);
  });

  test('keeps only the four fields', async () => {
    await app.post('/api/contact/store', { ...message, id: 999, created_at: 'then', admin: true });
    const ids = (await stored('contact_messages')).map(({ id }) => id);
    expect(ids).not.toContain(999);
  });

  test.each([
    ['name', '', 'Name is required.'],
    ['name', 'x'.repeat(101), 'Name can be at most 100 characters long.'],
    ['name', 'Ines\r\nBcc: all@example.com', 'Name must be a single line of text.'],
    ['email', 'nonsense', 'Email must be an email address such as name@example.com.'],
    ['email', 'a@example.com\nBcc: b@example.com', 'Email must be a single line of text.'],
    ['phone', null, 'Phone is required.'],
    ['phone', 7, 'Phone must be text.'],
    ['description', '   ', 'Message is required.'],
    ['description', 'x'.repeat(5_001), 'Message can be at most 5,000 characters long.'],
    ['description', 'a\u0000b', 'Message contains a character that cannot be stored.'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const response = await app.post('/api/contact/store', { ...message, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty(field);
    expect(response.json().errors[field]).toContain(sentence);
  });

  test('counts the other errors in its message', async () => {
    const response = (await app.post('/api/contact/store', {})).json();
    expect(response.message).toBe('Name is required. (and 3 more errors)');
    expect(Object.keys(response.errors)).toEqual(['name', 'email', 'phone', 'description']);
  });
});

describe('POST /api/meeting/store', () => {
  test.each([
    ['2026-03-09T10:00', undefined, '2026-03-09T05:00:00.000Z', 'Asia/Karachi'],
    ['2026-03-09T10:00', 'America/New_York', '2026-03-09T14:00:00.000Z', 'America/New_York'],
    ['2026-03-05T10:00', 'America/New_York', '2026-03-05T15:00:00.000Z', 'America/New_York'],
    ['2026-03-09T10:00+02:00', undefined, '2026-03-09T08:00:00.000Z', 'Asia/Karachi'],
    ['2028-03-01T17:00', undefined, '2028-03-01T12:00:00.000Z', 'Asia/Karachi'],
    ['2026-03-09T10:00', 'europe/BERLIN', '2026-03-09T09:00:00.000Z', 'Europe/Berlin'],
    ['2026-03-09T10:00', 'Europe/Kyiv', '2026-03-09T08:00:00.000Z', 'Europe/Kyiv'],
    ['2026-03-09T10:00', 'Europe/Kiev', '2026-03-09T08:00:00.000Z', 'Europe/Kiev'],
    ['2026-03-09T10:00', 'Asia/Kolkata', '2026-03-09T04:30:00.000Z', 'Asia/Kolkata'],
    ['2026-03-09T10:00', 'Etc/Unknown', '2026-03-09T05:00:00.000Z', 'Asia/Karachi'],
    ['2026-03-09T10:00', '', '2026-03-09T05:00:00.000Z', 'Asia/Karachi'],
  ])('reads %s in %s as %s', async (time, timeZone, instant, zone) => {
    const response = await app.post('/api/meeting/store', { ...meeting, time, time_zone: timeZone });
    expect(response.statusCode).toBe(201);
    expect((await stored('meetings')).at(-1)).toMatchObject({ starts_at: instant, time_zone: zone, subject: 'A shop' });
  });

  test.each([
    ['2026-03-01T16:59', 'Choose a time in the future.'],
    ['2028-03-01T17:01', 'Choose a time within the next 2 years.'],
    ['9999-12-31T23:59-12:00', 'Choose a time within the next 2 years.'],
    ['tomorrow', 'Time must be a date and a time.'],
    ['2026-02-31T10:00', 'Time must be a date and a time.'],
    ['2027-01-01', 'Time must be a date and a time.'],
    ['2027-01-01T10:00[Europe/Paris]', 'Time must be a date and a time.'],
    ['+275760-09-13T00:00Z', 'Time must be a date and a time.'],
    ['', 'Time is required.'],
  ])('refuses the time %j', async (time, sentence) => {
    const response = await app.post('/api/meeting/store', { ...meeting, time });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.time).toEqual([sentence]);
  });

  test.each(['+01:00', '2020-01-01T00:00:00+01:00[Europe/Berlin]', '2020-01-01T00:00Z', 'Not/AZone'])(
    'refuses the time zone %j',
    async (time_zone) => {
      const response = await app.post('/api/meeting/store', { ...meeting, time_zone });
      expect([response.statusCode, response.json().errors]).toEqual([422, { time_zone: [expect.any(String)] }]);
    },
  );
});

describe('forms without JavaScript', () => {
  test('confirm a stored message', async () => {
    const before = (await stored('contact_messages')).length;
    const page = await app.request({ url: '/contact-us', ...form({ ...message, name: 'Without JavaScript' }) });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Thanks for contacting us. We will email you soon enough!');
    expect(await stored('contact_messages')).toHaveLength(before + 1);
  });

  test('keep the input and show each error beside its field', async () => {
    const page = await app.request({ url: '/contact-us', ...form({ ...message, email: 'nonsense' }) });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="Ines Moreau"');
    expect(page.body).toContain('A shop?</textarea>');
    expect(page.body).toMatch(/id="email-error"[^>]*>Email must be an email address/);
    expect(page.body).not.toContain('Thanks for contacting us');
  });

  test('work from any origin, and are never cached', async () => {
    for (const origin of ['http://127.0.0.1:3000', 'https://plinth.example', 'null']) {
      const { headers, ...rest } = form(message);
      const page = await app.request({ url: '/contact-us', headers: { ...headers, origin }, ...rest });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect((await app.get('/contact-us')).headers['cache-control']).toBe('no-store');
    expect((await app.get('/meeting')).headers['cache-control']).toBe('no-store');
  });

  test('store and confirm a meeting request', async () => {
    const page = await app.request({ url: '/meeting', ...form({ ...meeting, subject: 'By form' }) });
    expect(page.body).toContain('Thanks for requesting a meeting.');
    expect((await stored('meetings')).at(-1)).toMatchObject({ subject: 'By form' });
  });
});
