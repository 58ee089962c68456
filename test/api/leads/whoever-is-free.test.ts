import { describe, expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { meetingsApp } from '../app/meetings-app.ts';

const site = meetingsApp({ RATE_LIMIT: 'off', TIME_ZONE: 'UTC' });
const { app, sana } = site;

type Person = Awaited<ReturnType<typeof addPerson>>;

let number = 0;

/** Makes a kind of meeting that two people hold from nine to five, the first of whom has fewer meetings ahead. */
async function kindOfTwo(fields: object = {}) {
  number += 1;
  const [lea, mia] = [await addPerson(app(), `Lea${number}`), await addPerson(app(), `Mia${number}`)];
  for (const person of [lea, mia]) await setHours(person);
  const hosts = [lea.id, mia.id];
  const kind = { name: `Call ${number}`, status: 1, hosts, where: 'phone', notice_hours: 48, ...fields };
  const { slug } = (await sana().ask('POST', '/meeting-kinds', kind)).body.data;
  for (const day of ['2031-02-03', '2031-02-04', '2031-02-05'])
    expect(await book(slug, `${day}T10:00:00Z`, { host: mia.id })).toMatchObject({ status: 201 });
  return { lea, mia, kind: slug as string };
}

async function setHours(person: Person, fields: object = {}) {
  const { version: _none, calendars: _read, ...hours } = (await person.ask('GET', '/availability')).body.data;
  expect(await person.ask('PUT', '/availability', { ...hours, ...fields })).toMatchObject({ status: 200 });
}

const book = (kind: string, time: string, fields: object = {}) =>
  sana().ask('POST', '/meetings', { name: 'Ines', email: 'ines@example.com', kind, time, ...fields });

async function hostsOfNewest(): Promise<number[]> {
  const hosts = site.db().selectFrom('meeting_hosts').select('user_id').orderBy('meeting_id', 'desc');
  return (await hosts.limit(1).execute()).map(({ user_id }) => user_id);
}

const away = (...days: string[]) => ({ absences: days.map((day) => ({ from: day, to: day })) });

test('whoever is there holds what visitors could no longer book, not who is away with fewer meetings ahead', async () => {
  const { lea, mia, kind } = await kindOfTwo();
  await setHours(lea, away('2031-01-01'));
  expect(await book(kind, '2031-01-01T10:00:00Z')).toMatchObject({ status: 201 });
  expect(await hostsOfNewest()).toEqual([mia.id]);
});

test('outside of hours whoever is not away holds it', async () => {
  const { lea, mia, kind } = await kindOfTwo();
  await setHours(lea, away('2031-01-07'));
  expect(await book(kind, '2031-01-07T21:00:00Z')).toMatchObject({ status: 201 });
  expect(await hostsOfNewest()).toEqual([mia.id]);
});

test('whoever has the break after it holds it, not who is busy elsewhere at once with fewer meetings ahead', async () => {
  const { lea, mia, kind } = await kindOfTwo({ buffer_after: 15 });
  const calendar = {
    user_id: lea.id,
    url: 'https://calendar.example/lea.ics',
    when_unreadable: 'offer by hours' as const,
  };
  const calendars = site
    .db()
    .insertInto('outside_calendars')
    .values({ ...calendar, read_at: site.now.toISOString() });
  const { id: calendar_id } = await calendars.returning('id').executeTakeFirstOrThrow();
  const busy = { calendar_id, starts_at: '2031-01-08T10:30:00.000Z', ends_at: '2031-01-08T11:00:00.000Z' };
  await site.db().insertInto('busy_times').values(busy).execute();
  expect(await book(kind, '2031-01-08T10:00:00Z')).toMatchObject({ status: 201 });
  expect(await hostsOfNewest()).toEqual([mia.id]);
});

test.each(['2031-01-01T10:00:00Z', '2031-01-07T21:00:00Z'])(
  'a group that somebody holds at %s is joined, and no second one begins',
  async (time) => {
    const { mia, kind } = await kindOfTwo({ seats: 3 });
    expect(await book(kind, time, { host: mia.id })).toMatchObject({ status: 201 });
    expect(await book(kind, time)).toMatchObject({ status: 201 });
    expect(await hostsOfNewest()).toEqual([mia.id]);
  },
);

test('where all are taken, the nearest times are those of any of them', async () => {
  const { lea, mia, kind } = await kindOfTwo();
  for (const time of ['2031-01-08T10:00:00Z', '2031-01-08T10:30:00Z'])
    expect(await book(kind, time, { host: lea.id })).toMatchObject({ status: 201 });
  expect(await book(kind, '2031-01-08T10:00:00Z', { host: mia.id })).toMatchObject({ status: 201 });
  const taken = await book(kind, '2031-01-08T10:00:00Z');
  expect(taken).toMatchObject({ status: 409 });
  expect(taken.body.nearest).toContain('2031-01-08T10:30:00.000Z');
  const ofLea = await book(kind, '2031-01-08T10:00:00Z', { host: lea.id });
  expect(ofLea.body.nearest).not.toContain('2031-01-08T10:30:00.000Z');
});

test('what its visitor moves stays with whoever holds it while they are free; whoever no longer holds it is told', async () => {
  const { lea, mia, link } = await bookedWithMia();
  await move(link, '2031-01-10T10:00:00Z');
  expect(await hostsOfNewest()).toEqual([mia.id]);
  await site.waitUntilSent();
  site.server().delivered.splice(0);
  await setHours(mia, away('2031-01-13'));
  await move(link, '2031-01-13T10:00:00Z');
  expect(await hostsOfNewest()).toEqual([lea.id]);
  await site.waitUntilSent();
  expect(textsTo(mia)).toEqual([
    expect.stringMatching(new RegExp(`You no longer hold it:[^]*January 13, 2031[^]*With: ${lea.name}`)),
  ]);
});

describe('while no email goes out,', () => {
  test('whoever no longer holds it is told once it has moved again', async () => {
    const { mia, link } = await bookedWithMia();
    await setHours(mia, away('2031-01-13', '2031-01-14'));
    site.refusesMail = true;
    await move(link, '2031-01-13T10:00:00Z');
    await move(link, '2031-01-14T10:00:00Z');
    await sendAll();
    expect(textsTo(mia)).toEqual([expect.stringMatching(/You no longer hold it:[^]*January 14, 2031/)]);
  });

  test('whoever no longer holds it is told once it is cancelled', async () => {
    const { mia, link } = await bookedWithMia();
    await setHours(mia, away('2031-01-13'));
    site.refusesMail = true;
    await move(link, '2031-01-13T10:00:00Z');
    await submit(link.replace('move', 'cancel'));
    await sendAll();
    expect(textsTo(mia)).toEqual([expect.stringContaining('You no longer hold it:')]);
  });

  test('whoever holds it again is only told of the time', async () => {
    const { lea, mia, link } = await bookedWithMia();
    await setHours(mia, away('2031-01-13'));
    await setHours(lea, away('2031-01-14'));
    site.refusesMail = true;
    await move(link, '2031-01-13T10:00:00Z');
    await move(link, '2031-01-14T10:00:00Z');
    await sendAll();
    expect(textsTo(mia)).toEqual([expect.stringMatching(new RegExp(`has moved the meeting:[^]*With: ${mia.name}`))]);
    expect(textsTo(lea)).toEqual([expect.stringContaining('You no longer hold it:')]);
  });

  /** Waits until nothing more is tried, and has the mail server take it an hour later. */
  async function sendAll() {
    const due = () =>
      site.db().selectFrom('outbox').select('id').where('due_at', '<=', site.now.toISOString()).execute();
    await expect.poll(due).toEqual([]);
    site.refusesMail = false;
    site.now = new Date(site.now.getTime() + 60 * 60_000);
    app().services.mailWorker.wake();
    await site.waitUntilSent();
  }
});

test('nobody whose account is disabled is told of a meeting', async () => {
  const { mia, link } = await bookedWithMia();
  await sana().ask('POST', `/users/${mia.id}/disable`);
  await move(link, '2031-01-13T10:00:00Z');
  const toFormer = site
    .db()
    .selectFrom('outbox')
    .where('kind', '=', 'former host notice')
    .where('user_id', '=', mia.id);
  const outcomes = () => toFormer.select(['sent_at', 'due_at', 'failure']).execute();
  const failure = 'By the time it was sent, their account was disabled.';
  await expect.poll(outcomes).toEqual([{ sent_at: null, due_at: null, failure }]);
  expect(textsTo(mia)).toEqual([]);
  await sana().ask('POST', `/users/${mia.id}/enable`);
  const { item_id } = await toFormer.select('item_id').executeTakeFirstOrThrow();
  expect(await sana().ask('POST', `/meetings/${item_id}/resend`)).toMatchObject({ status: 200 });
  await site.waitUntilSent();
  expect(textsTo(mia)).toHaveLength(1);
});

test('the agency alone is told that a meeting is cancelled whose host is disabled', async () => {
  const { mia, link } = await bookedWithMia();
  await sana().ask('POST', `/users/${mia.id}/disable`);
  await submit(link.replace('move', 'cancel'));
  await site.waitUntilSent();
  const notices = site.server().delivered.filter(({ text }) => text.includes('has cancelled the meeting'));
  expect(notices.map(({ to }) => to)).toEqual([['agency@example.com']]);
});

/** Books a meeting with the second of two people, and returns the link by which its visitor moves it. */
async function bookedWithMia() {
  const people = await kindOfTwo();
  expect(await book(people.kind, '2031-01-09T10:00:00Z', { host: people.mia.id })).toMatchObject({ status: 201 });
  await site.waitUntilSent();
  const text = site.server().delivered.splice(0).at(-1)?.text ?? '';
  return { ...people, link: /\/meeting\/move\?token=[\w-]+/.exec(text)?.[0] ?? '' };
}

const textsTo = ({ email }: Person) =>
  site
    .server()
    .delivered.filter(({ to }) => to.includes(email))
    .map(({ text }) => text);

const move = (link: string, time: string) => submit(link, { time });

async function submit(url: string, fields: Record<string, string> = {}) {
  const answer = await app().request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(200);
}
