import { startOfDay } from '../../platform/moment.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { hoursOf } from './availability.ts';
import { type Interval, intervalOf, joined, mayBeHeldBy, openHours, zoned } from './free-times.ts';
import type { Hours } from './hours.ts';
import { withHosts } from './meeting-hosts.ts';
import { bookableHosts, REACH, readActiveKinds } from './offer.ts';
import type { BookingDatabase, BookingTables } from './tables.ts';

/** From one moment to another, of somebody. */
interface PersonTime {
  person: number;
  start: string;
  end: string;
}

export type WeekMeeting = Awaited<ReturnType<typeof readMeetings>>[number];

export type Week = Awaited<ReturnType<ReturnType<typeof createWeek>['read']>>;

/** Reads who is booked, free and away in the days of a week. */
export function createWeek({ db: leads, clock, readTimeZone }: Pick<LeadsBasis, 'db' | 'clock' | 'readTimeZone'>) {
  const db: BookingDatabase = leads.withTables<BookingTables>();

  /** Reads the week that begins on a Monday, of somebody or of everybody; this one where none is named. */
  async function read({ monday, person }: { monday?: Temporal.PlainDate | undefined; person?: number | undefined }) {
    const time_zone = await readTimeZone();
    const today = zoned(clock().getTime(), time_zone).toPlainDate();
    const first = monday ?? mondayBefore(today);
    const days = Array.from({ length: 7 }, (_, index) => {
      const date = first.add({ days: index }).toString();
      return { date, start: startOfDay(date, time_zone), end: startOfDay(date, time_zone, 1) };
    });
    const range = {
      start: Date.parse(startOfDay(first.toString(), time_zone)),
      end: Date.parse(startOfDay(first.toString(), time_zone, 7)),
    };
    const [everybody, kinds, meetings, elsewhere] = await Promise.all([
      readPeople(db),
      readActiveKinds(db),
      readMeetings(db, range),
      readBusy(db, range),
    ]);
    const withHours = new Map(everybody.flatMap(({ id, hours }) => (hours ? [[id, id] as const] : [])));
    const isWanted = (id: number) => person === undefined || id === person;
    const wanted = meetings.filter((meeting) => person === undefined || mayBeHeldBy(meeting, person));
    const people = everybody.filter(({ id }) => isWanted(id));
    const busy = elsewhere.filter(({ person }) => isWanted(person));
    return {
      week: weekOf(first),
      previous: weekOf(first.subtract({ weeks: 1 })),
      next: weekOf(first.add({ weeks: 1 })),
      today: today.toString(),
      time_zone,
      days,
      people: everybody
        .filter(({ id, hours }) => hours !== null || meetings.some(({ hosts }) => hosts.includes(id)))
        .map(({ id, name }) => ({ id, name })),
      kinds: kinds.flatMap((kind) => {
        const hosts = bookableHosts(kind, withHours);
        return hosts.length > 0
          ? [{ slug: kind.slug, name: kind.name, hosts, is_held_by_all: kind.held_by === 'all' }]
          : [];
      }),
      meetings: wanted,
      free: people.flatMap(({ id, hours }) => (hours ? freeOf(id, hours, { range, meetings, busy }) : [])),
      busy,
      absences: people.flatMap(({ id, hours }) => (hours ? absencesOf(id, hours, range) : [])),
    };
  }

  return { read };
}

/** Returns the name of the week of a day (ISO 8601), such as 2026-W48. */
export function weekOf(date: Temporal.PlainDate): string {
  return `${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, '0')}`;
}

export function mondayBefore(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.subtract({ days: date.dayOfWeek - 1 });
}

/** Returns the Monday of a week such as 2026-W48; null where its year has no such week. */
export function mondayOf(week: string): Temporal.PlainDate | null {
  const [year = 0, number = 0] = week.split('-W').map(Number);
  // The fourth of January is always in the first week.
  const monday = mondayBefore(Temporal.PlainDate.from({ year, month: 1, day: 4 })).add({ weeks: number - 1 });
  return weekOf(monday) === week ? monday : null;
}

/** Reads everybody with their hours, which whoever has set none, or is disabled, has not. */
async function readPeople(db: BookingDatabase): Promise<{ id: number; name: string; hours: Hours | null }[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('availability', 'availability.user_id', 'users.id')
    .select(['users.id', 'name', 'disabled_at', 'time_zone', 'hours', 'exceptions', 'absences'])
    .orderBy('name')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, name, disabled_at, time_zone, hours, exceptions, absences }) => {
    const isOffered = !disabled_at && time_zone && hours && exceptions && absences;
    return { id, name, hours: isOffered ? hoursOf({ time_zone, hours, exceptions, absences }) : null };
  });
}

