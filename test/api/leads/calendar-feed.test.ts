import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '../../../server/platform/limits/limits.ts';
import { readAllRows } from '../app/database-rows.ts';
import { meetingsApp } from '../app/meetings-app.ts';
import { addPerson } from '../app/people.ts';

const site = meetingsApp();
const { app, sana, server, step, requestMeeting } = site;
const DAY = 24 * 60 * 60 * 1000; // ms

let path: string;
beforeEach(async () => {
  path = await subscribe();
});

async function subscribe(client = sana()): Promise<string> {
  const { status, body } = await client.ask('POST', '/account/calendar-feed');
  expect(status).toBe(201);
  expect(body.data.url).toMatch(/^https:\/\/plinth\.example\/calendar\/[\w-]{43}\.ics$/);
  return new URL(body.data.url).pathname;
}

/** Reads a feed as a calendar program does. */
async function read(from = path) {
  const { body } = await app().get(from);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component);
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return { uid, sequence, start, end, summary, status: component.getFirstPropertyValue('status') };
  });
  return { calendar, events };
}

/** Requests a meeting, takes it and confirms it. Returns its id, and the UID in the email about it. */
async function confirmed(time: string, fields: object = {}) {
  const id = await requestMeeting(time, fields);
  await sana().call('PUT', `/meetings/${id}`, { assignee_id: sana().id });
  await step(id, 'confirm');
  return { id, ...(await mailed()) };
}

async function mailed() {
  const [email] = await server().take(1);
  const { raw = '' } = email ?? {};
  const encoded = raw.split('text/calendar').at(1)?.split('\r\n\r\n')[1] ?? '';
  const text = encoded.includes('BEGIN:VCALENDAR') ? encoded : Buffer.from(encoded, 'base64').toString();
  return { uid: /^UID:(.*)$/m.exec(text)?.[1]?.trim(), sequence: Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]) };
}

test('has the meetings of its owner, with the UID and the SEQUENCE of the emails, through their whole life (B16, B17)', async () => {
  const { id, uid } = await confirmed('2031-03-10T15:00:00Z', { subject: 'A shop, and; more\\' });
  expect(uid).toMatch(/^[\da-f-]{36}$/);
  const { calendar, events } = await read();
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const event = { uid, start: '2031-03-10T15:00:00.000Z', end: '2031-03-10T15:30:00.000Z' };
  const summary = 'Ines Moreau: A shop, and; more\\';
  expect(events).toContainEqual({ ...event, sequence: 0, summary, status: 'CONFIRMED' });

  await step(id, 'reschedule', { time: '2031-03-11T09:00:00Z' });
  const moved = await mailed();
  expect((await read()).events.filter((found) => found.uid === uid)).toMatchObject([
    { sequence: moved.sequence, start: '2031-03-11T09:00:00.000Z', status: 'CONFIRMED' },
  ]);
  await step(id, 'cancel');
  const cancelled = await mailed();
  expect(cancelled).toEqual({ uid, sequence: 2 });
  expect((await read()).events.filter((found) => found.uid === uid)).toMatchObject([
    { sequence: 2, status: 'CANCELLED' },
  ]);
});

test('has booked meetings of its owner, and none that others hold, were only asked for or are long past', async () => {
  const omar = await addPerson(app(), 'Omar', 'sales');
  const requested = await requestMeeting('2031-05-01T09:00:00Z', { subject: 'Only asked for' });
  await sana().call('PUT', `/meetings/${requested}`, { assignee_id: sana().id });
  await confirmed('2031-05-02T09:00:00Z', { subject: 'Past' });
  const hours = (await omar.ask('GET', '/availability')).body.data;
  await omar.call('PUT', '/availability', hours);
  const kind = {
    status: 1,
    minutes: 45,
    where: 'place',
    where_text: 'Kai 1, Hamburg',
    days_ahead: 365,
    notice_hours: 0,
  };
  await sana().call('POST', '/meeting-kinds', { ...kind, name: 'A visit', hosts: [omar.id] });
  const { data } = (await app().get('/api/slots?kind=a-visit&from=2031-06-02&days=3')).json();
  const request = {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Held by Omar',
    kind: 'a-visit',
    time: data[0].start,
  };
  expect((await app().post('/api/meeting/store', request)).statusCode).toBe(201);
  await site.waitUntilSent();

  const summaries = async (from?: string) => (await read(from)).events.map(({ summary }) => summary);
  const theirs = await subscribe(omar);
  expect(await summaries(theirs)).toEqual(['Ada: Held by Omar']);
  const { calendar } = await read(theirs);
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('location')).toBe('Kai 1, Hamburg');
  expect(await summaries()).toContain('Ines Moreau: Past');
  expect((await summaries()).join()).not.toMatch(/Only asked for|Held by Omar/);
  site.now = new Date(Date.parse('2031-05-02T09:00:00Z') + 29 * DAY);
  expect(await summaries()).toContain('Ines Moreau: Past');
  site.now = new Date(site.now.getTime() + 2 * DAY);
  expect(await summaries()).not.toContain('Ines Moreau: Past');
});

test('is private: never kept by caches, its token stored as a hash and left out of logs', async () => {
  const { headers, statusCode } = await app().get(path);
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
    'noindex',
  ]);
  const token = path.slice('/calendar/'.length, -'.ics'.length);
  expect(JSON.stringify(await readAllRows(app().services.database))).not.toContain(token);
});

test('ends when its owner removes it, makes another or is disabled', async () => {
  const status = async (address: string) => (await app().get(address)).statusCode;
  const since = async () => (await sana().ask('GET', '/account/calendar-feed')).body.data.created_at;
  expect(await since()).toBe(site.now.toISOString());
  const another = await subscribe();
  expect([await status(path), await status(another)]).toEqual([404, 200]);
  expect((await sana().ask('DELETE', '/account/calendar-feed')).status).toBe(200);
  expect([await status(another), await since()]).toEqual([404, null]);

  const vera = await addPerson(app(), 'Vera', 'sales');
  const theirs = await subscribe(vera);
  expect(await status(theirs)).toBe(200);
  await sana().call('POST', `/users/${vera.id}/disable`);
  expect(await status(theirs)).toBe(404);
});

test('makes whoever guesses wait, and nobody who has subscribed', async () => {
  const ask = async (remoteAddress: string, url: string) => {
    const response = await app().request({ url, remoteAddress });
    return response.statusCode;
  };
  const guess = (index: number) => `/calendar/${String(index).padStart(43, 'a')}.ics`;
  for (let index = 0; index < limits.calendarFeeds.perSender.max; index += 1)
    expect(await ask('192.0.2.7', guess(index))).toBe(404);
  expect([await ask('192.0.2.7', guess(0)), await ask('192.0.2.7', path)]).toEqual([429, 200]);
  expect(await ask('192.0.2.8', guess(0))).toBe(404);
});

test.each(['/calendar/x', '/calendar/', '/calendar/x.ics', `/calendar/${'a'.repeat(43)}`, '/calendar/%00.ics'])(
  '%s is not there',
  async (address) => {
    expect((await app().get(address)).statusCode).toBe(404);
  },
);
