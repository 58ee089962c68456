import { timeIn } from '../email/templates.ts';
import { type Conflict, conflicting } from '../../platform/outcome.ts';
import { zoned, openHours, joined } from './free-times.ts';
import { type BookableKind, DAY, readBookableKinds, readHosts } from './offer.ts';
import { findOverlap, overlappingAmong, type Planned, readNear } from './overlap.ts';
import { nearestTo } from './seats.ts';
import type { BookingDatabase } from './tables.ts';

const MINUTE = 60_000;
const STEP = 15 * MINUTE;
const MOST_NEAREST = 4;

/** Returns why a meeting cannot take place when the agency wants it to, with the nearest times that are free; null where it can. */
export async function whyNotThen(
  db: BookingDatabase,
  meeting: Planned,
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
async function nearestFor(db: BookingDatabase, meeting: Planned, now: Date): Promise<number[]> {
  const { id, kind_id, hosts } = meeting;
  const start = Date.parse(meeting.starts_at);
  const [kind] = kind_id === null ? [] : await readBookableKinds(db, now, { id: kind_id });
  if (kind) return nearestTo(db, hosts.length > 0 ? heldBy(kind, hosts) : kind, { start, now, moving: id });
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
export function heldBy(kind: BookableKind, ids: readonly number[]): BookableKind {
  const hosts = kind.hosts.filter(({ id }) => ids.includes(id));
  return { ...kind, hosts, rules: { ...kind.rules, isHeldByAll: true } };
}

/** Returns what else the agency should know of a time that it may choose all the same. */
export async function warningsAbout(db: BookingDatabase, meeting: Planned, now: Date): Promise<string[]> {
  const start = Date.parse(meeting.starts_at);
  const end = start + meeting.minutes * MINUTE;
  const hosts = await readHosts(db, new Set(meeting.hosts), { now, until: new Date(end) });
  return [...hosts.values()].flatMap((host) => {
    const { name, hours, exceptions, absences, busy, time_zone } = host;
    const day = zoned(start, time_zone).toPlainDate().toString();
    if (absences.some(({ from, to }) => from <= day && day <= to)) return [`${name} is away then.`];
    if (busy.some((time) => start < time.end && time.start < end)) return [`${name} has something else then.`];
    const windows = joined(openHours(host, start, end));
    const isWithin = windows.some((window) => window.start <= start && end <= window.end);
    const hasHours = hours.length > 0 || exceptions.length > 0;
    return isWithin || !hasHours ? [] : [`This is outside the bookable hours of ${name}.`];
  });
}
