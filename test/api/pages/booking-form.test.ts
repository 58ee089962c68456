import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingApp } from '../app/booking-app.ts';

const site = bookingApp();
const { app, sana, kindHeldBy, freeTimes } = site;

const MINUTE = 60_000; // ms

/** Makes a kind of meeting that can be booked at one time only, and opens its page. */
async function openLastTime(date: string) {
  const kind = await kindHeldBy({ days_ahead: 5 });
  const { version: _none, calendars: _read, ...hours } = (await sana().ask('GET', '/availability')).body.data;
  const day = { date, from: '09:00', to: '09:30' };
  await sana().ask('PUT', '/availability', { ...hours, time_zone: 'UTC', hours: [], exceptions: [day] });
  const path = `/meeting/${kind}`;
  const page = await app().get(path);
  const time = `${date}T09:00:00.000Z`;
  expect(await freeTimes(kind)).toEqual([time]);
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
  // Whoever is faster may be taken for spam.
  site.now = new Date(site.now.getTime() + 5 * MINUTE);
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  return { path, fields: { ...fields, ...visitor, time } };
}

const visitor = { name: 'Ines', email: 'ines@example.com', subject: 'A shop' };

function send(path: string, fields: object) {
  return app().request({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields }).toString(),
  });
}

test('whoever books the last free time is thanked, and whoever is refused it learns so and types nothing again', async () => {
  const { path, fields } = await openLastTime('2031-01-03');
  const invalid = await send(path, { ...fields, email: 'ines' });
  expect(invalid.body).toContain('value="A shop"');
  const booked = await send(path, fields);
  expect(booked.body).toContain('is booked');
  const late = await send(path, { ...fields, email: 'lena@example.com', key: '' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('value="lena@example.com"');
  expect(late.body).toMatch(/role="alert"/);
  expect((await app().get(path)).body).not.toContain('name="subject"');
});

test('what is booked is answered, though the times that are left cannot be read', async () => {
  const { path, fields } = await openLastTime('2031-01-04');
  const { kysely } = app().services.database;
  await sql`alter table teams rename to teams_away`.execute(kysely);
  const booked = await send(`${path}.data`, fields).finally(() =>
    sql`alter table teams_away rename to teams`.execute(kysely),
  );
  expect(booked).toMatchObject({ statusCode: 200, body: expect.stringContaining('is booked') });
});

test('a time that a link names is free far from the days that are shown, too', async () => {
  const kind = await kindHeldBy({ days_ahead: 60 });
  const { version: _none, calendars: _read, ...hours } = (await sana().ask('GET', '/availability')).body.data;
  const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '10:00' }));
  await sana().ask('PUT', '/availability', { ...hours, hours: daily, exceptions: [] });
  const times = await freeTimes(kind, 'days=60');
  const far = times.find((time) => time > '2031-02-10') ?? '';
  const query = (time: string) => new URLSearchParams({ from: '2031-01-05', time }).toString();
  const taken = 'This time is no longer free.';
  expect((await app().get(`/meeting/${kind}?${query(far)}`)).body).not.toContain(`>${taken}`);
  const never = new Date(Date.parse(far) + MINUTE).toISOString();
  expect((await app().get(`/meeting/${kind}?${query(never)}`)).body).toContain(`>${taken}`);
});

test('a kind of meeting without a description is described by what is known of it', async () => {
  const kind = await kindHeldBy({ name: 'Talk', minutes: 45, where: 'phone' });
  expect((await app().get(`/meeting/${kind}`)).body).toMatch(
    /<meta name="description" content="[^"]+ 45 minutes, By phone"/,
  );
});
