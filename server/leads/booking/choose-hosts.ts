import { isAway, isBusy, isWithinHours } from './agency-times.ts';
import { intervalOf } from './free-times.ts';
import { type BookableKind, countAhead, readHosts } from './offer.ts';
import { overlapAmong, type Planned, readAround } from './overlap.ts';
import { sortedByHindrances, hostsAt, hostsOfSession } from './seats.ts';
import type { BookingDatabase } from './tables.ts';

/** Further than the agency books ahead. */
const FAR = 2 * 366; // days

/**
 * Returns who holds a meeting that the agency books with whoever is free: one who visitors could book if they were not limited, else
 * whoever has the least against the time.
 */
export async function chooseHosts(
  db: BookingDatabase,
  kind: BookableKind,
  meeting: Omit<Planned, 'hosts'>,
  now: Date,
): Promise<number[]> {
  const { start, end } = intervalOf(meeting);
  const hosts = await readHosts(db, new Set(kind.hosts.map(({ id }) => id)), {
    now,
    until: new Date(end + kind.rules.after),
  });
  const unlimited: BookableKind = {
    ...kind,
    hosts: kind.hosts.flatMap(({ id }) => hosts.get(id) ?? []),
    rules: { ...kind.rules, notice: 0, mostADay: null, daysAhead: FAR },
  };
  const offered = await hostsAt(db, unlimited, { start, now, moving: meeting.id });
  return offered ?? leastHindered(db, unlimited, meeting, now);
}

async function leastHindered(
  db: BookingDatabase,
  kind: BookableKind,
  meeting: Omit<Planned, 'hosts'>,
  now: Date,
): Promise<number[]> {
  const time = intervalOf(meeting);
  const ids = kind.hosts.map(({ id }) => id);
  const near = await readAround(db, { ...meeting, hosts: ids });
  const session = await hostsOfSession(db, kind, time.start);
  const ahead = await countAhead(db, ids, now);
  const [chosen] = sortedByHindrances(kind.hosts, (host) => [
    overlapAmong(near, { ...meeting, hosts: [host.id] }, kind.rules.seats) !== null,
    !session.includes(host.id),
    isAway(host, time) || isBusy(host, time),
    !isWithinHours(host, time),
    ahead.get(host.id) ?? 0,
  ]);
  return chosen ? [chosen.id] : [];
}
