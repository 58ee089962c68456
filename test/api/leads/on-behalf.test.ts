import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calendarOf, readCalendar } from '../app/documents/calendar-mail.ts';
import { addPerson } from '../app/people.ts';
import { meetingsApp } from '../app/meetings-app.ts';

const site = meetingsApp({ RATE_LIMIT: 'off', TIME_ZONE: 'UTC' });
const { app, sana, server, step, read, waitUntilSent } = site;

type Person = Awaited<ReturnType<typeof addPerson>>;

const idOf = async (person: Person) => (await person.ask('GET', '/account')).body.data.id as number;

/** Spam, if a visitor sends it for the third time. */
const ADVERTISING =
  'See http://a.example http://b.example http://c.example http://d.example: the best ranking for every shop, within one week';

let number = 0;

/** Makes a kind of meeting that people hold from nine to five, and returns its slug. */
async function kindHeldBy(people: Person[], fields: object = {}): Promise<string> {
  for (const person of people) {
    const { version: _none, calendars: _read, ...hours } = (await person.ask('GET', '/availability')).body.data;
    await person.ask('PUT', '/availability', hours);
  }
  const hosts = await Promise.all(people.map(idOf));
  const kind = { name: `Call ${(number += 1)}`, status: 1, hosts, where: 'phone', notice_hours: 48, ...fields };
  return (await sana().ask('POST', '/meeting-kinds', kind)).body.data.slug as string;
}

const visitor = { name: 'Ines', email: 'ines@example.com' };
const bookFor = (fields: object, by = sana()) => by.ask('POST', '/meetings', { ...visitor, ...fields });
const look = async (query: Record<string, string>) =>
  (await sana().ask('GET', `/meetings/time?${new URLSearchParams(query)}`)).body.data;

async function newest() {
  return (await sana().ask('GET', '/meetings?per_page=1')).body.data[0];
}

test('a meeting is booked for a visitor, who is written to in their language, and the timeline says by whom', async () => {
  const omar = await addPerson(app(), 'Omar');
  const kind = await kindHeldBy([omar]);
  const fields = { kind, time: '2031-01-02T10:00:00Z', phone: '+49 30 555', company: 'Moreau', language: 'de' };
  const booked = await bookFor(fields);
  expect(booked).toMatchObject({ status: 201, body: { message: 'Meeting Booked!' } });
  await waitUntilSent();
  const mails = server().delivered.splice(0);
  const toVisitor = mails.find(({ to }) => to.includes('ines@example.com'));
  expect(toVisitor?.head).toContain('Unser_Termin');
  expect(readCalendar(calendarOf(toVisitor as never) ?? '')).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '0' });
  const toHost = mails.find(({ to }) => to.includes('omar@example.com'));
  expect(toHost?.head).toContain('Subject: A meeting with Ines is booked');
  expect(toHost?.text).toContain('Sana has booked this meeting:');
  const item = await newest();
  expect(item).toMatchObject({ status: 'in progress', appointment: 'confirmed', language: 'de', spam_reasons: [] });
  expect(item).toMatchObject({ notes: 'Phone: +49 30 555\nCompany: Moreau', subject: expect.stringMatching(/^Call/) });
  const timeline = (await sana().ask('GET', `/meetings/${item.id}/timeline`)).body.data;
  expect(timeline[0]).toMatchObject({ kind: 'booked', by: 'Sana', value: '2031-01-02T10:00:00.000Z' });
  expect(timeline.map((entry: { kind: string }) => entry.kind)).not.toContain('received');
});

test('without a confirmation the visitor gets no email, and whoever books their own meeting neither', async () => {
  const kind = await kindHeldBy([sana()]);
  await bookFor({ kind, time: '2031-01-02T11:00:00Z', send_confirmation: false });
  await waitUntilSent();
  expect(server().delivered).toEqual([]);
  expect(await newest()).toMatchObject({ appointment: 'confirmed', subject: expect.stringMatching(/^Call/) });
});

