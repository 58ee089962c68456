import { expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { bookingApp } from '../app/booking-app.ts';
import { calendarOf, readCalendar } from '../app/documents/calendar-mail.ts';

const site = bookingApp();
const { app, sana, server, waitUntilSent, kindHeldBy, freeTimes, book } = site;

async function hostsOf(reference: string): Promise<string[]> {
  const hosts = site.db().selectFrom('meeting_hosts').innerJoin('users', 'users.id', 'user_id');
  const ofMeeting = hosts.innerJoin('meetings', 'meetings.id', 'meeting_id').where('reference', '=', reference);
  return (await ofMeeting.select('users.name').execute()).map(({ name }) => name);
}

test('a time is booked at once, with an invitation that can be moved and cancelled, and is free again after that (B11, B16)', async () => {
  const kind = await kindHeldBy({ where_text: 'Call +92 21 555 0142' });
  const [first = '', second = ''] = await freeTimes(kind);
  const booked = await book(kind, first, { email: 'ines@example.com', time_zone: 'Europe/Berlin' });
  expect(booked).toMatchObject({ status: 201, body: { status: 'confirmed', message: 'Your meeting is booked.' } });
  expect(await freeTimes(kind)).not.toContain(first);
  await waitUntilSent();
  const mails = server().delivered.splice(0);
  expect(mails.map(({ to }) => to).toSorted((a, b) => b.length - a.length)).toEqual([
    ['agency@example.com', 'sana@example.com'],
    ['ines@example.com'],
  ]);
  const toVisitor = mails.find(({ to }) => to.includes('ines@example.com'));
  expect(toVisitor?.text).toMatch(/Where: By phone .* Call \+92 21 555 0142/);
  const invitation = readCalendar(calendarOf(toVisitor as never) ?? '');
  expect(invitation).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '0', LOCATION: String.raw`Call +92 21 555 0142` });

  const moving = /\/meeting\/move\?token=([\w-]+)/.exec(toVisitor?.text ?? '')?.[1] ?? '';
  const page = await app().get(`/meeting/move?token=${moving}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(second);
  expect(await freeTimes(kind)).not.toContain(first);
  const moved = await app().request({
    method: 'POST',
    url: `/meeting/move?token=${moving}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ time: second }).toString(),
  });
  expect(moved.statusCode).toBe(200);
  expect(await freeTimes(kind)).toContain(first);
  expect(await freeTimes(kind)).not.toContain(second);
  await waitUntilSent();
  const again = server()
    .delivered.splice(0)
    .find(({ to }) => to.includes('ines@example.com'));
  expect(readCalendar(calendarOf(again as never) ?? '')).toMatchObject({ UID: invitation['UID'], SEQUENCE: '1' });

  const meetings = await sana().ask('GET', '/meetings?search=ines@example.com');
  const { id } = meetings.body.data[0];
  expect(await sana().ask('POST', `/meetings/${id}/cancel`)).toMatchObject({ status: 200 });
  expect(await freeTimes(kind)).toContain(second);
  await waitUntilSent();
  const cancelled = server()
    .delivered.splice(0)
    .find(({ to }) => to.includes('ines@example.com'));
  expect(readCalendar(calendarOf(cancelled as never) ?? '')).toMatchObject({
    METHOD: 'CANCEL',
    UID: invitation['UID'],
    SEQUENCE: '2',
  });
});

test('of 50 who book one time at once, as many succeed as there are seats; the others learn the nearest (B1, B3)', async () => {
  for (const seats of [1, 5]) {
    const kind = await kindHeldBy({ seats });
    const [time = ''] = (await freeTimes(kind)).slice(4);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => book(kind, time)));
    const booked = outcomes.filter(({ status }) => status === 201);
    expect(booked).toHaveLength(seats);
    const refused = outcomes.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(50 - seats);
    const free = await freeTimes(kind);
    for (const nearest of refused[0]?.body.nearest ?? []) expect(free).toContain(nearest);
    const cells = site.db().selectFrom('meeting_cells').innerJoin('meetings', 'meetings.id', 'meeting_id');
    const taken = await cells.select('seat').where('starts_at', '=', time).where('minutes', '=', 30).execute();
    expect(taken.length).toBeGreaterThanOrEqual(seats * 6);
    site.now = new Date(site.now.getTime() + 3_600_000);
  }
});

