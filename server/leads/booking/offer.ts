import { sql } from 'kysely';
import type { MeetingPlace } from '../../../content/types/meeting-kind.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import { hoursOf } from './availability.ts';
import { type Booked, type FreeTime, freeTimes, type Host, intervalOf, type Rules } from './free-times.ts';
import { withHosts } from './meeting-hosts.ts';
import type { BookingDatabase, MeetingKindRow } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** In ms; a calendar that could not be read for so long counts as unreadable. */
const READABLE_FOR = HOUR;
/** In ms; longer than any meeting with what stays free around it. */
export const REACH = 24 * HOUR;

type NamedHost = Host & { name: string };

/** A kind of meeting with all that its offer depends on. */
export interface BookableKind {
  id: number;
  slug: string;
  name: string;
  minutes: number;
  place: MeetingPlace;
  rules: Rules;
  /** Those who have hours, of whom it says `isHeldByAll`. */
  hosts: NamedHost[];
  hostNames: string[];
}

/** One kind of meeting: by its slug in the first language, or its id. */
export type KindKey = { slug: string } | { id: number };

/** Reads the kinds of meetings that visitors can book, or one of them: Active ones, whose hosts have hours. */
export async function readBookableKinds(db: BookingDatabase, now: Date, key?: KindKey): Promise<BookableKind[]> {
  const rows = await readActiveKinds(db, key);
  if (rows.length === 0) return [];
  // Nothing is offered later, in any zone and with all that must stay free.
  const until = new Date(now.getTime() + (Math.max(...rows.map(({ days_ahead }) => days_ahead)) + 3) * DAY);
  const people = await readHosts(db, new Set(rows.flatMap(hostIds)), { now, until });
  return rows.flatMap((row) => {
    const hosts = bookableHosts(row, people);
    return hosts.length > 0 ? [bookable(row, hosts)] : [];
  });
}

/** Reads the kinds of meetings that are Active, or one of them. */
export async function readActiveKinds(db: BookingDatabase, key?: KindKey): Promise<MeetingKindRow[]> {
  const active = db
    .selectFrom('meeting_kinds')
    .selectAll()
    .where('status', '=', ACTIVE)
    .where('deleted_at', 'is', null);
  const wanted =
    key === undefined ? active : 'id' in key ? active.where('id', '=', key.id) : active.where('slug', '=', key.slug);
  return wanted.orderBy('position').orderBy('id').execute();
}

/** Returns those of the people with hours by whom a kind can be booked: nobody where all are to hold it and somebody has none. */
export function bookableHosts<Person>(row: MeetingKindRow, people: ReadonlyMap<number, Person>): Person[] {
  const ids = hostIds(row);
  const present = ids.flatMap((id) => people.get(id) ?? []);
  return row.held_by === 'all' && present.length < ids.length ? [] : present;
}

function hostIds({ hosts }: MeetingKindRow): number[] {
  return JSON.parse(hosts) as number[];
}

function bookable(row: MeetingKindRow, hosts: NamedHost[]): BookableKind {
  const rules: Rules = {
    kindId: row.id,
    length: row.minutes * MINUTE,
    before: row.buffer_before * MINUTE,
    after: row.buffer_after * MINUTE,
    notice: row.notice_hours * HOUR,
    daysAhead: row.days_ahead,
    mostADay: row.most_a_day,
    seats: row.seats,
    isHeldByAll: row.held_by === 'all',
  };
  const hostNames = hosts.map(({ name }) => name);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    minutes: row.minutes,
    place: row.where,
    rules,
    hosts,
    hostNames,
  };
}

/** Returns a kind with the length that a meeting of it was booked with, which may have changed since. */
export function withLength(kind: BookableKind, minutes: number): BookableKind {
  return { ...kind, minutes, rules: { ...kind.rules, length: minutes * MINUTE } };
}

