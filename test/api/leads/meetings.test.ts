import { expect, test } from 'vitest';
import type { DeliveredEmail } from '../../servers/mail-server.ts';
import { calendarOf, readCalendar } from '../app/documents/calendar-mail.ts';
import { meetingsApp } from '../app/meetings-app.ts';
import { PUBLIC_URL } from '../app/app.ts';

const STALE = 'Somebody else has changed this since you opened it.';

const site = meetingsApp();
const { app, server, sana, waitUntilSent, requestMeeting, step, read, nextEmail } = site;
const calendarIn = (mail: DeliveredEmail) => readCalendar(calendarOf(mail) ?? '');

test('confirming a meeting sends the visitor an invitation, with the time in both time zones', async () => {
  const id = await requestMeeting('2031-03-10T10:00', { time_zone: 'America/New_York' });
  expect(await read(id)).toMatchObject({ appointment: 'requested', status: 'new', agency_time_zone: 'Asia/Karachi' });
  const { status, body } = await step(id, 'confirm', { version: 1 });
  expect([status, body.message]).toEqual([200, 'Meeting Confirmed!']);
  expect(body.data).toMatchObject({ appointment: 'confirmed', status: 'in progress', version: 2 });
  expect(JSON.stringify(body)).not.toMatch(/calendar|token/);

  const mail = await nextEmail();
  expect(mail.to).toEqual(['ines@example.com']);
  expect(mail.head).toMatch(new RegExp(`Subject: Our meeting is confirmed \\(${body.data.reference}\\)`));
  expect(mail.text).toMatch(/Time: Monday, March 10, 2031 at 10:00\sAM \(America\/New_York\)/);
  expect(mail.text).toMatch(/In our time zone: Monday, March 10, 2031 at 7:00\sPM \(Asia\/Karachi\)/);
  expect(calendarIn(mail)).toMatchObject({
    METHOD: 'REQUEST',
    SEQUENCE: '0',
    DTSTART: '20310310T140000Z',
    DTEND: '20310310T143000Z',
    DTSTAMP: '20310101T000000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: 'Meeting with Plinth',
    ORGANIZER: ';CN="Plinth":mailto:agency@example.com',
    ATTENDEE: ';ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ines@example.com',
  });
  const { data } = (await sana().ask('GET', '/activity?per_page=1')).body;
  expect(data[0]).toMatchObject({ user_name: 'Sana', action: 'confirmed', subject: 'meeting', record_id: id });
  await step(id, 'cancel');
});

test('a moved or cancelled meeting keeps its UID and raises its sequence number (B16)', async () => {
  const id = await requestMeeting('2031-03-11T10:00Z');
  const calendars: Record<string, string>[] = [];
  for (const [name, fields] of [
    ['confirm', {}],
    ['reschedule', { time: '2031-03-12T09:30', time_zone: 'Europe/Berlin' }],
    ['cancel', {}],
    ['reschedule', { time: '2031-03-13T10:00' }],
  ] as const) {
    expect((await step(id, name, fields)).status).toBe(200);
    calendars.push(calendarIn(await nextEmail()));
  }
  expect(new Set(calendars.map(({ UID }) => UID)).size).toBe(1);
  expect(calendars.map(({ METHOD, SEQUENCE, DTSTART }) => [METHOD, SEQUENCE, DTSTART])).toEqual([
    ['REQUEST', '0', '20310311T100000Z'],
    ['REQUEST', '1', '20310312T083000Z'],
    ['CANCEL', '2', '20310312T083000Z'],
    ['REQUEST', '3', '20310313T050000Z'],
  ]);
  expect(calendars[2]?.['STATUS']).toBe('CANCELLED');
  expect(await read(id)).toMatchObject({ appointment: 'confirmed', time_zone: 'Asia/Karachi' });
  await step(id, 'cancel');
});