test('who has the fewest meetings ahead holds the next', async () => {
  const omar = await addPerson(app(), 'Omar');
  const me = (await sana().ask('GET', '/account')).body.data.id as number;
  const other = (await omar.ask('GET', '/account')).body.data.id as number;
  const { version: _none, ...hours } = (await omar.ask('GET', '/availability')).body.data;
  await omar.ask('PUT', '/availability', hours);
  const kind = await kindHeldBy({ hosts: [me, other] });
  const times = (await freeTimes(kind)).slice(20, 32);
  const holders: string[] = [];
  for (const time of times) holders.push(...(await hostsOf((await book(kind, time)).body.reference)));
  expect(new Set(holders)).toEqual(new Set(['Omar', 'Sana']));
  const together = await kindHeldBy({ hosts: [me, other], held_by: 'all' });
  const [first = ''] = await freeTimes(together);
  expect((await hostsOf((await book(together, first)).body.reference)).toSorted()).toEqual(['Omar', 'Sana']);
});

test('a request without a kind stays a request, and keeps booked times from being confirmed twice (B2)', async () => {
  const kind = await kindHeldBy();
  const [time = ''] = (await freeTimes(kind)).slice(40);
  const requested = await book('', time);
  expect(requested).toMatchObject({
    status: 201,
    body: { message: 'Thanks for requesting a meeting. We have received your request.' },
  });
  expect(requested.body).not.toHaveProperty('status');
  expect(await book(kind, time)).toMatchObject({ status: 201, body: { status: 'confirmed' } });
  const { data } = (await sana().ask('GET', '/meetings?view=to-answer')).body;
  const refusal = await sana().ask('POST', `/meetings/${data[0].id}/confirm`);
  expect(refusal).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('This overlaps the meeting with Ines') },
  });
});

test('nobody books what is not offered, too many, or as spam', async () => {
  const kind = await kindHeldBy({ notice_hours: 24, days_ahead: 5 });
  const [first = ''] = await freeTimes(kind);
  const soon = new Date(site.now.getTime() + 5 * 3_600_000).toISOString();
  const late = new Date(Date.parse(first) + 20 * 86_400_000).toISOString();
  for (const time of [soon, late, new Date(Date.parse(first) + 60_000).toISOString()])
    expect(await book(kind, time)).toMatchObject({ status: 409 });
  expect(await book('no-such-kind', first)).toMatchObject({
    status: 422,
    body: { errors: { kind: [expect.any(String)] } },
  });
  expect(await book(kind, 'today')).toMatchObject({ status: 422 });
  const inactive = await kindHeldBy({ status: 2 });
  expect((await app().get(`/api/slots?kind=${inactive}`)).statusCode).toBe(404);
  const other = await kindHeldBy({ days_ahead: 60 });
  const times = (await freeTimes(other)).slice(60, 67);
  const statuses: number[] = [];
  for (const time of times) statuses.push((await book(other, time, { email: 'many@example.com' })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409]);
});

test('a visitor is reminded once, the day before, where the kind does', async () => {
  const kind = await kindHeldBy({ reminder: true });
  const time = (await freeTimes(kind)).at(-1) ?? '';
  await book(kind, time, { email: 'mina@example.com' });
  await waitUntilSent();
  server().delivered.splice(0);
  expect(await app().services.meetingReminders.remind()).toEqual({ reminders: 0 });
  site.now = new Date(Date.parse(time) - 20 * 3_600_000);
  expect(await app().services.meetingReminders.remind()).toEqual({ reminders: 1 });
  expect(await app().services.meetingReminders.remind()).toEqual({ reminders: 0 });
  await waitUntilSent();
  const mail = server().delivered.find(({ to }) => to.includes('mina@example.com'));
  expect(mail?.head).toContain('Subject: A reminder of our meeting');
  expect(mail?.text).toContain('/meeting/cancel?token=');
});

