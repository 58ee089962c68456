import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recurringJobs } from '../../../server/jobs/jobs.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { startCalendarServer } from '../../servers/calendar-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { problemsOf, siteOf } from '../app/examination.ts';
import { addPerson } from '../app/people.ts';

const MINUTE = 60_000; // ms
const START = Date.parse('2026-11-30T00:00:00Z'); // a Monday

let now: number;
let app: TestApp;
let server: Awaited<ReturnType<typeof startCalendarServer>>;
let sana: Awaited<ReturnType<typeof addPerson>>;
const logged: string[] = [];
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = START;
  server.calendars.clear();
  logged.splice(0);
  const destination = { write: (line: string) => void logged.push(line) };
  const log = createLog('debug', { destination });
  app = await startApp({ clock: () => new Date(now), configured: { WEBHOOK_ALLOW_PRIVATE: 'yes' }, log });
  sana = await addPerson(app, 'Sana');
});
afterEach(() => app.stop());

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const HOUR = 'DTSTART:20261130T090000Z\r\nDURATION:PT1H';
/** As many times as 5 MB hold. */
const EXCLUDED = Array.from({ length: 300_000 }, () => '20261130T090000Z').join(',');

const hours = {
  time_zone: 'Europe/Berlin',
  hours: [{ day: 1, from: '09:00', to: '12:00' }],
  exceptions: [],
  absences: [],
};
const offerNothing = (path: string) => ({ url: server.url(path), when_unreadable: 'offer nothing' });
const offerByHours = (path: string) => ({ url: server.url(path), when_unreadable: 'offer by hours' });

/** Sets hours and calendars, and waits until these are read. */
async function save(calendars: object[], fields: object = {}, client = sana) {
  const saved = await client.ask('PUT', '/availability', { ...hours, ...fields, calendars });
  await app.services.calendarReading.settled();
  return saved;
}
const calendars = async () => (await sana.ask('GET', '/availability')).body.data.calendars;

async function job(name: string) {
  const jobs = recurringJobs(app.services, parseConfiguration({}), createLog('silent'));
  await jobs.find((candidate) => candidate.name === name)?.run();
}
const read = () => job('read calendars');

async function makeKind() {
  const kind = { name: 'A talk', status: 1, hosts: [sana.id], minutes: 60, where: 'phone', notice_hours: 0 };
  expect((await sana.ask('POST', '/meeting-kinds', kind)).status).toBe(201);
}

/** Returns when Sana can be booked on the first day, in UTC. */
async function offered(): Promise<string[]> {
  const { data } = (await app.get('/api/slots?kind=a-talk&days=1&from=2026-11-30&zone=UTC')).json();
  return data.map(({ start }: { start: string }) => start.slice(11, 16));
}

