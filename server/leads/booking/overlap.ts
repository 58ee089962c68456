import type { Selectable } from 'kysely';
import type { MeetingRow } from '../meetings/tables.ts';
import { type Interval, intervalOf, mayBeHeldBy } from './free-times.ts';
import { hostsOf, withHosts } from './meeting-hosts.ts';
import { REACH } from './offer.ts';
import { takeSeats } from './seats.ts';
import type { BookingDatabase } from './tables.ts';

type Meeting = Selectable<MeetingRow>;
/** A meeting as it would take place. */
export type Planned = Pick<Meeting, 'id' | 'starts_at' | 'minutes' | 'kind_id'> & { hosts: number[] };
/** A confirmed meeting that another may overlap. */
export type ConfirmedMeeting = Pick<Meeting, 'id' | 'name' | 'reference' | 'starts_at' | 'minutes' | 'kind_id'> & {
  hosts: number[];
};

/**
 * Returns a confirmed meeting that keeps another from taking place at its time: one of the same host, or one that nobody in particular
 * holds. Those of a group do not keep one another from it while there are seats.
 */
export async function findOverlap(transaction: BookingDatabase, meeting: Planned): Promise<ConfirmedMeeting | null> {
  const near = await readAround(transaction, meeting);
  return overlapAmong(near, meeting, await seatsOf(transaction, meeting));
}

/** Reads the confirmed meetings that may overlap another. */
export function readAround(db: BookingDatabase, meeting: Planned): Promise<ConfirmedMeeting[]> {
  const { start, end } = intervalOf(meeting);
  return readNear(db, meeting.id, { from: start - REACH, until: end });
}

/** Returns the first of other meetings that keeps one with so many seats from taking place; null where none does. */
export function overlapAmong(
  others: readonly ConfirmedMeeting[],
  meeting: Planned,
  seats: number,
): ConfirmedMeeting | null {
  const overlapping = overlappingAmong(others, meeting);
  const [first] = overlapping;
  if (!first) return null;
  const isGroup = overlapping.every((other) => other.kind_id !== null && isSameTime(other, meeting));
  return isGroup && overlapping.length < seats ? null : first;
}

/** Returns those of other meetings that take the time of the same people. */
export function overlappingAmong(others: readonly ConfirmedMeeting[], meeting: Planned): ConfirmedMeeting[] {
  const time = intervalOf(meeting);
  return others.filter((other) => sharesHost(other, meeting) && doOverlap(intervalOf(other), time));
}

function sharesHost(other: Pick<Planned, 'hosts'>, { hosts }: Pick<Planned, 'hosts'>) {
  return hosts.length === 0 || hosts.some((id) => mayBeHeldBy(other, id));
}

function doOverlap(a: Interval, b: Interval) {
  return a.start < b.end && b.start < a.end;
}

function isSameTime(a: Pick<Meeting, 'kind_id' | 'starts_at'>, b: Pick<Meeting, 'kind_id' | 'starts_at'>) {
  return a.kind_id === b.kind_id && a.starts_at === b.starts_at;
}

/** Reads the confirmed meetings that begin between two moments in ms, except the one with an id. */
export async function readNear(
  db: BookingDatabase,
  id: number,
  { from, until }: { from: number; until: number },
): Promise<ConfirmedMeeting[]> {
  const rows = await db
    .selectFrom('meetings')
    .leftJoin('meeting_hosts', 'meeting_id', 'id')
    .select(['id', 'name', 'reference', 'starts_at', 'minutes', 'kind_id', 'user_id'])
    .where('id', '!=', id)
    .where('appointment', '=', 'confirmed')
    .where('starts_at', '>', new Date(from).toISOString())
    .where('starts_at', '<', new Date(until).toISOString())
    .orderBy('starts_at')
    .execute();
  return withHosts(rows);
}

/** Gives the time of its hosts to a meeting that takes place, in the transaction that confirms or moves it. */
export async function takeTimeOf(transaction: BookingDatabase, meeting: Meeting): Promise<void> {
  const hosts = await hostsOf(transaction, meeting.id);
  if (hosts.length === 0) return;
  const { id, minutes, starts_at } = meeting;
  await takeSeats(transaction, id, {
    hosts,
    start: Date.parse(starts_at),
    minutes,
    seats: await seatsOf(transaction, meeting),
  });
}

async function seatsOf(db: BookingDatabase, { kind_id }: Pick<Meeting, 'kind_id'>): Promise<number> {
  if (kind_id === null) return 1;
  const kind = await db.selectFrom('meeting_kinds').select('seats').where('id', '=', kind_id).executeTakeFirst();
  return kind?.seats ?? 1;
}