test('a visitor whose language is not known is written to in that of the site', async () => {
  const kind = await kindHeldBy([sana()]);
  await sana().ask('PUT', '/settings/1', { languages: [{ language: 'de', shown: true }] });
  await bookFor({ kind, time: '2031-01-02T14:00:00Z' });
  await waitUntilSent();
  expect(server().delivered.find(({ to }) => to.includes('ines@example.com'))?.head).toContain('Unser_Termin');
  expect(await newest()).toMatchObject({ language: null });
  await sana().ask('PUT', '/settings/1', { languages: [] });
});

test('notice, hours and the limits of visitors do not apply to the agency; overlaps do, and the nearest times are named', async () => {
  const kind = await kindHeldBy([sana()]);
  const times = [8, 9, 10, 11, 12, 13, 14].map((day) => `2031-01-${String(day).padStart(2, '0')}T20:00:00Z`);
  for (const time of ['2031-01-01T10:00:00Z', ...times])
    expect(await bookFor({ kind, time, subject: ADVERTISING })).toMatchObject({
      status: 201,
    });
  expect((await sana().ask('GET', '/meetings?status=spam')).body.data).toEqual([]);
  const taken = await bookFor({ kind, time: '2031-01-08T19:45:00Z' });
  expect(taken).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('This overlaps the meeting with Ines') },
  });
  expect(taken.body.nearest.length).toBeGreaterThan(0);
  expect(await bookFor({ kind, time: taken.body.nearest[0] })).toMatchObject({ status: 201 });
});

test('the last room on the disk, which visitors do not get, is there for the agency', async () => {
  const kind = await kindHeldBy([sana()]);
  const reserve = join(app().folder, 'reserve');
  // As a full disk of an SQLite database leaves it.
  await writeFile(reserve, '');
  expect(await bookFor({ kind, time: '2031-01-02T15:00:00Z' })).toMatchObject({ status: 201 });
  await rm(reserve);
});

test('whoever is free holds it, unless somebody is named', async () => {
  const [lea, mia] = [await addPerson(app(), 'Lea'), await addPerson(app(), 'Mia')];
  const kind = await kindHeldBy([lea, mia]);
  const time = '2031-01-06T21:00:00Z';
  expect(await bookFor({ kind, time, host: await idOf(mia) })).toMatchObject({ status: 201 });
  expect(await bookFor({ kind, time })).toMatchObject({ status: 201 });
  expect(await bookFor({ kind, time })).toMatchObject({ status: 409 });
  const { meetings } = (await sana().ask('GET', '/meetings/week?day=2031-01-06')).body.data;
  const hosts = meetings.filter((meeting: { starts_at: string }) => Date.parse(meeting.starts_at) === Date.parse(time));
  expect(hosts.flatMap((meeting: { hosts: number[] }) => meeting.hosts)).toEqual([await idOf(mia), await idOf(lea)]);
  expect(await bookFor({ kind, time, host: await idOf(sana()) })).toMatchObject({
    status: 422,
    body: { errors: { host: ['This person does not hold such meetings.'] } },
  });
});

test('what is missing or wrong is said of each field', async () => {
  const kind = await kindHeldBy([sana()]);
  const time = '2031-01-02T12:00:00Z';
  expect((await bookFor({ kind, time: '2030-01-01T10:00' })).body.errors).toEqual({ time: [expect.any(String)] });
  expect((await bookFor({ kind, time, email: 'no', name: '' })).body.errors).toMatchObject({
    email: [expect.any(String)],
    name: [expect.any(String)],
  });
  for (const [field, value] of Object.entries({
    kind: 'none',
    language: 'tlh',
    host: 'me',
    send_confirmation: 'yes',
    phone: 'x'.repeat(51),
  }))
    expect((await bookFor({ kind, time, [field]: value })).body.errors).toHaveProperty(field);
});