/** Reads the hours of those who can be booked, and when they are busy between two moments, by their ids. */
export async function readHosts(
  db: BookingDatabase,
  ids: ReadonlySet<number>,
  { now, until }: { now: Date; until: Date },
): Promise<Map<number, NamedHost>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('availability')
    .innerJoin('users', 'users.id', 'availability.user_id')
    .selectAll('availability')
    .select('users.name')
    .where('user_id', 'in', [...ids])
    .where('disabled_at', 'is', null)
    .execute();
  const calendars = await db
    .selectFrom('outside_calendars')
    .leftJoin('busy_times', (join) =>
      join
        .onRef('busy_times.calendar_id', '=', 'outside_calendars.id')
        .on('ends_at', '>', now.toISOString())
        .on('starts_at', '<', until.toISOString()),
    )
    .select(['user_id', 'when_unreadable', 'read_at', 'starts_at', 'ends_at'])
    .where('user_id', 'in', [...ids])
    .execute();
  const oldest = new Date(now.getTime() - READABLE_FOR).toISOString();
  const byPerson = Map.groupBy(calendars, ({ user_id }) => user_id);
  return new Map(
    rows.map((row) => {
      const theirs = byPerson.get(row.user_id) ?? [];
      const isHidden = theirs.some(
        ({ when_unreadable, read_at }) => when_unreadable === 'offer nothing' && (read_at ?? '') < oldest,
      );
      const busy = theirs.flatMap(({ starts_at, ends_at }) =>
        starts_at && ends_at ? [{ start: Date.parse(starts_at), end: Date.parse(ends_at) }] : [],
      );
      const hours = hoursOf(row);
      return [
        row.user_id,
        { id: row.user_id, name: row.name, busy, ...hours, ...(isHidden && { hours: [], exceptions: [] }) },
      ];
    }),
  );
}

/** Reads the free times of a kind of meeting between two moments, in milliseconds since the epoch. A meeting that moves does not count. */
export async function readFreeTimes(
  db: BookingDatabase,
  { rules, hosts }: BookableKind,
  range: { from: number; until: number; now: number },
  moving?: number,
): Promise<FreeTime[]> {
  const booked = await readBooked(db, { from: range.from - DAY, until: range.until + DAY }, moving);
  return freeTimes(rules, hosts, { ...range, booked });
}

/** Reads the meetings that take place around a range, but one that moves. */
export async function readBooked(db: BookingDatabase, { from, until }: { from: number; until: number }, moving = 0) {
  const rows = await db
    .selectFrom('meetings')
    .leftJoin('meeting_kinds', 'meeting_kinds.id', 'meetings.kind_id')
    .leftJoin('meeting_hosts', 'meeting_hosts.meeting_id', 'meetings.id')
    .select(['meetings.id', 'meetings.starts_at', 'meetings.minutes', 'meetings.kind_id', 'user_id'])
    .select(['buffer_before', 'buffer_after'])
    .where('appointment', '=', 'confirmed')
    .where('meetings.starts_at', '>', new Date(from - REACH).toISOString())
    .where('meetings.starts_at', '<', new Date(until + REACH).toISOString())
    .where('meetings.id', '!=', moving)
    .execute();
  return withHosts(rows).map(({ kind_id, hosts, buffer_before, buffer_after, ...meeting }): Booked => ({
    ...intervalOf(meeting),
    kindId: kind_id,
    hosts,
    before: (buffer_before ?? 0) * MINUTE,
    after: (buffer_after ?? 0) * MINUTE,
  }));
}

/** Returns how many meetings each of some people has ahead. */
export async function countAhead(db: BookingDatabase, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('meeting_hosts')
    .innerJoin('meetings', 'meetings.id', 'meeting_hosts.meeting_id')
    .select(['user_id', sql<number | string>`count(*)`.as('total')])
    .where('user_id', 'in', [...ids])
    .where('appointment', '=', 'confirmed')
    .where('starts_at', '>', now.toISOString())
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, total }) => [user_id, Number(total)]));
}
