import { randomUUID } from 'node:crypto';
import { CELL_MINUTES } from '../../../content/types/meeting-kind.ts';
import { hostsOf } from './meeting-hosts.ts';
import { countAhead, DAY, readFreeTimes, type BookableKind } from './offer.ts';
import type { BookingDatabase } from './tables.ts';

const CELL = CELL_MINUTES * 60_000; // ms
const NEAREST = 5; // times
/** How far from a time that is taken others are looked for first, in ms. */
const SPAN = 14 * DAY;

/** Returns who holds a meeting at a time, by the same rules as times are offered: its present host if they can; null where it is not free. */
export async function hostsAt(
  transaction: BookingDatabase,
  kind: BookableKind,
  { start, now, moving }: { start: number; now: Date; moving?: number },
): Promise<number[] | null> {
  const range = { from: start, until: start + 1, now: now.getTime() };
  const [time] = await readFreeTimes(transaction, kind, range, moving);
  if (!time) return null;
  if (kind.rules.isHeldByAll) return time.hosts;
  const session = await hostsOfSession(transaction, kind, start);
  const present = moving === undefined ? [] : await hostsOf(transaction, moving);
  const ahead = await countAhead(transaction, time.hosts, now);
  return sortedByHindrances(time.hosts, (id) => [
    !session.includes(id),
    !present.includes(id),
    ahead.get(id) ?? 0,
  ]).slice(0, 1);
}

/** Sorts people by how little speaks against them; what matters most is compared first. */
export function sortedByHindrances<Person>(
  people: readonly Person[],
  hindrancesOf: (person: Person) => (boolean | number)[],
): Person[] {
  const ranked = people.map((person) => ({ person, hindrances: hindrancesOf(person).map(Number) }));
  return ranked.toSorted((a, b) => compareInOrder(a.hindrances, b.hindrances)).map(({ person }) => person);
}

/** Compares by the first numbers that differ. */
function compareInOrder(a: readonly number[], b: readonly number[]): number {
  return a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Returns who holds a group of a kind that others have booked for a time. */
export async function hostsOfSession(
  db: BookingDatabase,
  { id, rules }: BookableKind,
  start: number,
): Promise<number[]> {
  if (rules.seats === 1) return [];
  const rows = await db
    .selectFrom('meeting_hosts')
    .innerJoin('meetings', 'meetings.id', 'meeting_hosts.meeting_id')
    .select('user_id')
    .where('kind_id', '=', id)
    .where('appointment', '=', 'confirmed')
    .where('starts_at', '=', new Date(start).toISOString())
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Marks a new meeting as booked: it is confirmed, and its hosts have no other time then. */
export async function markBooked(
  transaction: BookingDatabase,
  kind: BookableKind,
  { id, start, hosts }: { id: number; start: number; hosts: number[] },
): Promise<void> {
  const { minutes } = kind;
  await transaction
    .updateTable('meetings')
    .set({ appointment: 'confirmed', kind_id: kind.id, minutes, calendar_uid: randomUUID(), calendar_sequence: 0 })
    .where('id', '=', id)
    .execute();
  await takeSeats(transaction, id, { hosts, start, minutes, seats: kind.rules.seats });
}

/**
 * Gives the time of its hosts to a meeting, in the transaction that books or moves it. Each cell has a seat once, so that the database
 * refuses what would be booked twice.
 */
export async function takeSeats(
  transaction: BookingDatabase,
  meetingId: number,
  { hosts, start, minutes, seats }: { hosts: readonly number[]; start: number; minutes: number; seats: number },
): Promise<void> {
  await releaseSeats(transaction, meetingId);
  await transaction.deleteFrom('meeting_hosts').where('meeting_id', '=', meetingId).execute();
  const first = Math.floor(start / CELL);
  const cells = Array.from({ length: Math.ceil(minutes / CELL_MINUTES) }, (_, index) => first + index);
  for (const user_id of hosts) {
    const seat = seats === 1 ? 1 : await freeSeat(transaction, user_id, { cells, seats });
    const rows = cells.map((cell) => ({ user_id, cell, seat, meeting_id: meetingId }));
    await transaction.insertInto('meeting_cells').values(rows).execute();
    await transaction.insertInto('meeting_hosts').values({ meeting_id: meetingId, user_id }).execute();
  }
}

async function freeSeat(db: BookingDatabase, userId: number, { cells, seats }: { cells: number[]; seats: number }) {
  const ofHost = db.selectFrom('meeting_cells').select('seat').where('user_id', '=', userId);
  const taken = new Set((await ofHost.where('cell', 'in', cells).execute()).map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, index) => index + 1).find((seat) => !taken.has(seat)) ?? seats;
}

/** Releases the time of a meeting that does not take place, or moves; who was to hold it stays known. */
export async function releaseSeats(transaction: BookingDatabase, meetingId: number): Promise<void> {
  await transaction.deleteFrom('meeting_cells').where('meeting_id', '=', meetingId).execute();
}

/** Returns the free times nearest to one that is taken, the earliest first. */
export async function nearestTo(
  db: BookingDatabase,
  kind: BookableKind,
  { start, now, moving }: { start: number; now: Date; moving?: number },
): Promise<number[]> {
  for (const span of [SPAN, (kind.rules.daysAhead + 2) * DAY]) {
    const range = { from: Math.max(start - span, now.getTime()), until: start + span, now: now.getTime() };
    const times = await readFreeTimes(db, kind, range, moving);
    const nearest = times.map((time) => time.start).toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
    if (nearest.length > 0) return nearest.slice(0, NEAREST).toSorted((a, b) => a - b);
  }
  return [];
}