describe('a calendar elsewhere', () => {
  test('is read at once when it is saved, and its busy times are not offered', async () => {
    await makeKind();
    await save([]);
    expect(await offered()).toContain('09:00');
    server.calendars.set('/a.ics', calendar(['DTSTART:20261130T090000Z', 'DURATION:PT1H']));
    const saved = await save([offerNothing('/a.ics')]);
    expect(saved).toMatchObject({ status: 200, body: { data: { calendars: [{ read_at: null }] } } });
    expect(await calendars()).toEqual([
      { ...offerNothing('/a.ics'), read_at: new Date(START).toISOString(), failing_since: null, failure: null },
    ]);
    expect(await offered()).toEqual(['08:00', '10:00']);
  });

  test('is not asked for a second time while it is read', async () => {
    server.calendars.set('/a.ics', calendar());
    server.requests.splice(0);
    const release = server.hold();
    const saved = { ...hours, calendars: [offerNothing('/a.ics')] };
    expect((await sana.ask('PUT', '/availability', saved)).status).toBe(200);
    await expect.poll(() => server.requests).toEqual(['/a.ics']);
    const again = read();
    expect((await sana.ask('PUT', '/availability', saved)).status).toBe(200);
    release();
    await again;
    await app.services.calendarReading.settled();
    expect(server.requests).toEqual(['/a.ics']);
    expect((await calendars())[0].read_at).not.toBeNull();
  });

  test('is read again by the job, and what was known is replaced', async () => {
    await makeKind();
    server.calendars.set('/a.ics', calendar(['DTSTART:20261130T080000Z', 'DURATION:PT3H']));
    await save([offerNothing('/a.ics')]);
    expect(await offered()).toEqual([]);
    server.calendars.set('/a.ics', calendar());
    now += 10 * MINUTE;
    await read();
    expect((await calendars())[0].read_at).toBe(new Date(now).toISOString());
    expect(await offered()).not.toEqual([]);
  });

  test('has its whole days in the zone of its owner', async () => {
    await makeKind();
    server.calendars.set('/a.ics', calendar(['DTSTART;VALUE=DATE:20261129']));
    const auckland = { time_zone: 'Pacific/Auckland', hours: [{ day: 1, from: '00:00', to: '24:00' }] };
    await save([offerNothing('/a.ics')], auckland);
    expect(await offered()).not.toEqual([]);
    server.calendars.set('/a.ics', calendar(['DTSTART;VALUE=DATE:20261130']));
    await save([offerNothing('/a.ics')], auckland);
    expect(await offered()).toEqual([]);
  });

  test('stays as it was read while others are added, changed and removed', async () => {
    server.calendars.set('/a.ics', calendar());
    await save([offerNothing('/a.ics'), offerNothing('/gone.ics')]);
    const [first] = await calendars();
    now += MINUTE;
    server.calendars.delete('/a.ics');
    await save([offerByHours('/a.ics')]);
    expect(await calendars()).toMatchObject([{ ...offerByHours('/a.ics'), read_at: first.read_at }]);
    expect((await sana.ask('PUT', '/availability', hours)).body.data.calendars).toHaveLength(1);
    await save([]);
    expect(await calendars()).toEqual([]);
  });

  test('called by webcal is read by https, and only public addresses are taken', async () => {
    const saved = await save([{ url: ' webcal://127.0.0.1:1/a.ics ', when_unreadable: 'offer nothing' }]);
    expect(saved.body.data.calendars).toMatchObject([{ url: 'https://127.0.0.1:1/a.ics' }]);
    const services = await app.openServices({ WEBHOOK_ALLOW_PRIVATE: '' });
    const { availability } = services.booking;
    const refused = async (url: string) =>
      availability.save(sana.id, { ...hours, calendars: [{ url, when_unreadable: 'offer nothing' }] });
    for (const url of ['webcal://127.0.0.1/a.ics', 'https://169.254.169.254/', server.url('/a.ics'), 'hello'])
      expect(await refused(url)).toMatchObject({ ok: false, errors: { 'calendars.0.url': [expect.any(String)] } });
    await services.close();
  });

  test.each([
    [[{ url: 'https://example.com/a.ics' }], 'calendars.0.when_unreadable'],
    [[{ url: 1, when_unreadable: 'offer nothing' }], 'calendars.0.url'],
    [
      Array.from({ length: 4 }, (_, index) => ({
        url: `https://example.com/${index}`,
        when_unreadable: 'offer nothing',
      })),
      'calendars',
    ],
    [
      Array.from({ length: 2 }, () => ({ url: 'https://example.com/', when_unreadable: 'offer nothing' })),
      'calendars.1.url',
    ],
    ['https://example.com/', 'calendars'],
  ])('%j is refused with a sentence for %s', async (sent, field) => {
    const { status, body } = await sana.ask('PUT', '/availability', { ...hours, calendars: sent });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('a calendar that cannot be read', () => {
  test('hides the hours after an hour, or offers them by hours alone, as its owner chose', async () => {
    await makeKind();
    server.calendars.set('/a.ics', calendar(['DTSTART:20261130T090000Z', 'DURATION:PT1H']));
    await save([offerNothing('/a.ics')]);
    server.calendars.set('/a.ics', 500);
    now += 59 * MINUTE;
    await read();
    expect(await offered()).toEqual(['08:00', '10:00']);
    now += 2 * MINUTE;
    expect(await offered()).toEqual([]);
    await save([offerByHours('/a.ics')]);
    expect(await offered()).toEqual(['08:00', '10:00']);
    await save([offerNothing('/a.ics')]);
    server.calendars.set('/a.ics', calendar());
    await read();
    expect(await offered()).toContain('09:00');
  });

  test('that was never read hides the hours at once', async () => {
    await makeKind();
    await save([offerNothing('/gone.ics')]);
    expect(await offered()).toEqual([]);
  });

  test('is named with its owner after an hour, never with its address, and no longer once it can be read', async () => {
    await save([offerNothing('/secret-path.ics')]);
    const since = new Date(START).toISOString();
    const failure = 'Its server answers with the status 404.';
    expect(await calendars()).toMatchObject([{ read_at: null, failing_since: since, failure }]);
    const alarms = async () => (await sana.ask('GET', '/overview')).body.data.alarms;
    const findings = async () => problemsOf(await siteOf(app, {}, () => new Date(now)));
    now += 59 * MINUTE;
    await read();
    await job('watch the site');
    expect(await alarms()).toEqual([]);
    now += 2 * MINUTE;
    await read();
    await job('watch the site');
    const sentence = `A calendar elsewhere of Sana cannot be read since ${since}: ${failure}`;
    expect(await alarms()).toMatchObject([{ name: 'calendars', sentence }]);
    expect(await findings()).toContain(sentence);
    server.calendars.set('/secret-path.ics', calendar());
    await read();
    await job('watch the site');
    expect(await alarms()).toEqual([]);
    expect(await findings()).not.toContain(sentence);
    expect(logged.filter((line) => line.includes('A calendar elsewhere could not be read'))).toHaveLength(1);
    expect(logged.join('')).not.toContain('secret-path');
  });

  test.each([
    [
      'is repeated without end',
      calendar(['DTSTART:20261130T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=MINUTELY']),
      'repeated too often',
    ],
    ['takes too much memory', calendar([HOUR, 'RRULE:FREQ=DAILY', `EXDATE:${EXCLUDED}`]), 'too much memory'],
    ['is a page', '<!doctype html>', 'is no calendar'],
    ['is damaged', calendar(['DTSTART:secret words']), 'It is damaged, or is no calendar.'],
    ['is too large', `BEGIN:VCALENDAR\r\nX:${'x'.repeat(5 * 1024 * 1024)}`, 'It is larger than 5 MB.'],
  ])('because it %s is said to, and the others are read', async (_, text, reason) => {
    server.calendars.set('/bad.ics', text);
    server.calendars.set('/good.ics', calendar());
    await save([offerNothing('/bad.ics'), offerNothing('/good.ics')]);
    expect(await calendars()).toMatchObject([
      { read_at: null, failure: expect.stringContaining(reason) },
      { read_at: new Date(START).toISOString(), failure: null },
    ]);
  });

  test('with 5 MB of parts within parts does not keep pages from being served', async () => {
    const nested = 'BEGIN:VEVENT\r\n'.repeat(170_000) + 'END:VEVENT\r\n'.repeat(170_000);
    server.calendars.set('/bad.ics', `BEGIN:VCALENDAR\r\n${nested}END:VCALENDAR\r\n`);
    const saved = sana.ask('PUT', '/availability', { ...hours, calendars: [offerNothing('/bad.ics')] });
    for (let count = 0; count < 20; count += 1) expect((await app.get('/healthz')).statusCode).toBe(200);
    await saved;
    await app.services.calendarReading.settled();
    expect(await calendars()).toHaveLength(1);
  });
});

test('the address is told to its owner and to those who manage people, and no one else', async () => {
  server.calendars.set('/a.ics', calendar());
  await save([offerNothing('/a.ics')]);
  const [omar, ada] = [await addPerson(app, 'Omar', 'sales'), await addPerson(app, 'Ada')];
  const path = `/users/${sana.id}/availability`;
  const seen = async (client: typeof omar) => (await client.ask('GET', path)).body.data.calendars;
  expect(await seen(ada)).toMatchObject([offerNothing('/a.ics')]);
  expect(await seen(omar)).toMatchObject([{ url: null, read_at: new Date(START).toISOString() }]);
  await save([offerByHours('/a.ics')], {}, omar);
  expect((await omar.ask('GET', `/users/${omar.id}/availability`)).body.data.calendars).toMatchObject([
    offerByHours('/a.ics'),
  ]);
});

test('those of somebody who can no longer sign in are not read', async () => {
  const omar = await addPerson(app, 'Omar', 'sales');
  server.calendars.set('/omar.ics', calendar());
  await save([offerNothing('/omar.ics')], {}, omar);
  expect((await sana.ask('POST', `/users/${omar.id}/disable`)).status).toBe(200);
  const before = server.requests.length;
  await read();
  expect(server.requests.slice(before)).toEqual([]);
});