test('a time is looked at before it is chosen: what stands against it, and what there is to know', async () => {
  const kind = await kindHeldBy([sana()]);
  await bookFor({ kind, time: '2031-01-03T10:00:00Z' });
  const { id } = await newest();
  expect(await look({ meeting: String(id), time: '2031-01-03T10:15' })).toMatchObject({
    starts_at: '2031-01-03T10:15:00.000Z',
    ends_at: '2031-01-03T10:45:00.000Z',
    obstacle: null,
    warnings: [],
  });
  expect(await look({ meeting: String(id), time: '2031-01-03T19:00', time_zone: 'Europe/Berlin' })).toMatchObject({
    starts_at: '2031-01-03T18:00:00.000Z',
    warnings: ['This is outside the bookable hours of Sana.'],
  });
  const taken = await look({ kind, time: '2031-01-03T10:15' });
  expect(taken).toMatchObject({ obstacle: expect.stringContaining('This overlaps'), warnings: [] });
  expect(taken.nearest).toContain('2031-01-03T10:30:00.000Z');
  const away = (await sana().ask('GET', '/availability')).body.data;
  await sana().ask('PUT', '/availability', { ...away, absences: [{ from: '2031-01-03', to: '2031-01-03' }] });
  expect((await look({ kind, time: '2031-01-03T14:00' })).warnings).toEqual(['Sana is away then.']);
  await sana().ask('PUT', '/availability', { ...away, version: undefined });
  expect(await sana().ask('GET', '/meetings/time?meeting=999999&time=2031-01-03T10:00')).toMatchObject({ status: 404 });
  expect(await sana().ask('GET', `/meetings/time?kind=${kind}&time=soon`)).toMatchObject({ status: 422 });
});

test('it is said where less stays free beside another meeting than its kind wants, and may be booked all the same', async () => {
  const kind = await kindHeldBy([sana()], { buffer_after: 15 });
  await bookFor({ kind, time: '2031-01-16T10:00:00Z' });
  const [beside, away] = ['2031-01-16T10:30:00Z', '2031-01-16T10:45:00Z'];
  const warnings = ['The break between this and another meeting of Sana is shorter than usual.'];
  expect(await look({ kind, time: beside })).toMatchObject({ obstacle: null, warnings });
  expect(await look({ kind, time: away })).toMatchObject({ obstacle: null, warnings: [] });
  expect(await bookFor({ kind, time: beside })).toMatchObject({ status: 201 });
});

test('the agency moves a meeting to a time outside of hours; where it overlaps it learns the nearest, and nothing is lost', async () => {
  const kind = await kindHeldBy([sana()]);
  await bookFor({ kind, time: '2031-01-13T10:00:00Z' });
  const { id } = await newest();
  await bookFor({ kind, time: '2031-01-13T11:00:00Z', email: 'lena@example.com' });
  await waitUntilSent();
  const [first] = server().delivered.splice(0);
  const refused = await step(id, 'reschedule', { time: '2031-01-13T10:45:00Z', version: (await read(id)).version });
  expect(refused).toMatchObject({
    status: 409,
    body: { nearest: expect.arrayContaining(['2031-01-13T10:30:00.000Z']) },
  });
  const { version } = await read(id);
  const moves = await Promise.all(
    ['2031-01-13T22:00:00Z', '2031-01-14T22:00:00Z'].map((time) => step(id, 'reschedule', { time, version })),
  );
  expect(moves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await waitUntilSent();
  const mails = server().delivered.splice(0);
  expect(mails).toHaveLength(1);
  const before = readCalendar(calendarOf(first as never) ?? '');
  expect(readCalendar(calendarOf(mails[0] as never) ?? '')).toMatchObject({ UID: before['UID'], SEQUENCE: '1' });
});

test('a request that nobody holds is refused where anybody has a meeting, with times around it', async () => {
  const kind = await kindHeldBy([sana()]);
  await bookFor({ kind, time: '2031-01-15T10:00:00Z' });
  const id = await site.requestMeeting('2031-01-15T10:00:00Z');
  const refused = await step(id, 'confirm');
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body.nearest).toContain('2031-01-15T09:30:00.000Z');
});
