import { describe, expect, test } from 'vitest';
import { busyTimesIn } from './busy-times.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const from = Date.parse('2026-11-27T00:00:00Z');
const range = { from, until: from + 370 * DAY };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example.com', ...lines, 'END:VEVENT'];

/** Reads a calendar of somebody in Berlin, and returns the busy times in short. */
function read(text: string, changes: Partial<typeof range> & { zone?: string } = {}) {
  const minute = (time: number) => new Date(time).toISOString().slice(0, 16);
  return busyTimesIn({ text, zone: 'Europe/Berlin', ...range, ...changes }).map(
    ({ start, end }) => `${minute(start)} ${minute(end)}`,
  );
}
const readEvent = (...lines: string[]) => read(calendar(...event(...lines)));
const startsOf = (...lines: string[]) => readEvent(...lines).map((time) => time.slice(0, 16));

describe('when an event takes place', () => {
  test.each([
    ['in UTC', ['DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z'], '2026-12-01T09:00 2026-12-01T10:00'],
    [
      'in a zone by name',
      ['DTSTART;TZID=America/New_York:20261201T090000', 'DTEND;TZID=America/New_York:20261201T100000'],
      '2026-12-01T14:00 2026-12-01T15:00',
    ],
    [
      'from one zone to another',
      ['DTSTART;TZID=Europe/London:20261201T090000', 'DTEND;TZID=Asia/Karachi:20261201T160000'],
      '2026-12-01T09:00 2026-12-01T11:00',
    ],
    [
      'in a zone as Windows names it',
      [
        'DTSTART;TZID=Eastern Standard Time:20260701T090000',
        'DURATION:PT1H30M',
        'RDATE;TZID="Eastern Standard Time":20270701T090000',
      ],
      '2027-07-01T13:00 2027-07-01T14:30',
    ],
    [
      'in a zone with a path before its name',
      ['DTSTART;TZID=/citadel.org/20070227_1/Asia/Kathmandu:20261201T090000', 'DURATION:PT1H'],
      '2026-12-01T03:15 2026-12-01T04:15',
    ],
    [
      'without a zone: in that of its owner',
      ['DTSTART:20261201T090000', 'DURATION:PT1H'],
      '2026-12-01T08:00 2026-12-01T09:00',
    ],
    [
      'in a zone that does not exist: in that of its owner',
      ['DTSTART;TZID=Mars/Olympus Mons:20261201T090000', 'DURATION:PT1H'],
      '2026-12-01T08:00 2026-12-01T09:00',
    ],
    ['all day: on the days of its owner', ['DTSTART;VALUE=DATE:20261201'], '2026-11-30T23:00 2026-12-01T23:00'],
    [
      'on some days, the last one excluded',
      ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'],
      '2027-03-26T23:00 2027-03-28T22:00',
    ],
  ])('%s', (_, lines, busy) => {
    expect(readEvent(...lines)).toEqual([busy]);
  });

  test('in a zone that the calendar describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0430',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0430',
      'TZOFFSETTO:+0530',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const times = event(
      'DTSTART;TZID=Customized Time Zone:20261201T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;INTERVAL=6;COUNT=2',
    );
    expect(read(calendar(...zone, ...times))).toEqual([
      '2026-12-01T04:30 2026-12-01T05:30',
      '2027-06-01T03:30 2027-06-01T04:30',
    ]);
  });

  test('is nothing where it takes no time', () => {
    expect(readEvent('DTSTART:20261201T090000Z')).toEqual([]);
    expect(readEvent('DTSTART:20261201T090000Z', 'DTEND:20261201T080000Z')).toEqual([]);
    expect(readEvent('DTSTART:20261201T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT')).toEqual([]);
    expect(readEvent('DTSTART:20261201T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')).toEqual([]);
    expect(readEvent('SUMMARY:Some day')).toEqual([]);
  });

  test('is nothing before now and after a year', () => {
    expect(readEvent('DTSTART:20261126T000000Z', 'DTEND:20261126T230000Z')).toEqual([]);
    expect(readEvent('DTSTART:20261126T230000Z', 'DTEND:20261127T010000Z')).toEqual([
      '2026-11-26T23:00 2026-11-27T01:00',
    ]);
    expect(readEvent('DTSTART:20280101T000000Z', 'DURATION:PT1H')).toEqual([]);
  });

  test('is one stretch with what overlaps it', () => {
    const events = [
      ...event('DTSTART:20261201T100000Z', 'DURATION:PT1H'),
      ...event('DTSTART:20261201T090000Z', 'DURATION:PT1H30M'),
      ...event('DTSTART:20261201T120000Z', 'DURATION:PT1H'),
    ];
    expect(read(calendar(...events))).toEqual([
      '2026-12-01T09:00 2026-12-01T11:00',
      '2026-12-01T12:00 2026-12-01T13:00',
    ]);
  });

  test('is told by a calendar of busy times alone', () => {
    const busy = ['BEGIN:VFREEBUSY', 'FREEBUSY:20261201T090000Z/PT1H,20261202T090000Z/20261202T093000Z'];
    const free = ['FREEBUSY;FBTYPE=FREE:20261203T090000Z/PT1H', 'END:VFREEBUSY'];
    expect(read(calendar(...busy, ...free))).toEqual([
      '2026-12-01T09:00 2026-12-01T10:00',
      '2026-12-02T09:00 2026-12-02T09:30',
    ]);
  });
});