/** Reads the meetings that take place, and those that visitors have asked for. */
async function readMeetings(db: BookingDatabase, { start, end }: Interval) {
  const rows = await db
    .selectFrom('meetings')
    .leftJoin('meeting_kinds', 'meeting_kinds.id', 'meetings.kind_id')
    .leftJoin('meeting_hosts', 'meeting_hosts.meeting_id', 'meetings.id')
    .select(['meetings.id', 'meetings.reference', 'meetings.name', 'meetings.email', 'meetings.subject'])
    .select(['meetings.starts_at', 'meetings.minutes', 'meetings.time_zone', 'meetings.appointment'])
    .select(['meetings.version', 'meeting_kinds.name as kind', 'user_id'])
    .where('appointment', 'in', ['confirmed', 'requested'])
    .where('meetings.status', '!=', 'spam')
    .where('meetings.email', 'not in', db.selectFrom('self_tests').select('self_tests.email'))
    .where('meetings.starts_at', '>', new Date(start - REACH).toISOString())
    .where('meetings.starts_at', '<', new Date(end).toISOString())
    .orderBy('meetings.starts_at')
    .orderBy('meetings.id')
    .execute();
  return withHosts(rows)
    .map((meeting) => ({
      ...meeting,
      ends_at: new Date(intervalOf(meeting).end).toISOString(),
    }))
    .filter(({ ends_at }) => Date.parse(ends_at) > start);
}

/** Reads when people are busy by their calendars elsewhere; what they do then is theirs. */
async function readBusy(db: BookingDatabase, range: Interval): Promise<PersonTime[]> {
  const rows = await db
    .selectFrom('busy_times')
    .innerJoin('outside_calendars', 'outside_calendars.id', 'busy_times.calendar_id')
    .select(['user_id', 'starts_at', 'ends_at'])
    .where('ends_at', '>', new Date(range.start).toISOString())
    .where('starts_at', '<', new Date(range.end).toISOString())
    .orderBy('starts_at')
    .execute();
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id);
  return [...byPerson].flatMap(([person, times]) => {
    const intervals = times.map(({ starts_at, ends_at }) => ({
      start: Date.parse(starts_at),
      end: Date.parse(ends_at),
    }));
    return timesOf(person, joined(intervals), range);
  });
}

interface Occupied {
  range: Interval;
  meetings: readonly WeekMeeting[];
  busy: readonly PersonTime[];
}

/** Returns the hours of somebody in which they have nothing else. */
function freeOf(person: number, hours: Hours, { range, meetings, busy }: Occupied): PersonTime[] {
  const theirs = meetings.filter((meeting) => meeting.appointment === 'confirmed' && mayBeHeldBy(meeting, person));
  const taken = [
    ...theirs.map(intervalOf),
    ...busy
      .filter((time) => time.person === person)
      .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })),
  ];
  return timesOf(person, without(joined(openHours(hours, range.start, range.end)), taken), range);
}

/** Returns the days on which somebody is away, from their first moment to their last. */
function absencesOf(person: number, { time_zone, absences, exceptions }: Hours, range: Interval): PersonTime[] {
  const closed = exceptions.flatMap((day) => ('closed' in day ? [{ from: day.date, to: day.date }] : []));
  const intervals = [...absences, ...closed].map(({ from, to }) => ({
    start: Date.parse(startOfDay(from, time_zone)),
    end: Date.parse(startOfDay(to, time_zone, 1)),
  }));
  return timesOf(person, joined(intervals.toSorted((a, b) => a.start - b.start)), range);
}

function without(windows: Interval[], taken: readonly Interval[]): Interval[] {
  return taken.reduce(
    (left, { start, end }) =>
      left
        .flatMap((window) => [
          { start: window.start, end: Math.min(window.end, start) },
          { start: Math.max(window.start, end), end: window.end },
        ])
        .filter((window) => window.start < window.end),
    windows,
  );
}

/** Cuts what lies outside of a range. */
function timesOf(person: number, intervals: readonly Interval[], range: Interval): PersonTime[] {
  return intervals
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({
      person,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }));
}
