import { describe, expect, test } from 'vitest';
import { type Booked, freeTimes, type Host, type Rules, zoned } from './free-times.ts';
import { proposedHours } from './hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rules: Rules = {
  kindId: 1,
  length: 30 * MINUTE,
  before: 0,
  after: 0,
  notice: 0,
  daysAhead: 60,
  mostADay: null,
  seats: 1,
  isHeldByAll: false,
};

function hostIn(time_zone: string, changes: Partial<Host> = {}): Host {
  return { id: 1, busy: [], ...proposedHours(time_zone), ...changes };
}

/** Returns the free times of a day as clocks in a zone show them. */
function timesOn(day: string, zone: string, hosts: Host[], more: Partial<Rules> = {}, booked: Booked[] = [], now = 0) {
  const date = Temporal.PlainDate.from(day);
  const from = date.toZonedDateTime(zone).epochMilliseconds;
  const until = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const range = { booked, now: now || from - 10 * DAY, from, until };
  return freeTimes({ ...rules, ...more }, hosts, range).map(({ start }) => zoned(start, zone).toPlainTime().toString());
}

const momentOf = (time: string, zone: string) =>
  Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds;

function meetingAt(time: string, zone: string, changes: Partial<Booked> = {}): Booked {
  const start = Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds;
  return { start, end: start + 30 * MINUTE, kindId: 1, hosts: [1], before: 0, after: 0, ...changes };
}

// Around each, clocks change.
const days: [zone: string, day: string][] = [
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2027-03-28'],
  ['Australia/Sydney', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Asia/Kathmandu', '2027-03-28'],
];

test.each(days)('in %s, hours begin and end by the clock in the week of %s (B6)', (zone, day) => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '09:00', to: '12:30' }));
  const host = hostIn(zone, { hours: everyDay });
  for (let offset = -3; offset <= 3; offset += 1) {
    const date = Temporal.PlainDate.from(day).add({ days: offset }).toString();
    const times = timesOn(date, zone, [host]);
    expect([times[0], times.at(-1), times.length]).toEqual(['09:00:00', '12:00:00', 7]);
  }
});

test('an hour of a week at 12:30 stays there when clocks change (B7)', () => {
  const host = hostIn('Europe/Berlin', { hours: [{ day: 1, from: '12:30', to: '13:00' }] });
  for (const day of ['2027-03-22', '2027-03-29', '2027-04-05'])
    expect(timesOn(day, 'Europe/Berlin', [host])).toEqual(['12:30:00']);
});

test('notice is a length of time, also across a change of clocks (B8)', () => {
  const zone = 'Europe/Berlin';
  const now = momentOf('2027-03-22T10:07', zone);
  const times = timesOn('2027-03-29', zone, [hostIn(zone)], { notice: 7 * DAY }, [], now);
  // A week of real hours ends at 11:07, because clocks went ahead.
  expect(times[0]).toBe('11:30:00');
});

describe('what is booked', () => {
  const zone = 'Asia/Kathmandu';

  test('takes its own length, and no more (B14)', () => {
    const booked = [meetingAt('2027-02-01T10:00', zone, { end: momentOf('2027-02-01T11:00', zone) })];
    const times = timesOn('2027-02-01', zone, [hostIn(zone)], { length: HOUR }, booked);
    expect(times.slice(0, 3)).toEqual(['09:00:00', '11:00:00', '11:30:00']);
  });

  test('stays taken until it ends, also once it has begun (B13)', () => {
    const booked = [meetingAt('2027-02-01T10:00', zone, { end: momentOf('2027-02-01T11:45', zone) })];
    const times = timesOn('2027-02-01', zone, [hostIn(zone)], {}, booked, momentOf('2027-02-01T10:40', zone));
    expect(times[0]).toBe('12:00:00');
  });

  test('keeps free what its own kind or that of another asks for', () => {
    const booked = [meetingAt('2027-02-01T10:00', zone, { kindId: 2, before: 30 * MINUTE })];
    expect(timesOn('2027-02-01', zone, [hostIn(zone)], {}, booked).slice(0, 3)).toEqual([
      '09:00:00',
      '10:30:00',
      '11:00:00',
    ]);
    const withPause = { after: 30 * MINUTE };
    expect(timesOn('2027-02-01', zone, [hostIn(zone)], withPause, booked).slice(0, 2)).toEqual([
      '09:00:00',
      '10:30:00',
    ]);
  });

  test('leaves the rest of a group its seats, and nobody else the time (B3)', () => {
    const booked = [meetingAt('2027-02-01T10:00', zone), meetingAt('2027-02-01T10:00', zone)];
    expect(timesOn('2027-02-01', zone, [hostIn(zone)], { seats: 3 }, booked)).toContain('10:00:00');
    expect(timesOn('2027-02-01', zone, [hostIn(zone)], { seats: 2 }, booked)).not.toContain('10:00:00');
    expect(timesOn('2027-02-01', zone, [hostIn(zone)], { seats: 3, kindId: 2 }, booked)).not.toContain('10:00:00');
  });

  test('by nobody in particular takes the time of all', () => {
    const booked = [meetingAt('2027-02-01T10:00', zone, { kindId: null, hosts: [] })];
    expect(timesOn('2027-02-01', zone, [hostIn(zone)], {}, booked)).not.toContain('10:00:00');
  });

  test('at most so often a day is counted in the zone of the host (B4, B5)', () => {
    // Monday evening in Kathmandu is Tuesday in Auckland.
    const host = hostIn(zone, {
      hours: [
        { day: 1, from: '18:00', to: '22:00' },
        { day: 2, from: '05:00', to: '06:00' },
      ],
    });
    const booked = [meetingAt('2027-02-01T18:00', zone)];
    const inAuckland = timesOn('2027-02-02', 'Pacific/Auckland', [host], { mostADay: 1 }, booked);
    expect(inAuckland).toEqual(['12:15:00', '12:45:00']);
  });
});

