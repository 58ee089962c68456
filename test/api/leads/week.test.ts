import { expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { meetingsApp } from '../app/meetings-app.ts';

// It begins on Wednesday, 1 January 2031.
const site = meetingsApp({ RATE_LIMIT: 'off', TIME_ZONE: 'Europe/Berlin' });
const { app, sana, requestMeeting, step } = site;

type Person = Awaited<ReturnType<typeof addPerson>>;

const idOf = async (person: Person) => (await person.ask('GET', '/account')).body.data.id as number;
const week = async (query = '', person = sana()) => (await person.ask('GET', `/meetings/week${query}`)).body.data;

async function setHours(person: Person, fields: object = {}) {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '12:00' }));
  const availability = { time_zone: 'Europe/Berlin', hours, exceptions: [], absences: [], ...fields };
  expect(await person.ask('PUT', '/availability', availability)).toMatchObject({ status: 200 });
}

async function bookWith(person: Person, time: string, fields: object = {}) {
  const host = await idOf(person);
  const kind = {
    name: `Talk of ${person.authorization.slice(-6)} ${time}`,
    status: 1,
    hosts: [host],
    where: 'phone',
    notice_hours: 0,
    days_ahead: 365,
  };
  const { slug } = (await sana().ask('POST', '/meeting-kinds', kind)).body.data;
  const booked = { name: 'Ines', email: 'ines@example.com', subject: 'A shop', kind: slug, time, ...fields };
  const response = await app().post('/api/meeting/store', booked);
  expect(response.json()).toMatchObject({ status: 'confirmed' });
  return response.json().reference as string;
}

test('a week shows who is booked, asked for, free, busy elsewhere and away', async () => {
  const omar = await addPerson(app(), 'Omar');
  const [me, other] = [await idOf(sana()), await idOf(omar)];
  await setHours(sana());
  await setHours(omar, { absences: [{ from: '2031-01-09', to: '2031-01-20' }] });
  const reference = await bookWith(sana(), '2031-01-07T09:30:00+01:00');
  const requested = await requestMeeting('2031-01-08T15:00:00+01:00', { name: 'Lena' });
  const calendar = { user_id: other, url: 'https://example.com/a.ics', when_unreadable: 'offer by hours' } as const;
  const calendars = site.db().insertInto('outside_calendars').values(calendar);
  const { id: calendar_id } = await calendars.returning('id').executeTakeFirstOrThrow();
  const busy = { calendar_id, starts_at: '2031-01-07T08:00:00.000Z', ends_at: '2031-01-07T09:00:00.000Z' };
  await site.db().insertInto('busy_times').values(busy).execute();

  const second = await week('?week=2031-W02');
  expect(second).toMatchObject({
    week: '2031-W02',
    previous: '2031-W01',
    next: '2031-W03',
    time_zone: 'Europe/Berlin',
  });
  expect(second.today).toBe('2031-01-01');
  expect(second.days.map(({ date }: { date: string }) => date)).toEqual(
    [6, 7, 8, 9, 10, 11, 12].map((day) => `2031-01-${String(day).padStart(2, '0')}`),
  );
  expect(second.people).toEqual([
    { id: other, name: 'Omar' },
    { id: me, name: 'Sana' },
  ]);
  expect(second.meetings).toMatchObject([
    {
      reference,
      appointment: 'confirmed',
      hosts: [me],
      starts_at: '2031-01-07T08:30:00.000Z',
      ends_at: '2031-01-07T09:00:00.000Z',
    },
    { id: requested, appointment: 'requested', hosts: [], kind: null },
  ]);
  const onTuesday = (person: number) =>
    second.free.filter(
      (free: { person: number; start: string }) => free.person === person && free.start.startsWith('2031-01-07'),
    );
  expect(onTuesday(me)).toEqual([
    { person: me, start: '2031-01-07T08:00:00.000Z', end: '2031-01-07T08:30:00.000Z' },
    { person: me, start: '2031-01-07T09:00:00.000Z', end: '2031-01-07T11:00:00.000Z' },
  ]);
  expect(onTuesday(other)).toEqual([
    { person: other, start: '2031-01-07T09:00:00.000Z', end: '2031-01-07T11:00:00.000Z' },
  ]);
  expect(second.busy).toEqual([{ person: other, start: busy.starts_at, end: busy.ends_at }]);
  expect(JSON.stringify(second)).not.toContain('a.ics');
  expect(second.absences).toEqual([
    { person: other, start: '2031-01-08T23:00:00.000Z', end: '2031-01-12T23:00:00.000Z' },
  ]);

  const ofOmar = await week(`?week=2031-W02&person=${other}`);
  expect(ofOmar.meetings.map(({ id }: { id: number }) => id)).toEqual([requested]);
  expect(new Set(ofOmar.free.map(({ person }: { person: number }) => person))).toEqual(new Set([other]));
  expect(ofOmar.people).toHaveLength(2);

  expect(await step(requested, 'decline')).toMatchObject({ status: 200 });
  expect((await week('?day=2031-01-12')).meetings).toHaveLength(1);
});