test('declining a meeting sends an email without a calendar file', async () => {
  const id = await requestMeeting('2031-03-14T10:00Z');
  expect((await step(id, 'decline')).body).toMatchObject({
    message: 'Meeting Declined!',
    data: { appointment: 'declined' },
  });
  const mail = await nextEmail();
  expect(calendarOf(mail)).toBeNull();
  expect(mail.text).toContain(`${PUBLIC_URL}/meeting`);
});

test('emails to the address given quote nothing that was typed', async () => {
  const words = { name: 'Prize Winner', subject: 'Claim your prize at prize.example' };
  const id = await requestMeeting('2031-03-15T10:00Z', words);
  const other = await requestMeeting('2031-03-16T10:00Z', { ...words, email: 'lena@example.com' });
  for (const [name, fields] of [
    ['confirm', {}],
    ['reschedule', { time: '2031-03-15T15:00Z' }],
    ['cancel', {}],
  ] as const) {
    await step(id, name, fields);
    await waitUntilSent();
  }
  await step(other, 'decline');
  await waitUntilSent();
  const mails = server().delivered.filter(({ to }) => !to.includes('agency@example.com'));
  expect(mails).toHaveLength(4);
  for (const mail of mails) expect(mail.raw + mail.text + (calendarOf(mail) ?? '')).not.toMatch(/prize|winner/i);
});

test("the agency's name is escaped in the calendar, however long", async () => {
  const product_name = `A; b, "c"\\d: ${'ü🎈'.repeat(10)} END:VEVENT`;
  await sana().ask('PUT', '/settings/1', { product_name });
  const id = await requestMeeting('2031-03-15T11:00Z');
  await step(id, 'confirm');
  const calendar = calendarIn(await nextEmail());
  expect(calendar['SUMMARY']?.replace(/\\([\\;,])/g, '$1')).toBe(`Meeting with ${product_name}`);
  expect(calendar['ORGANIZER']).toMatch(/^;CN="A; b, ’c’\\d: .*":mailto:agency@example\.com$/);
  await sana().ask('PUT', '/settings/1', { product_name: 'Plinth' });
  for (const [field, value] of [
    ['name', 'Ines\r\nATTENDEE:mailto:all@example.com'],
    ['subject', 'A\nBEGIN:VALARM'],
    ['email', 'ines@example.com\r\nBcc: all@example.com'],
  ] as const) {
    const meeting = { name: 'Ines', email: 'i@example.com', subject: 'A', time: '2031-03-15T12:00Z', [field]: value };
    expect((await app().post('/api/meeting/store', meeting)).statusCode).toBe(422);
  }
  await step(id, 'cancel');
});

test('of 20 overlapping meetings confirmed at once, one succeeds (B2)', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 20; number += 1)
    ids.push(await requestMeeting(`2031-04-01T10:${String(number).padStart(2, '0')}Z`, { name: `Visitor ${number}` }));
  const responses = await Promise.all(ids.map((id) => step(id, 'confirm')));
  const [winner, ...others] = responses.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  const { name, reference } = winner?.body.data ?? {};
  for (const { body } of responses.filter(({ status }) => status === 409))
    expect(body.message).toMatch(
      new RegExp(
        `^This overlaps the meeting with ${name} \\(${reference}\\): Tuesday, April 1, 2031 at 3:\\d\\d\\sPM \\(Asia/Karachi\\)\\.$`,
      ),
    );
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await server().take(1)).toHaveLength(1);
});

test('a meeting confirmed 20 times at once is confirmed once', async () => {
  const id = await requestMeeting('2031-04-02T10:00Z');
  const responses = await Promise.all(Array.from({ length: 20 }, () => step(id, 'confirm')));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusal = responses.find(({ status }) => status !== 200);
  expect([refusal?.status, refusal?.body.message]).toEqual([409, 'This meeting is already confirmed.']);
});

