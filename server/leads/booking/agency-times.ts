import { timeIn } from '../email/templates.ts';
import { type Conflict, conflicting } from '../../platform/outcome.ts';
import {
  type Booked,
  type Host,
  type Interval,
  intervalOf,
  isTooClose,
  joined,
  mayBeHeldBy,
  openHours,
  zoned,
} from './free-times.ts';
import type { Hours } from './hours.ts';
import { type BookableKind, DAY, withLength, readBookableKinds, readBooked, readHosts } from './offer.ts';
import { findOverlap, overlappingAmong, type Planned, readNear } from './overlap.ts';
import { nearestTo } from './seats.ts';
import type { BookingDatabase } from './tables.ts';

const MINUTE = 60_000;
const STEP = 15 * MINUTE;
const MOST_NEAREST = 4;

/** A meeting that the agency wants at a time. */
export type Wanted = Planned & {
  /** Whether another of those who hold its kind would do as well. */
  mayBeAnyHost?: boolean;
};

/** Returns why a meeting cannot take place when the agency wants it to, with the nearest times that are free; null where it can. */
export async function findConflict(
  db: BookingDatabase,
  meeting: Wanted,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Conflict | null> {
  if (meeting.starts_at <= now.toISOString())
    return conflicting('The time of this meeting has passed. Please choose another one.');
  const other = await findOverlap(db, meeting);
  if (!other) return null;
  const sentence = `This overlaps the meeting with ${other.name} (${other.reference}): ${timeIn(timeZone, other.starts_at)}.`;
  const times = await nearestFor(db, meeting, now);
  return { ...conflicting(sentence), details: { nearest: times.map((time) => new Date(time).toISOString()) } };
}

/** Returns the free times nearest to that of a meeting: those offered of its kind, or any without another meeting. */
async function nearestFor(db: BookingDatabase, meeting: Wanted, now: Date): Promise<number[]> {
  const { id, kind_id, hosts, mayBeAnyHost = false } = meeting;
  const start = Date.parse(meeting.starts_at);
  const [kind] = kind_id === null ? [] : await readBookableKinds(db, now, { id: kind_id });
  if (kind) {
    const wanted = mayBeAnyHost || hosts.length === 0 ? kind : heldBy(kind, hosts);
    return nearestTo(db, withLength(wanted, meeting.minutes), { start, now, moving: id });
  }
  const near = await readNear(db, id, { from: start - 2 * DAY, until: start + 2 * DAY });
  const steps = Array.from({ length: DAY / STEP }, (_, index) => (index + 1) * STEP);
  return steps
    .flatMap((step) => [start - step, start + step])
    .filter((time) => time > now.getTime())
    .filter((time) => overlappingAmong(near, { ...meeting, starts_at: new Date(time).toISOString() }).length === 0)
    .slice(0, MOST_NEAREST)
    .toSorted((a, b) => a - b);
}

/** Returns a kind as some of its hosts hold it together. */
function heldBy(kind: BookableKind, ids: readonly number[]): BookableKind {
  const hosts = kind.hosts.filter(({ id }) => ids.includes(id));
  return { ...kind, hosts, rules: { ...kind.rules, isHeldByAll: true } };
}

/** Returns what else the agency should know of a time that it may choose all the same. */
export async function warningsAbout(db: BookingDatabase, meeting: Planned, now: Date): Promise<string[]> {
  const time = intervalOf(meeting);
  const hosts = await readHosts(db, new Set(meeting.hosts), { now, until: new Date(time.end) });
  const tooClose = await readTooClose(db, meeting);
  return [...hosts.values()].flatMap((host) => {
    const hasNoBreak = tooClose.some((other) => mayBeHeldBy(other, host.id));
    const warning = `The break between this and another meeting of ${host.name} is shorter than usual.`;
    return [...warningsOf(host, time), ...(hasNoBreak ? [warning] : [])];
  });
}

function warningsOf(host: Host & { name: string }, time: Interval): string[] {
  if (isAway(host, time)) return [`${host.name} is away then.`];
  if (isBusy(host, time)) return [`${host.name} is busy then.`];
  const hasHours = host.hours.length > 0 || host.exceptions.length > 0;
  return isWithinHours(host, time) || !hasHours ? [] : [`This is outside the bookable hours of ${host.name}.`];
}

/** Reads the meetings beside which less stays free than is wanted around those of their kinds. Those of the same group are none. */
async function readTooClose(db: BookingDatabase, { id, kind_id, ...planned }: Planned): Promise<Booked[]> {
  const time = intervalOf(planned);
  const kinds = db.selectFrom('meeting_kinds').select(['buffer_before', 'buffer_after']);
  const kind = kind_id === null ? undefined : await kinds.where('id', '=', kind_id).executeTakeFirst();
  const breaks = { before: (kind?.buffer_before ?? 0) * MINUTE, after: (kind?.buffer_after ?? 0) * MINUTE };
  const others = await readBooked(db, { from: time.start, until: time.end }, id);
  const isOfGroup = ({ kindId, start }: Booked) => kindId !== null && kindId === kind_id && start === time.start;
  return others.filter((other) => !isOfGroup(other) && isTooClose(other, time, breaks));
}

export function isAway({ absences, time_zone }: Hours, { start }: Interval): boolean {
  const day = zoned(start, time_zone).toPlainDate().toString();
  return absences.some(({ from, to }) => from <= day && day <= to);
}

export function isBusy({ busy }: Host, { start, end }: Interval): boolean {
  return busy.some((time) => start < time.end && time.start < end);
}

export function isWithinHours(host: Hours, { start, end }: Interval): boolean {
  return joined(openHours(host, start, end)).some((window) => window.start <= start && end <= window.end);
}
