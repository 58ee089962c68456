import { minutesAt } from './clock.ts';
import type { Week, WeekDay, WeekMeeting } from './week-data.ts';

/** A stretch of a day, in minutes since midnight. */
export interface Span {
  from: number;
  to: number;
}

/** Something beside others that take place at the same time. */
export type Placed<Entry> = Entry & Span & { lane: number; lanes: number };

export interface BusyEntry {
  person: number;
}

/** What a day of the week shows. */
export interface DayPlan {
  day: WeekDay;
  meetings: Placed<{ meeting: WeekMeeting }>[];
  busy: Placed<BusyEntry>[];
  /** When at least one person is free. */
  free: Span[];
  /** Who is away, and from when to when. */
  away: (Span & { person: number })[];
  /** How much stands beside one another. */
  lanes: number;
}

const SHORTEST = 15; // minutes, as high as a line

/** Returns what each day of a week shows. */
export function plansOf(week: Week): DayPlan[] {
  return week.days.map((day) => planOf(week, day));
}

/** Returns what one of the days of a week shows. */
export function planOf(week: Week, day: WeekDay): DayPlan {
  const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
    from: minutesAt(start, day, week.time_zone),
    to: minutesAt(end, day, week.time_zone),
  });
  const isOnDay = ({ start, end }: { start: string; end: string }) => start < day.end && end > day.start;
  const meetings = week.meetings
    .map((meeting) => ({ meeting, start: meeting.starts_at, end: meeting.ends_at }))
    .filter(isOnDay)
    .map((entry) => ({ meeting: entry.meeting, ...spanOf(entry) }));
  const busy = week.busy.filter(isOnDay).map((stretch) => ({ person: stretch.person, ...spanOf(stretch) }));
  const placed = placedBeside<{ meeting?: WeekMeeting; person?: number }>([...meetings, ...busy]);
  return {
    day,
    meetings: placed.filter((entry): entry is Placed<{ meeting: WeekMeeting }> => entry.meeting !== undefined),
    busy: placed.filter((entry): entry is Placed<BusyEntry> => entry.person !== undefined),
    free: united(week.free.filter(isOnDay).map(spanOf)),
    away: week.absences.filter(isOnDay).map((stretch) => ({ person: stretch.person, ...spanOf(stretch) })),
    lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)),
  };
}

/**
 * Puts entries that overlap beside one another: each in the first lane that is free. All entries of a chain in which each overlaps
 * the next are equally wide.
 */
function placedBeside<Entry extends object>(entries: (Entry & Span)[]): Placed<Entry>[] {
  const result: Placed<Entry>[] = [];
  let group: Placed<Entry>[] = [];
  let ends: number[] = [];
  for (const entry of entries.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (entry.from >= Math.max(0, ...ends)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= entry.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(entry.to, entry.from + SHORTEST);
    const placed = { ...entry, lane, lanes: 1 };
    group.push(placed);
    result.push(placed);
    for (const other of group) other.lanes = ends.length;
  }
  return result;
}

/** Makes one span of those that overlap or touch. */
export function united(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = result.at(-1);
    if (before && span.from <= before.to) before.to = Math.max(before.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/** Returns the hours that a week shows: those of an office, and what lies before and after. */
export function hoursShown(plans: DayPlan[]): Span {
  const spans = plans.flatMap(({ meetings, busy, free }) => [...meetings, ...busy, ...free]);
  const earliest = Math.min(8 * 60, ...spans.map(({ from }) => from));
  const latest = Math.max(18 * 60, ...spans.map(({ from, to }) => Math.max(to, from)));
  return { from: Math.floor(earliest / 60) * 60, to: Math.ceil(latest / 60) * 60 };
}

/** Returns where a span stands in the hours that are shown. */
export function heightOf({ from, to }: Span, hours: Span) {
  const height = Math.max(SHORTEST, to - from) / 60;
  return { top: `calc(${(from - hours.from) / 60} * var(--hour))`, height: `calc(${height} * var(--hour))` };
}

/** Returns where an entry stands beside others. */
export function widthOf({ lane, lanes }: { lane: number; lanes: number }) {
  return { left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` };
}
