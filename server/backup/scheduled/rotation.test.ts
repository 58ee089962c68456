import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupName, parseName, upgradeName } from './backup-name.ts';
import { outdated } from './rotation.ts';

const HOUR = 60 * 60 * 1000; // ms
const DAY = 24 * HOUR;
const OWNER = '3f9c2a1b';
const START = Date.parse('2026-11-23T03:00:00Z');

/** Makes a backup at each time, as the job does, and returns what is left. */
function runAt(times: readonly number[], proved: string | null = null) {
  const names = new Set<string>();
  for (const time of times) {
    const now = new Date(time);
    names.add(backupName(OWNER, now));
    for (const name of outdated([...names], { owner: OWNER, now, proved })) names.delete(name);
  }
  return [...names].sort();
}

const timeOf = (name: string) => parseName(name)?.madeAt ?? null;

const days = (count: number, every = 1) => Array.from({ length: count }, (_, day) => START + day * every * DAY);

test('after a year of nightly backups there are those of 7 days, 4 weeks and 6 months', () => {
  expect(runAt(days(365)).map((name) => name.slice(16, 26))).toEqual([
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-07',
    '2027-11-14',
    '2027-11-16',
    '2027-11-17',
    '2027-11-18',
    '2027-11-19',
    '2027-11-20',
    '2027-11-21',
    '2027-11-22',
  ]);
});

test('the newest of a day is kept', () => {
  expect(runAt([START, START + HOUR, START + 2 * HOUR])).toEqual(['plinth-3f9c2a1b-2026-11-23T0500Z.plinth']);
});

/** Years of backups with gaps of up to two months. */
const gaps = fc.array(fc.oneof(fc.integer({ min: 60, max: 86_400 }), fc.integer({ min: 60, max: 5_184_000 })), {
  minLength: 1,
  maxLength: 300,
});
const timesFrom = (seconds: readonly number[]) => {
  let time = START;
  return seconds.map((gap) => (time += gap * 1000));
};

const newestOfEach = (times: number[], keyOf: (time: number) => string | number, count: number) =>
  [
    ...Map.groupBy(
      times.toSorted((a, b) => b - a),
      keyOf,
    ).values(),
  ]
    .slice(0, count)
    .map(([newest]) => newest ?? 0);

test('whatever the gaps, exactly the newest of the last days, weeks and months are kept', () => {
  fc.assert(
    fc.property(gaps, (seconds) => {
      const times = timesFrom(seconds).map((time) => timeOf(backupName(OWNER, new Date(time)))?.getTime() ?? 0);
      const remaining = runAt(times).map((name) => timeOf(name)?.getTime() ?? 0);
      const mondayOf = (time: number) => Math.floor((time - Date.parse('1970-01-05')) / (7 * DAY));
      const expected = [
        ...newestOfEach(times, (time) => new Date(time).toDateString(), 7),
        ...newestOfEach(times, mondayOf, 4),
        ...newestOfEach(times, (time) => new Date(time).toISOString().slice(0, 7), 6),
      ];
      expect(remaining).toEqual([...new Set(expected)].sort((a, b) => a - b));
    }),
    { numRuns: 200 },
  );
});

test('a clock that jumps to and fro loses neither the backup that was just made nor the proved one', () => {
  const jumps = fc.array(fc.integer({ min: -4 * 365, max: 4 * 365 }), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(jumps, fc.nat(99), (offsets, index) => {
      const times = offsets.map((offset, number) => START + (number + offset) * DAY);
      const proved = backupName(OWNER, new Date(times[index % times.length] ?? START));
      const remaining = runAt(times, proved);
      expect(remaining).toContain(backupName(OWNER, new Date(times.at(-1) ?? START)));
      expect(remaining).toContain(proved);
    }),
    { numRuns: 200 },
  );
});

test('backups from a clock that was years ahead push out none of the present', () => {
  const ahead = days(30).map((time) => time + 1_000 * DAY);
  const remaining = runAt([...days(10), ...ahead, ...days(20).map((time) => time + 10 * DAY)]);
  const present = remaining.filter((name) => (timeOf(name)?.getTime() ?? 0) < START + 500 * DAY);
  expect(present.length).toBeGreaterThanOrEqual(7);
});

test('only files with names of our own are ever removed', () => {
  const anyName = fc.oneof(
    fc.string(),
    fc.stringMatching(/^plinth-3f9c2a1[bc]-[\dTZ:-]{0,20}(\.plinth)?(\.part|~|\.bak)?$/),
    fc.constantFrom(
      'site.plinth',
      'plinth-3f9c2a1b-2020-01-01T0000Z.plinth.old',
      'plinth-3f9c2a1c-2020-01-01T0000Z.plinth',
      '../plinth-3f9c2a1b-2020-01-01T0000Z.plinth',
      '.plinth',
    ),
    fc.constantFrom(
      'plinth-3f9c2a1b-2020-13-01T0000Z.plinth',
      'plinth-3f9c2a1b-2020-01-01T9900Z.plinth',
      'plinth-3f9c2a1b-2020-01-01T0000Z-my.plinth',
    ),
  );
  const ours = /^plinth-3f9c2a1b-\d{4}-\d\d-\d\dT\d{4}Z(-before-\d{4}-[a-z0-9-]+)?\.plinth$/;
  fc.assert(
    fc.property(fc.array(anyName), (others) => {
      const now = new Date(START + 3_000 * DAY);
      const removed = outdated([...others, ...days(60, 20).map((time) => backupName(OWNER, new Date(time)))], {
        owner: OWNER,
        now,
        proved: null,
      });
      expect(removed.length).toBeGreaterThan(0);
      expect(removed.filter((name) => !ours.test(name))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('of backups from before upgrades the last three are kept, and count among no others', () => {
  const upgrades = [10, 11, 12, 13].map((number) =>
    upgradeName(OWNER, new Date(START + number * DAY), `00${number}-a`),
  );
  expect(
    outdated([...upgrades, backupName(OWNER, new Date(START))], {
      owner: OWNER,
      now: new Date(START + 20 * DAY),
      proved: null,
    }),
  ).toEqual([upgrades[0]]);
});