test('days are those of the settings on both days on which clocks change, and hours those of the host', async () => {
  const lea = await addPerson(app(), 'Lea');
  const host = await idOf(lea);
  const sunday = [{ day: 7, from: '01:00', to: '06:00' }];
  await setHours(lea, { hours: sunday });
  const lengths = async (query: string) => {
    const { days, free } = await week(`${query}&person=${host}`);
    const hours = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 3_600_000;
    return { day: hours(days[6]), free: free.map(hours) };
  };
  expect(await lengths('?day=2031-03-30')).toEqual({ day: 23, free: [4] });
  expect(await lengths('?day=2031-10-26')).toEqual({ day: 25, free: [6] });
  await setHours(lea, { hours: [{ day: 1, from: '09:00', to: '10:00' }], time_zone: 'Asia/Kolkata' });
  expect((await week(`?week=2031-W02&person=${host}`)).free).toEqual([
    { person: host, start: '2031-01-06T03:30:00.000Z', end: '2031-01-06T04:30:00.000Z' },
  ]);
});

test('a week that is none is refused, and no week in particular is the present one', async () => {
  expect((await week()).week).toBe('2031-W01');
  expect((await week('?week=2032-W53')).days[6].date).toBe('2033-01-02');
  for (const query of ['week=2031-W53', 'week=2031-W00', 'week=soon', 'day=2031-02-30', 'day=0001-01-01', 'person=x'])
    expect(await sana().ask('GET', `/meetings/week?${query}`)).toMatchObject({ status: 422 });
});

test('spam is on no week', async () => {
  const id = await requestMeeting('2031-02-04T15:00:00+01:00');
  expect((await week('?day=2031-02-04')).meetings).toHaveLength(1);
  await sana().ask('PUT', `/meetings/${id}`, { status: 'spam' });
  expect((await week('?day=2031-02-04')).meetings).toEqual([]);
});

test('a week names all kinds that can be booked, with those of their hosts who have hours', async () => {
  const ines = await addPerson(app(), 'Ines');
  await setHours(sana());
  const [me, other] = [await idOf(sana()), await idOf(ines)];
  const add = async (fields: object) => {
    const kind = { status: 1, where: 'phone', ...fields };
    return (await sana().ask('POST', '/meeting-kinds', kind)).body.data.slug as string;
  };
  const bookable: string[] = [];
  for (let index = 0; index < 12; index += 1) bookable.push(await add({ name: `Short ${index}`, hosts: [me, other] }));
  const refused = [
    await add({ name: 'Nobody has hours', hosts: [other] }),
    await add({ name: 'Both must have hours', hosts: [me, other], held_by: 'all' }),
  ];
  const { kinds } = await week();
  const slugs = kinds.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(bookable));
  for (const slug of refused) expect(slugs).not.toContain(slug);
  const first = kinds.find(({ slug }: { slug: string }) => slug === bookable[0]);
  expect(first).toEqual({ slug: bookable[0], name: 'Short 0', hosts: [me], is_held_by_all: false });
});
