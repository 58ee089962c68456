import { expect, test } from 'vitest';
import { type Booked, freeTimes, type Host, type Rules } from '../../server/leads/booking/free-times.ts';
import { daysOf, instantOf, transitionsOf, wallClock } from './clock-oracle.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CELL = 5 * MINUTE;

const CASES = 20_000;

const zones = [
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Karachi',
  'America/St_Johns',
  'Europe/Berlin',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Africa/Casablanca',
];

/** A generator whose numbers are the same in each run. */
function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, among: <Value>(values: readonly Value[]) => values[below(values.length)] as Value };
}

type Draw = ReturnType<typeof drawing>;

const inWords = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Draws hours of each day, some of them where clocks change, and days that differ. */
function drawHost({ below, among }: Draw, time_zone: string, around: string[]): Host {
  const stretch = () => {
    const opens = below(96) * 15;
    return { from: inWords(opens), to: inWords(Math.min(opens + 15 + below(40) * 15, 1440)) };
  };
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => (below(6) ? [{ day, ...stretch() }] : []));
  const second = below(3) ? [] : [{ day: 1 + below(7), ...stretch() }];
  const exceptions = below(3)
    ? []
    : [below(2) ? { date: among(around), closed: true as const } : { date: among(around), ...stretch() }];
  const away = among(around);
  return {
    id: 1,
    busy: [],
    time_zone,
    hours: [...hours, ...second],
    exceptions,
    absences: below(5) ? [] : [{ from: away, to: away }],
  };
}

function drawRules({ below, among }: Draw): Rules {
  return {
    kindId: 1,
    length: among([15, 20, 30, 45, 60, 90, 105, 240]) * MINUTE,
    before: below(3) ? 0 : 15 * MINUTE,
    after: below(3) ? 0 : 10 * MINUTE,
    notice: among([0, 0, 4 * HOUR, 7 * DAY]),
    daysAhead: 1 + below(20),
    mostADay: below(4) ? null : 1 + below(3),
    seats: 1,
    isHeldByAll: false,
  };
}

/** What is free by clocks on the wall alone: cells of five minutes that are open, and those that are taken. */
function expected(rules: Rules, host: Host, { booked, now, from, until }: Parameters<typeof freeTimes>[2]): number[] {
  const open = new Set<number>();
  const starts = new Set<number>();
  for (const day of daysOf(from - DAY, until + 2 * DAY, host.time_zone)) {
    if (host.absences.some((absence) => absence.from <= day.date && day.date <= absence.to)) continue;
    const special = host.exceptions.filter(({ date }) => date === day.date);
    const stretches = special.length > 0 ? special : host.hours.filter((hours) => hours.day === day.weekday);
    for (const stretch of stretches) {
      if ('closed' in stretch) continue;
      const opens = instantOf(day.date, stretch.from, host.time_zone);
      const closes = instantOf(day.date, stretch.to, host.time_zone);
      for (let time = opens; time < closes; time += CELL) open.add(time);
      const step = Math.min(Math.max(rules.length, 15 * MINUTE), 30 * MINUTE);
      for (let time = opens; time < closes; time += step) starts.add(time);
    }
  }
  const today = wallClock(now, host.time_zone).date;
  const perDay = Map.groupBy(booked, ({ start }) => wallClock(start, host.time_zone).date);
  return [...starts]
    .filter((start) => {
      const end = start + rules.length;
      if (start < from || start >= until || start <= now || start < now + rules.notice) return false;
      for (let time = start; time < end; time += CELL) if (!open.has(time)) return false;
      const { date } = wallClock(start, host.time_zone);
      if (Date.parse(date) > Date.parse(today) + rules.daysAhead * DAY) return false;
      if ((perDay.get(date)?.length ?? 0) >= (rules.mostADay ?? Infinity)) return false;
      return booked.every((meeting) => {
        const gapBefore = Math.max(meeting.after, rules.before);
        const gapAfter = Math.max(meeting.before, rules.after);
        return start >= meeting.end + gapBefore || end <= meeting.start - gapAfter;
      });
    })
    .toSorted((a, b) => a - b);
}

test(`of ${CASES} times around changes of clocks, what is offered is what clocks say, can be booked, and is gone after that (B4, B6)`, () => {
  const draw = drawing(49);
  const seen = new Map(zones.map((zone) => [zone, { cases: 0, times: 0 }]));
  const began = performance.now();
  for (let number = 0; number < CASES; number += 1) {
    const zone = zones[number % zones.length] ?? '';
    const change = draw.among(transitionsOf(zone));
    const now = change - draw.below(10 * 24 * 4) * 15 * MINUTE;
    const from = change - draw.below(4) * DAY - draw.below(24) * HOUR;
    const around = daysOf(change - 2 * DAY, change + 3 * DAY, zone).map(({ date }) => date);
    const host = drawHost(draw, zone, around);
    const rules = drawRules(draw);
    const range = { now, from, until: from + (2 + draw.below(3)) * DAY, booked: [] as Booked[] };
    const about = JSON.stringify({ number, zone, change: new Date(change), rules, host, range });
    for (let bookings = 0; bookings < 3; bookings += 1) {
      const offered = freeTimes(rules, [host], range).map(({ start }) => start);
      expect(offered, `Not what clocks say: ${about}`).toEqual(expected(rules, host, range));
      if (offered.length === 0) break;
      const start = draw.among(offered);
      const alone = freeTimes(rules, [host], { ...range, from: start, until: start + 1 });
      expect(alone, `${start} cannot be booked: ${about}`).toEqual([{ start, hosts: [1] }]);
      const { length, before, after } = rules;
      range.booked.push({ start, end: start + length, kindId: 1, hosts: [1], before, after });
      const overlapping = freeTimes(rules, [host], range).filter(
        (time) => time.start < start + length && start < time.start + length,
      );
      expect(overlapping, `${start} is offered again: ${about}`).toEqual([]);
      const counts = seen.get(zone);
      if (counts) counts.times += 1;
    }
    const counts = seen.get(zone);
    if (counts) counts.cases += 1;
  }
  console.log(`${CASES} cases in ${((performance.now() - began) / 1000).toFixed(1)} s`, Object.fromEntries(seen));
  // Each zone has cases in which something is booked.
  for (const { cases, times } of seen.values()) expect(times).toBeGreaterThan(cases / 2);
});
