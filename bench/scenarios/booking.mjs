import { startCalendarServer } from '../../test/servers/calendar-server.ts';
import { createApiClient, overNetwork } from '../../test/api-client.ts';
import { median } from '../measure/figures.mjs';
import { timed } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const PEOPLE = 5;
const BOOKINGS = 500;
const DAYS = 60;
const CALENDARS = 3;
const ROUNDS = 60;
const MAX_TIME = 25; // ms
const ALL_DAY = { from: '00:00', to: '24:00' };
const WORKING = { from: '09:00', to: '17:00' };

/**
 * Measures the page of a kind of meeting that five people can hold, with 500 bookings within its 60 days and three calendars elsewhere
 * of each, beside the contact page, which has a form too: medians in ms. Fails where it takes more than 25.
 */
const calendars = await startCalendarServer();
for (let number = 0; number < PEOPLE * CALENDARS; number += 1)
  calendars.calendars.set(`/${number}.ics`, calendar(number));
await measure('SQLite', '');
const postgres = await startPostgres();
if (postgres) await measure('PostgreSQL', await postgres.addDatabase());
await postgres?.stop();
await calendars.stop();

/** @param {string} database @param {string} DATABASE_URL */
async function measure(database, DATABASE_URL) {
  const variables = { RATE_LIMIT: 'off', SELF_TEST_HOURS: '0', WEBHOOK_ALLOW_PRIVATE: 'yes', DATABASE_URL };
  const { origin, stop } = await startServer('3957', variables);
  const client = await signIn(origin);
  const hosts = await addHosts(origin, client);
  const kind = await addKind(client, hosts);
  // Any hour is bookable until what is measured has its bookings.
  await setHours(client, hosts, ALL_DAY);
  await book(origin, kind);
  await setHours(client, hosts, WORKING);
  /** @type {Record<'page' | 'contact', number[]>} */
  const times = { page: [], contact: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.page.push((await timed(`${origin}/meeting/${kind}`)).time);
    times.contact.push((await timed(`${origin}/contact-us`)).time);
  }
  await stop();
  const time = median(times.page);
  console.log(`${database}: ${time.toFixed(1)} ms, the contact page ${median(times.contact).toFixed(1)} ms`);
  if (time > MAX_TIME) process.exitCode = 1;
}

/** @param {string} origin @param {Awaited<ReturnType<typeof signIn>>} client */
async function addHosts(origin, client) {
  for (let number = 1; number < PEOPLE; number += 1) {
    const { data } = await client.call('POST', '/invitations', {});
    const token = new URL(data.link).searchParams.get('token');
    const password = 'plinths carry';
    const person = { token, name: `Host ${number}`, email: `host-${number}@example.com`, password };
    await createApiClient(overNetwork(origin)).call('POST', '/register', {
      ...person,
      password_confirmation: password,
    });
  }
  const { data } = await client.call('GET', '/users');
  return data.map((/** @type {{ id: number }} */ { id }) => id);
}

/** @param {Awaited<ReturnType<typeof signIn>>} client @param {number[]} hosts */
async function addKind(client, hosts) {
  const rules = { hosts, where: 'phone', notice_hours: 0, days_ahead: DAYS, minutes: 30 };
  return (await client.call('POST', '/meeting-kinds', { name: 'A talk', status: 1, ...rules })).data.slug;
}

/** @param {Awaited<ReturnType<typeof signIn>>} client @param {number[]} hosts @param {{ from: string, to: string }} stretch */
async function setHours(client, hosts, stretch) {
  for (const [index, id] of hosts.entries()) {
    const path = `/users/${id}/availability`;
    const { data } = await client.call('GET', path);
    await client.call('PUT', path, {
      version: data.version,
      time_zone: 'Europe/Berlin',
      hours: [1, 2, 3, 4, 5].map((day) => ({ day, ...stretch })),
      exceptions: [],
      absences: [],
      calendars: Array.from({ length: CALENDARS }, (_, number) => ({
        url: calendars.url(`/${index * CALENDARS + number}.ics`),
        when_unreadable: 'offer by hours',
      })),
    });
  }
}

/** @param {string} origin @param {string} kind */
async function book(origin, kind) {
  const { data } = JSON.parse((await timed(`${origin}/api/slots?kind=${kind}&days=${DAYS}`)).text);
  for (let number = 0; number < BOOKINGS; number += 1) {
    const { start } = data[Math.floor((number * data.length) / BOOKINGS)];
    const visitor = { name: 'Ines', email: `ines-${number}@example.com`, subject: 'A shop' };
    const { status } = await timed(`${origin}/api/meeting/store`, {
      method: 'POST',
      body: { ...visitor, kind, time: start },
    });
    if (status !== 201) throw new Error(`A booking returned ${status}.`);
  }
}

/** A meeting each working day. @param {number} number */
function calendar(number) {
  const hour = String(8 + (number % 9)).padStart(2, '0');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bench//EN',
    'BEGIN:VEVENT',
    `UID:${number}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART:20260105T${hour}0000Z`,
    `DTEND:20260105T${hour}4500Z`,
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