describe('an event that is repeated', () => {
  const BERLIN = 'DTSTART;TZID=Europe/Berlin:20270322T090000';
  const HOUR = 'DURATION:PT1H';

  test('stays at the time of the clock where it is, over a change of clocks', () => {
    expect(startsOf(BERLIN, HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
      '2027-03-22T08:00',
      '2027-03-29T07:00',
      '2027-04-05T07:00',
    ]);
  });

  test('in UTC, stays at its time there', () => {
    expect(startsOf('DTSTART:20270322T080000Z', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2')).toEqual([
      '2027-03-22T08:00',
      '2027-03-29T08:00',
    ]);
  });

  test('long since is found now', () => {
    expect(startsOf('DTSTART;TZID=Europe/Berlin:20050103T090000', HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=MO')[0]).toBe(
      '2026-11-30T08:00',
    );
    expect(startsOf('DTSTART;VALUE=DATE:19800229', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24')).toEqual([
      '2026-12-23T23:00',
    ]);
  });

  test.each([
    ['UNTIL=20270324T080000Z', 3],
    ['UNTIL=20270324T075959Z', 2],
    ['UNTIL=20270324T090000', 3],
    ['UNTIL=20270324', 3],
  ])('ends with %s', (until, count) => {
    expect(startsOf(BERLIN, HOUR, `RRULE:FREQ=DAILY;${until}`)).toHaveLength(count);
  });

  test('has further dates, also with an end of their own', () => {
    const dates = ['RDATE;TZID=Europe/Berlin:20270401T120000', 'RDATE;VALUE=PERIOD:20270402T120000Z/PT15M'];
    expect(readEvent(BERLIN, HOUR, ...dates)).toEqual([
      '2027-03-22T08:00 2027-03-22T09:00',
      '2027-04-01T10:00 2027-04-01T11:00',
      '2027-04-02T12:00 2027-04-02T12:15',
    ]);
  });

  test.each([
    ['EXDATE;TZID=Europe/Berlin:20270323T090000,20270325T090000'],
    ['EXDATE:20270323T080000Z,20270325T080000Z'],
    ['EXDATE;TZID=Asia/Karachi:20270325T130000,20270323T130000,20200101T000000,20270401T000000'],
    ['EXDATE;VALUE=DATE:20270323,20270325'],
  ])('leaves out %s', (excluded) => {
    expect(startsOf(BERLIN, HOUR, 'RRULE:FREQ=DAILY;COUNT=4', excluded)).toEqual([
      '2027-03-22T08:00',
      '2027-03-24T08:00',
    ]);
  });

  test('leaves out the first and whole days too', () => {
    expect(startsOf(BERLIN, HOUR, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270322T080000Z')).toEqual(['2027-03-23T08:00']);
    const days = ['DTSTART;VALUE=DATE:20270322', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20270323'];
    expect(startsOf(...days)).toEqual(['2027-03-21T23:00', '2027-03-23T23:00']);
  });

  test('has occurrences that were moved, cancelled and marked as free', () => {
    const series = event(BERLIN, HOUR, 'RRULE:FREQ=DAILY;COUNT=4');
    const changed = (id: string, ...lines: string[]) => event(`RECURRENCE-ID${id}`, HOUR, ...lines);
    const text = calendar(
      ...changed(';TZID=Europe/Berlin:20270323T090000', 'DTSTART;TZID=Europe/Berlin:20270323T150000'),
      ...series,
      ...changed(':20270324T080000Z', 'DTSTART;TZID=Europe/Berlin:20270324T090000', 'STATUS:CANCELLED'),
      ...changed(':20270325T080000Z', 'DTSTART;TZID=Europe/Berlin:20270325T090000', 'TRANSP:TRANSPARENT'),
      ...changed(':20260101T080000Z', 'DTSTART:20270401T090000Z').map((line) => line.replace('a@', 'alone@')),
    );
    expect(read(text)).toEqual([
      '2027-03-22T08:00 2027-03-22T09:00',
      '2027-03-23T14:00 2027-03-23T15:00',
      '2027-04-01T09:00 2027-04-01T10:00',
    ]);
  });

  test.each(['RRULE:FREQ=DAILY;COUNT=1000000000', 'RRULE:FREQ=DAILY;UNTIL=99991231T235959Z', 'RRULE:FREQ=DAILY'])(
    'for ever is read for a year: %s',
    (rule) => {
      expect(startsOf('DTSTART:20200101T090000Z', HOUR, rule)).toHaveLength(370);
    },
  );

  test.each([
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=SECONDLY;COUNT=1000000000',
    'RRULE:FREQ=SECONDLY;UNTIL=99991231T235959Z',
    'RRULE:FREQ=MINUTELY',
    'RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7;BYMINUTE=0,10,20,30,40,50;BYSECOND=0,10,20,30',
  ])('too often is refused with a sentence: %s', (rule) => {
    for (const start of ['19700101T000000Z', '20261201T000000Z'])
      expect(() => readEvent(`DTSTART:${start}`, 'DURATION:PT1S', rule)).toThrow('Its events are repeated too often.');
  });
});

describe('a calendar', () => {
  test('is read with what people put in it', () => {
    const text = calendar(
      'X-WR-CALNAME:Mine',
      ...event(
        'SUMMARY:Long \\, and',
        '  folded',
        'X-A;B="c:d":e',
        'DTSTART:20261201T090000Z',
        'DTEND:20261201T1000',
        ' 00Z',
      ),
      'BEGIN:VTODO',
      'UID:t',
      'DUE:20261201T120000Z',
      'END:VTODO',
    );
    expect(read(text)).toEqual(['2026-12-01T09:00 2026-12-01T10:00']);
    expect(read(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toHaveLength(1);
    expect(read(text + calendar(...event('DTSTART:20261202T090000Z', 'DURATION:PT1H')))).toHaveLength(2);
    expect(read(calendar())).toEqual([]);
  });

  test.each(['<!doctype html><title>Sign in</title>', '', 'PK\u0003\u0004'])('is none: %j', (text) => {
    expect(() => read(text)).toThrow('What is at this address is no calendar.');
  });

  test.each([
    ['cut off', calendar(...event('DTSTART:20261201T090000Z', 'DURATION:PT1H')).slice(0, -30)],
    ['with a time that is none', calendar(...event('DTSTART:tomorrow', 'DURATION:PT1H'))],
    ['with a rule that is none', calendar(...event('DTSTART:20261201T090000Z', 'RRULE:FREQ=ALWAYS'))],
    ['with a line that is none', calendar('Hello')],
  ])('%s is damaged, not free', (_, text) => {
    expect(() => read(text)).toThrow(Error);
  });

  test('has at most 10,000 events', () => {
    const events = (count: number) =>
      calendar(...Array.from({ length: count }, () => event('DTSTART:20261201T090000Z', 'DURATION:PT1H')).flat());
    expect(read(events(10_000))).toHaveLength(1);
    expect(() => read(events(10_001))).toThrow('It has more than 10,000 events.');
  });
});