test('exceptions replace the hours of a day, and absences all of them', () => {
  const zone = 'Europe/Berlin';
  const host = hostIn(zone, {
    exceptions: [
      { date: '2027-02-01', from: '13:00', to: '14:00' },
      { date: '2027-02-02', closed: true },
    ],
    absences: [{ from: '2027-02-03', to: '2027-02-04' }],
  });
  const firstTimes = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'].map(
    (day) => timesOn(day, zone, [host])[0],
  );
  expect(firstTimes).toEqual(['13:00:00', undefined, undefined, undefined, '09:00:00']);
});

test('any of several hosts is enough, unless all hold it', () => {
  const zone = 'Europe/Berlin';
  const early = hostIn(zone, { id: 1, hours: [{ day: 1, from: '09:00', to: '11:00' }] });
  const late = hostIn(zone, { id: 2, hours: [{ day: 1, from: '10:15', to: '12:00' }] });
  expect(timesOn('2027-02-01', zone, [early, late])).toEqual([
    '09:00:00',
    '09:30:00',
    '10:00:00',
    '10:15:00',
    '10:30:00',
    '10:45:00',
    '11:15:00',
  ]);
  expect(timesOn('2027-02-01', zone, [early, late], { isHeldByAll: true })).toEqual(['10:15:00', '10:30:00']);
});

test('what is busy elsewhere is not offered', () => {
  const zone = 'Europe/Berlin';
  const busy = [{ start: momentOf('2027-02-01T09:10', zone), end: momentOf('2027-02-01T16:00', zone) }];
  expect(timesOn('2027-02-01', zone, [hostIn(zone, { busy })])).toEqual(['16:00:00', '16:30:00']);
});

test('hours until midnight and those after it are one stretch', () => {
  const zone = 'Europe/Berlin';
  const host = hostIn(zone, {
    hours: [
      { day: 1, from: '23:00', to: '24:00' },
      { day: 2, from: '00:00', to: '01:00' },
    ],
  });
  expect(timesOn('2027-02-01', zone, [host], { length: HOUR })).toEqual(['23:00:00', '23:30:00']);
});

test('a meeting that ends after midnight is free when asked for alone, as when it is booked', () => {
  const zone = 'Europe/Berlin';
  const hours = [
    { day: 1, from: '22:00', to: '24:00' },
    { day: 2, from: '00:00', to: '01:00' },
  ];
  const start = momentOf('2027-02-01T23:30', zone);
  const range = { booked: [], now: start - DAY, from: start, until: start + 1 };
  expect(freeTimes({ ...rules, length: HOUR }, [hostIn(zone, { hours })], range)).toMatchObject([{ start }]);
});

test('a day that calendars skip has no hours', () => {
  const zone = 'Pacific/Apia';
  const host = hostIn(zone, { hours: [{ day: 5, from: '09:00', to: '10:00' }] });
  expect(timesOn('2011-12-31', zone, [host])).toEqual([]);
  expect(timesOn('2011-12-23', zone, [host])).toEqual(['09:00:00', '09:30:00']);
});

test('a time is offered alone as it is in a list, over 400 random rules', () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let run = 0; run < 400; run += 1) {
    const [zone, day] = days[random(days.length)] ?? ['Asia/Kathmandu', '2027-03-28'];
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const opens = random(20);
      return { day: weekday, from: `${String(opens).padStart(2, '0')}:${random(2) * 30 || '00'}`, to: '23:30' };
    });
    const hosts = [hostIn(zone, { hours }), hostIn('Asia/Karachi', { id: 2 })];
    const from = Temporal.PlainDate.from(day)
      .subtract({ days: random(3) })
      .toZonedDateTime(zone).epochMilliseconds;
    const now = from - random(3) * DAY;
    const booked = Array.from({ length: 5 }, () => {
      const start = from + random(96) * 15 * MINUTE;
      return {
        start,
        end: start + 45 * MINUTE,
        kindId: random(2),
        hosts: [1 + random(2)],
        before: 0,
        after: random(2) * 15 * MINUTE,
      };
    });
    const drawn = {
      ...rules,
      length: (1 + random(6)) * 15 * MINUTE,
      seats: 1 + random(2),
      mostADay: random(2) ? 3 : null,
    };
    const listed = freeTimes(drawn, hosts, { booked, now, from, until: from + 3 * DAY });
    for (const time of listed)
      expect(freeTimes(drawn, hosts, { booked, now, from: time.start, until: time.start + 1 })).toEqual([time]);
  }
});