test('meetings may be back to back, and moving or cancelling one frees its time', async () => {
  const first = await requestMeeting('2031-04-03T10:00Z');
  const second = await requestMeeting('2031-04-03T10:29Z');
  const third = await requestMeeting('2031-04-03T10:30Z');
  expect((await step(first, 'confirm')).status).toBe(200);
  expect((await step(third, 'confirm')).status).toBe(200);
  expect((await step(second, 'confirm')).status).toBe(409);
  expect((await step(second, 'reschedule', { time: '2031-04-03T09:31Z' })).status).toBe(409);
  expect(await read(second)).toMatchObject({
    appointment: 'requested',
    starts_at: '2031-04-03T10:29:00.000Z',
    version: 1,
  });
  expect((await step(first, 'reschedule', { time: '2031-04-03T08:00Z' })).status).toBe(200);
  expect((await step(second, 'confirm')).status).toBe(409);
  expect((await step(third, 'cancel')).status).toBe(200);
  expect((await step(second, 'confirm')).status).toBe(200);
});

test.each([
  ['that exists once', '2031-06-01T10:00', 'America/New_York', '2031-06-01T14:00:00.000Z'],
  ['before clocks go ahead', '2031-03-09T01:59', 'America/New_York', '2031-03-09T06:59:00.000Z'],
  ['that clocks skip', '2031-03-09T02:30', 'America/New_York', '2031-03-09T07:30:00.000Z'],
  ['after clocks went ahead', '2031-03-09T03:00', 'America/New_York', '2031-03-09T07:00:00.000Z'],
  ['that clocks repeat', '2031-11-02T01:30', 'America/New_York', '2031-11-02T05:30:00.000Z'],
  ['that clocks repeat, the second time', '2031-11-02T01:30-05:00', 'America/New_York', '2031-11-02T06:30:00.000Z'],
  ['after clocks went back', '2031-11-02T02:00', 'America/New_York', '2031-11-02T07:00:00.000Z'],
  ['in the agency’s time zone', '2031-06-01T10:00', undefined, '2031-06-01T05:00:00.000Z'],
])('a time %s means the same when requested and when rescheduled', async (_, time, time_zone, instant) => {
  const requested = await requestMeeting(time, { time_zone });
  expect((await read(requested)).starts_at).toBe(instant);
  const moved = await requestMeeting('2031-12-24T12:00Z', { time_zone: 'Europe/Berlin' });
  const { body } = await step(moved, 'reschedule', { time, time_zone });
  expect(body.data).toMatchObject({ starts_at: instant, time_zone: 'Europe/Berlin' });
  expect(calendarIn(await nextEmail())['DTSTART']).toBe(instant.replace(/[-:]|\.000/g, ''));
  await step(moved, 'cancel');
});

test('a refused step says why', async () => {
  const id = await requestMeeting('2031-01-01T01:00Z');
  const refusal = async (name: string, fields?: object) => {
    const { status, body } = await step(id, name, fields);
    return [status, body.message];
  };
  expect(await refusal('cancel')).toEqual([409, 'This meeting is not confirmed: it cannot be cancelled.']);
  expect(await refusal('confirm', { version: 7 })).toEqual([409, STALE]);
  expect(await refusal('confirm', { version: 'x' })).toEqual([422, 'Version must be a whole number.']);
  expect(await refusal('reschedule')).toEqual([422, 'Time is required.']);
  expect(await refusal('reschedule', { time: '2030-01-01T10:00' })).toEqual([422, 'Choose a time in the future.']);
  expect(await refusal('reschedule', { time: 'soon' })).toEqual([422, 'Time must be a date and a time.']);
  site.now = new Date('2031-01-01T01:00:00Z');
  const passed = 'The time of this meeting has passed. Please choose another one.';
  expect(await refusal('confirm')).toEqual([409, passed]);
  expect((await step(999, 'confirm')).status).toBe(404);
  expect(await read(id)).toMatchObject({ appointment: 'requested', version: 1 });
  expect(server().delivered).toEqual([]);
});
