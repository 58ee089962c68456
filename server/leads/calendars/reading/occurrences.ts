import ICAL from 'ical.js';
import type { Interval } from '../../booking/free-times.ts';
import { Unreadable } from './reading-task.ts';
import { dayOf, type InstantOf, plainTime, type Zones } from './zones.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
/** More than a zone is from UTC, and than a clock change is long. */
const ZONES_APART = 2 * DAY;
/** Of all events of a calendar, before and within the range. */
const MAX_STEPS = 100_000;
const MAX_OCCURRENCES = 10_000;

export type Budget = ReturnType<typeof createBudget>;

/** Counts what a calendar takes to read, and throws once it is too much. */
export function createBudget() {
  let steps = 0;
  let occurrences = 0;
  const takeFrom = (count: number, most: number) => {
    if (count > most) throw new Unreadable('Its events are repeated too often.');
  };
  return {
    step: () => takeFrom((steps += 1), MAX_STEPS),
    keep: () => takeFrom((occurrences += 1), MAX_OCCURRENCES),
  };
}

interface Expansion {
  zones: Zones;
  /** The occurrences that events of their own replace. */
  replaced: ReadonlySet<string> | undefined;
  budget: Budget;
  from: number;
  until: number;
}

/** Returns when an event takes place within a range, with all that repeats it (RFC 5545, 3.8.5). */
export function occurrencesOf(event: ICAL.Component, { zones, replaced, budget, from, until }: Expansion): Interval[] {
  const property = event.getFirstProperty('dtstart') as ICAL.Property;
  const start = property.getFirstValue() as ICAL.Time;
  const instantOf = zones.zoneOf(property, start);
  const endOf = endOfEach(event, { start, instantOf, zones });
  const length = endOf(start) - instantOf(start);
  const out = new Set([...zones.keysIn(event, 'exdate'), ...(replaced ?? [])]);
  const occurrences: Interval[] = [];
  const add = (wall: ICAL.Time, interval: Interval) => {
    if (!isKept(interval, { from, until }) || out.has(String(interval.start)) || out.has(dayOf(wall))) return;
    budget.keep();
    occurrences.push(interval);
  };

  for (const wall of wallTimes(event, { start, instantOf, from: from - length - ZONES_APART, until, budget }))
    add(wall, { start: instantOf(wall), end: endOf(wall) });
  for (const dates of event.getAllProperties('rdate')) {
    for (const value of dates.getValues() as (ICAL.Time | ICAL.Period)[]) {
      budget.step();
      const isPeriod = value instanceof ICAL.Period;
      const wall = isPeriod ? value.start : value;
      const moment = zones.instantOf(dates, wall);
      const end = isPeriod ? zones.instantOf(dates, value.getEnd()) : moment + length;
      add(wall, { start: moment, end: wall.isDate ? endOf(wall) : end });
    }
  }
  return occurrences;
}

/** Whether a stretch of time takes some of a range. */
export function isKept({ start, end }: Interval, { from, until }: { from: number; until: number }): boolean {
  return end > start && end > from && start < until;
}

interface Beginning {
  start: ICAL.Time;
  /** Of wall times in the zone that it begins in. */
  instantOf: InstantOf;
}

/** Returns what says when an occurrence ends: after as many days as the first, or as long. */
function endOfEach(
  event: ICAL.Component,
  { start, instantOf, zones }: Beginning & { zones: Zones },
): (wall: ICAL.Time) => number {
  const end = event.getFirstProperty('dtend');
  const last = end?.getFirstValue() as ICAL.Time | undefined;
  const duration = event.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const seconds = duration?.toSeconds() ?? 0;
  if (start.isDate) {
    const length = last ? roughly(last) - roughly(start) : seconds * 1000;
    const days = Math.max(1, Math.ceil(length / DAY));
    return (wall) => instantOf(later(wall, days));
  }
  const length = end && last ? zones.instantOf(end, last) - instantOf(start) : seconds * 1000;
  return (wall) => instantOf(wall) + length;
}

/** Yields when an event begins, as a clock in its zone says it, of each rule up to where it ends or the range does. */
function* wallTimes(
  event: ICAL.Component,
  { start, instantOf, from, until, budget }: Beginning & { from: number; until: number; budget: Budget },
): Generator<ICAL.Time> {
  yield start;
  for (const rule of event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)) {
    const last = rule.until ? lastMoment(rule.until, instantOf) : Infinity;
    // An end in UTC cannot be compared with the time of a clock elsewhere.
    rule.until = null as unknown as ICAL.Time;
    const iterator = rule.iterator(plainTime(lateStart(rule, start, from)));
    for (let next = iterator.next(); next; next = iterator.next()) {
      budget.step();
      if (roughly(next) - ZONES_APART > Math.min(until, last)) break;
      const isWithin = roughly(next) >= roughly(start) && (last === Infinity || instantOf(next) <= last);
      if (isWithin) yield next.clone();
    }
  }
}

const HOUR = 60 * 60 * 1000; // ms
const UNITS: Partial<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: HOUR,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/** Returns from where a rule can be followed so that nothing from some time on is missed: without the years before, where they are alike. */
function lateStart(rule: ICAL.Recur, start: ICAL.Time, from: number): ICAL.Time {
  const period = (UNITS[rule.freq] ?? NaN) * rule.interval;
  const days = DAY % period === 0 ? 1 : period / DAY;
  if (rule.count || !Number.isInteger(days)) return start;
  const skipped = Math.floor((from - roughly(start)) / DAY / days) - 1;
  return skipped > 0 ? later(start, skipped * days) : start;
}

/** Returns when a rule ends, which is with the end of a day where it names one. */
function lastMoment(until: ICAL.Time, instantOf: InstantOf) {
  if (until.isDate) return instantOf(later(until, 1)) - 1;
  return until.zone === ICAL.Timezone.utcTimezone ? roughly(until) : instantOf(until);
}

function later(date: ICAL.Time, days: number): ICAL.Time {
  const result = plainTime(date);
  result.adjust(days, 0, 0, 0);
  return result;
}

/** Returns a wall time as if it were one in UTC. */
function roughly({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