test('a page in another language offers the same times, and no address makes it look for ever', async () => {
  const kind = await kindHeldBy({ name: 'In two languages' });
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await sana().call('PUT', '/settings/1', { languages });
  // A language is there once its first page is.
  await sana().call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  const translation = { name: 'Zweisprachig', slug: 'zweisprachig', status: 1 };
  expect(await sana().ask('PUT', `/meeting-kinds/${kind}/translations/de`, translation)).toMatchObject({ status: 200 });
  const [first = ''] = await freeTimes(kind);
  const page = await app().get('/de/meeting/zweisprachig');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`value="${first}"`);
  expect(page.body).toContain(`name="kind" value="${kind}"`);
  for (const day of ['9999-12-31', '0001-01-01', '2031-02-30', 'today'])
    expect((await app().get(`/meeting/${kind}?from=${day}&zone=Mars/Base`)).statusCode).toBe(200);
  await sana().call('PUT', '/settings/1', { languages: languages.slice(0, 1) });
});

test('whose account is disabled is not offered', async () => {
  const lea = await addPerson(app(), 'Lea');
  const id = (await lea.ask('GET', '/account')).body.data.id as number;
  const { version: _none, ...hours } = (await lea.ask('GET', '/availability')).body.data;
  await lea.ask('PUT', '/availability', hours);
  const kind = await kindHeldBy({ hosts: [id] });
  expect((await freeTimes(kind)).length).toBeGreaterThan(0);
  await sana().ask('POST', `/users/${id}/disable`);
  expect((await app().get(`/api/slots?kind=${kind}`)).statusCode).toBe(404);
});

test('a meeting is moved for as long as it was booked, though its kind has become shorter', async () => {
  const kind = await kindHeldBy({ minutes: 60, name: 'Shortened', days_ahead: 60 });
  const times = await freeTimes(kind, 'days=60');
  const [first = '', , , later = '', evening = ''] = times.slice(times.findIndex((time) => time > '2031-02-03'));
  expect(await book(kind, first, { email: 'long@example.com' })).toMatchObject({ status: 201 });
  await waitUntilSent();
  const mail = server()
    .delivered.splice(0)
    .find(({ to }) => to.includes('long@example.com'));
  const link = /\/meeting\/move\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { version } = (await sana().ask('GET', `/meeting-kinds/${kind}`)).body.data;
  expect(await sana().ask('PUT', `/meeting-kinds/${kind}`, { minutes: 30, version })).toMatchObject({ status: 200 });
  expect(await book(kind, later)).toMatchObject({ status: 201 });
  const moved = (time: string) =>
    app().request({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ time }).toString(),
    });
  const tooLate = new Date(Date.parse(later) - 30 * 60_000).toISOString();
  expect((await app().get(`${link}&from=2031-02-03`)).body).not.toContain(`value="${tooLate}"`);
  expect((await moved(tooLate)).statusCode).toBe(409);
  expect((await moved(evening)).statusCode).toBe(200);
});

test('what is not sent of a time is withdrawn once the agency changes it', async () => {
  const kind = await kindHeldBy();
  const [first = ''] = (await freeTimes(kind)).slice(-8);
  const { reference } = (await book(kind, first)).body;
  const { data } = (await sana().ask('GET', `/meetings?search=${reference}`)).body;
  const { id } = data[0];
  await waitUntilSent();
  const later = '2032-01-01T00:00:00.000Z';
  const email = { item_kind: 'meeting', item_id: id, due_at: later, created_at: later, is_backlog: 0 };
  for (const unsent of ['meeting reminder', 'move notice']) {
    const queued = { ...email, kind: unsent, message_id: `<${unsent.replace(' ', '-')}@example.com>` };
    await site
      .db()
      .insertInto('outbox')
      .values(queued as never)
      .execute();
  }
  expect(await site.step(id, 'cancel')).toMatchObject({ status: 200 });
  const kinds = await site.db().selectFrom('outbox').select('kind').where('due_at', '=', later).execute();
  expect(kinds).toEqual([]);
});
