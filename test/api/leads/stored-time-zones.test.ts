import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxTables } from '../app/inbox-tables.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { calendarOf, readCalendar } from '../app/documents/calendar-mail.ts';
import { addPerson, tokenIn } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const BAD = ['2020-01-01T00:00:00+01:00[Europe/Berlin]', '+01:00', '-0330', ''];
const now = new Date('2026-03-01T12:00:00Z');

let server: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ clock: () => now, configured: { SMTP_URL: server.url } });
  sana = await addPerson(app, 'Sana');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const meetings = () => app.services.database.kysely.withTables<InboxTables>();

async function store(day: number, time_zone: string) {
  const fields = { name: 'Ines', email: `ines.${day}@example.com`, subject: 'A shop', time: `2026-04-0${day}T10:00Z` };
  expect((await app.post('/api/meeting/store', fields)).statusCode).toBe(201);
  const { id } = await meetings().selectFrom('meetings').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await meetings().updateTable('meetings').set({ time_zone }).where('id', '=', id).execute();
  return id;
}

test.each(BAD.map((zone, index) => [zone, index + 1] as const))(
  'a meeting whose stored zone is %j is shown and mailed in the agency’s',
  async (zone, day) => {
    const id = await store(day, zone);
    await server.take(1); // The confirmation; nobody is notified.
    const { status, body } = await sana.ask('GET', `/meetings/${id}`);
    expect([status, body.data.time_zone]).toEqual([200, 'Asia/Karachi']);
    expect((await sana.ask('GET', '/meetings')).body.data[0]).toMatchObject({ id, time_zone: 'Asia/Karachi' });
    expect((await sana.ask('POST', `/meetings/${id}/confirm`)).status).toBe(200);
    const [mail] = await server.take(1);
    expect(mail?.text).toMatch(/Time: \w+, April \d, 2026 at 3:00\sPM \(Asia\/Karachi\)/);
    expect(readCalendar(calendarOf(mail as never) ?? '')['DTSTART']).toBe(`2026040${day}T100000Z`);
    const page = await app.get(`/meeting/cancel?token=${tokenIn(mail?.text ?? '')}`);
    expect([page.statusCode, page.body.includes('3:00')]).toEqual([200, true]);
  },
);
