import type { Hours } from './hours.ts';

/** From one moment to another, in milliseconds since the epoch. */
export interface Interval {
  start: number;
  end: number;
}

/** A meeting that takes place. */
export interface Booked extends Interval {
  /** Null of one that was asked for and answered by hand. */
  kindId: number | null;
  /** Nobody is named where it may be anybody. */
  hosts: readonly number[];
  /** What stays free before and after, in milliseconds. */
  before: number;
  after: number;
}

export interface Host extends Hours {
  id: number;
  /** When they are busy elsewhere. */
  busy: readonly Interval[];
}

/** What is offered of a kind of meeting; all lengths are in milliseconds. */
export interface Rules {
  kindId: number;
  length: number;
  before: number;
  after: number;
  notice: number;
  daysAhead: number;
  /** Of each host. */
  mostADay: number | null;
  seats: number;
  /** Whether all hosts hold it together. */
  isHeldByAll: boolean;
}

export interface FreeTime {
  start: number;
  /** The ids of those who can hold it. */
  hosts: number[];
}

const MINUTE = 60_000;
const SHORTEST_STEP = 15 * MINUTE;
const LONGEST_STEP = 30 * MINUTE;

/**
 * Returns the times that are free between two days, the earliest first. Clocks in the zone of a host say where their hours begin
 * and end, real minutes what lies within. What this returns is what can be booked.
 */
export function freeTimes(
  rules: Rules,
  hosts: readonly Host[],
  { booked, now, from, until }: { booked: readonly Booked[]; now: number; from: number; until: number },
): FreeTime[] {
  const days = hosts.map((host) => openHours(host, Math.max(from, now), until + rules.length));
  const starts = new Set(days.flat().flatMap((window) => startsIn(window, rules)));
  const earliest = Math.max(from, now + rules.notice, now + 1);
  const isFree = hosts.map((host, index) =>
    freenessOf(rules, host, { windows: joined(days[index] ?? []), booked, now }),
  );
  return [...starts]
    .filter((start) => start >= earliest && start < until)
    .toSorted((a, b) => a - b)
    .flatMap((start) => {
      const free = hosts.flatMap(({ id }, index) => (isFree[index]?.(start) ? [id] : []));
      const isOffered = rules.isHeldByAll ? free.length === hosts.length : free.length > 0;
      return isOffered ? [{ start, hosts: free }] : [];
    });
}

/** Times begin where a window does, and from there on every half hour, or as often as short meetings fit; those of groups never overlap. */
function startsIn({ start, end }: Interval, { length, seats }: Rules): number[] {
  const step = seats > 1 ? length : Math.max(SHORTEST_STEP, Math.min(length, LONGEST_STEP));
  // The last ones may reach into hours that follow at once.
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step);
}

/** Returns what says whether a host can hold a meeting that starts at a time. */
function freenessOf(
  rules: Rules,
  host: Host,
  { windows, booked, now }: { windows: Interval[]; booked: readonly Booked[]; now: number },
) {
  const theirs = booked.filter((meeting) => mayBeHeldBy(meeting, host.id));
  const ofKind = theirs.filter(({ kindId }) => kindId === rules.kindId);
  const dayOf = (time: number) => zoned(time, host.time_zone).toPlainDate();
  const endOfOffer = dayOf(now)
    .add({ days: rules.daysAhead + 1 })
    .toZonedDateTime(host.time_zone).epochMilliseconds;
  // Only asked for where days are limited: what day it is costs more than all else.
  const limited = rules.mostADay === null ? [] : new Set(ofKind.map(({ start }) => start));
  const sessionsByDay = Map.groupBy(limited, (start) => dayOf(start).toString());

  return (start: number): boolean => {
    const end = start + rules.length;
    if (!windows.some((window) => window.start <= start && end <= window.end)) return false;
    const session = ofKind.filter((meeting) => meeting.start === start && meeting.end === end);
    const others =
      session.length > 0 && rules.seats > 1 ? theirs.filter((meeting) => !session.includes(meeting)) : theirs;
    if (session.length >= rules.seats) return false;
    if (others.some((meeting) => isTooClose(meeting, { start, end }, rules))) return false;
    if (host.busy.some((busy) => start < busy.end + rules.before && end > busy.start - rules.after)) return false;
    if (start >= endOfOffer) return false;
    if (rules.mostADay === null || session.length > 0) return true;
    return (sessionsByDay.get(dayOf(start).toString())?.length ?? 0) < rules.mostADay;
  };
}

/** Whether somebody is to hold a meeting, which may be anybody where nobody is named. */
export function mayBeHeldBy({ hosts }: { hosts: readonly number[] }, person: number): boolean {
  return hosts.length === 0 || hosts.includes(person);
}

/** Whether less stays free between a meeting and a time than either wants. */
export function isTooClose(
  meeting: Booked,
  { start, end }: Interval,
  { before, after }: Pick<Rules, 'before' | 'after'>,
): boolean {
  return start < meeting.end + Math.max(meeting.after, before) && end > meeting.start - Math.max(meeting.before, after);
}

/** Returns the time that a meeting takes. */
export function intervalOf({ starts_at, minutes }: { starts_at: string; minutes: number }): Interval {
  const start = Date.parse(starts_at);
  return { start, end: start + minutes * MINUTE };
}

/** Returns when somebody can be booked on the days between two moments, in order. */
export function openHours(host: Hours, from: number, until: number): Interval[] {
  const windows: Interval[] = [];
  const last = zoned(until, host.time_zone).toPlainDate();
  for (
    let date = zoned(from, host.time_zone).toPlainDate();
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    if (!isThere(date, host.time_zone)) continue;
    for (const { from: opens, to: closes } of hoursOn(host, date)) {
      const start = instantAt(date, opens, host.time_zone);
      const end = instantAt(date, closes, host.time_zone);
      if (start < end) windows.push({ start, end });
    }
  }
  // One that clocks skip can begin after the next.
  return windows.toSorted((a, b) => a.start - b.start);
}

/** Makes one of those that touch or overlap. They are in order. */
export function joined(windows: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { start, end } of windows) {
    const before = result.at(-1);
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else result.push({ start, end });
  }
  return result;
}

function hoursOn({ hours, exceptions, absences }: Hours, date: Temporal.PlainDate) {
  const day = date.toString();
  if (absences.some(({ from, to }) => from <= day && day <= to)) return [];
  const special = exceptions.filter((exception) => exception.date === day);
  const stretches =
    special.length > 0
      ? special.flatMap((exception) => ('closed' in exception ? [] : [exception]))
      : hours.filter((stretch) => stretch.day === date.dayOfWeek);
  return stretches.toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Where the date line moves, calendars skip a day. */
function isThere(date: Temporal.PlainDate, timeZone: string): boolean {
  return date.toZonedDateTime(timeZone).toPlainDate().equals(date);
}

/** The end of a day is the beginning of the next. A time that clocks skip is read as the next, one that they repeat as the first of the two. */
function instantAt(date: Temporal.PlainDate, time: string, timeZone: string): number {
  if (time === END_OF_DAY) return date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

export const END_OF_DAY = '24:00';

export function zoned(time: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
}
