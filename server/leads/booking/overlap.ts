import type { Selectable } from 'kysely';
import type { MeetingRow } from '../meetings/tables.ts';
import { hostsOf, withHosts } from './meeting-hosts.ts';
import { REACH } from './offer.ts';
import { takeSeats } from './seats.ts';
import type { BookingDatabase } from './tables.ts';

const MINUTE = 60_000;

type Meeting = Selectable<MeetingRow>;
/** A meeting as it would take place. */
export type Planned = Pick<Meeting, 'id' | 'starts_at' | 'minutes' | 'kind_id'> & { hosts: number[] };
export type Other = Pick<Meeting, 'id' | 'name' | 'reference' | 'starts_at' | 'minutes' | 'kind_id'> & {
  hosts: number[];
};

/**
 * Returns a confirmed meeting that keeps another from taking place at its time: one of the same host, or one that nobody in particular
 * holds. Those of a group do not keep one another from it while there are seats.
 */
export async function findOverlap(transaction: BookingDatabase, meeting: Planned): Promise<Other | null> {
  const near = await readAround(transaction, meeting);
  return overlapAmong(near, meeting, await seatsOf(transaction, meeting));
}

/** Reads the confirmed meetings that may overlap another. */
export function readAround(db: BookingDatabase, { id, starts_at, minutes }: Planned): Promise<Other[]> {
  const start = Date.parse(starts_at);
  return readNear(db, id, { from: start - REACH, until: start + minutes * MINUTE });
}

/** Returns that of other meetings which keeps one of so many seats from taking place. */
export function overlapAmong(others: readonly Other[], meeting: Planned, seats: number): Other | null {
  const overlapping = overlappingAmong(others, meeting);
  const [first] = overlapping;
  if (!first) return null;
  const isGroup = overlapping.every((other) => other.kind_id !== null && isSameTime(other, meeting));
  return isGroup && overlapping.length < seats ? null : first;
}

/** Returns those of other meetings that take the time of the same people. */
export function overlappingAmong(others: readonly Other[], { hosts, ...meeting }: Planned): Other[] {
  const start = Date.parse(meeting.starts_at);
  const end = start + meeting.minutes * MINUTE;
  return others.filter((other) => {
    const otherStart = Date.parse(other.starts_at);
    const sharesHost = hosts.length === 0 || other.hosts.length === 0 || other.hosts.some((id) => hosts.includes(id));
    return sharesHost && otherStart < end && start < otherStart + other.minutes * MINUTE;
  });
}

function isSameTime(a: Pick<Meeting, 'kind_id' | 'starts_at'>, b: Pick<Meeting, 'kind_id' | 'starts_at'>) {
  return a.kind_id === b.kind_id && a.starts_at === b.starts_at;
}

/** Reads the confirmed meetings that begin between two moments, but one. */
export async function readNear(
  db: BookingDatabase,
  id: number,
  { from, until }: { from: number; until: number },
): Promise<Other[]> {
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
