import { constants } from 'node:os';
import type { Outbound } from '../../outbound/outbound.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { createBackgroundTasks } from '../../platform/process/background-tasks.ts';
import { createWorkerProcess, ENDED } from '../../platform/process/worker-process.ts';
import { root } from '../../platform/root.ts';
import type { Interval } from '../booking/free-times.ts';
import type { BookingDatabase, BookingTables } from '../booking/tables.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { ReadingTask } from './reading/reading-task.ts';

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000; // ms
/** More than a kind of meeting can be booked ahead. */
const AHEAD = 370 * DAY;
const MAX_SIZE = 5 * MEGABYTE;
const LONGEST_FETCH = 20_000; // ms
/** In ms. It takes a second at most, but gives way to everything else on a busy machine. */
const LONGEST_READING = 60_000;
const AT_ONCE = 4;
const MOST_WAITING = 100_000;
const BATCH = 500; // rows

export type CalendarReading = ReturnType<typeof createCalendarReading>;

interface ReadingDependencies extends Pick<LeadsBasis, 'db' | 'clock' | 'log' | 'readTimeZone'> {
  outbound: Pick<Outbound, 'read'>;
  /** The nice value of the process that reads them. */
  backgroundPriority?: number | undefined;
}

interface Calendar {
  id: number;
  url: string;
  zone: string | null;
  failing_since: string | null;
}

/**
 * Reads the calendars elsewhere of those who can be booked, and keeps when they are busy. What is in them is read in a process of its
 * own: whatever it is, this one is not held up. Of a calendar that cannot be read, what was known stays.
 */
export function createCalendarReading({
  db: leads,
  clock,
  log,
  readTimeZone,
  outbound,
  backgroundPriority = constants.priority.PRIORITY_BELOW_NORMAL,
}: ReadingDependencies) {
  const db: BookingDatabase = leads.withTables<BookingTables>();
  const reader = createWorkerProcess({
    program: new URL('server/leads/calendars/reading/reading-process.ts', root),
    priority: backgroundPriority,
    timeout: LONGEST_READING,
    maxMemory: 400 * MEGABYTE,
  });
  const readInTurn = createLimiter({ concurrency: 1, maxQueued: MOST_WAITING });
  const fetchInTurn = createLimiter({ concurrency: AT_ONCE, maxQueued: MOST_WAITING });
  const underWay = new Set<number>();
  const { runInBackground, settled } = createBackgroundTasks(log);
  const closing = new AbortController();

  /** Reads those of one person at once, without anybody who waits for it. */
  function readOf(userId: number): void {
    runInBackground(
      async () => readEach(await calendars().where('outside_calendars.user_id', '=', userId).execute()),
      'The calendars of somebody could not be read.',
    );
  }

  async function readAll(): Promise<void> {
    await readEach(await calendars().execute());
  }

  function calendars() {
    return db
      .selectFrom('outside_calendars')
      .innerJoin('users', 'users.id', 'outside_calendars.user_id')
      .leftJoin('availability', 'availability.user_id', 'outside_calendars.user_id')
      .select(['outside_calendars.id', 'url', 'failing_since', 'availability.time_zone as zone'])
      .where('disabled_at', 'is', null)
      .orderBy('outside_calendars.id');
  }

  /** Reads calendars, but those that are being read or wait for it. */
  async function readEach(rows: Calendar[]) {
    const others = rows.filter(({ id }) => !underWay.has(id));
    await Promise.all(
      others.map(async (calendar) => {
        underWay.add(calendar.id);
        try {
          await fetchInTurn(() => read(calendar));
        } finally {
          underWay.delete(calendar.id);
        }
      }),
    );
  }

  async function read(calendar: Calendar) {
    if (closing.signal.aborted) return;
    const result = await busyTimesOf(calendar);
    if (closing.signal.aborted) return;
    await (result.ok ? store(calendar, result.value) : noteFailure(calendar, result.reason));
  }

  async function busyTimesOf({ url, zone }: Calendar) {
    const signal = AbortSignal.any([AbortSignal.timeout(LONGEST_FETCH), closing.signal]);
    const fetched = await outbound.read(url, { signal, maxSize: MAX_SIZE, accept: 'text/calendar, */*;q=0.1' });
    if (!fetched.ok) return fetched;
    const now = clock().getTime();
    const task: ReadingTask = {
      text: new TextDecoder().decode(fetched.body),
      zone: zone ?? (await readTimeZone()),
      from: now,
      until: now + AHEAD,
    };
    const result = await readInTurn(async () => {
      // A process that was closed would start again.
      return closing.signal.aborted ? { ok: false as const, reason: ENDED } : reader.run<Interval[]>(task);
    });
    return result.ok || result.reason !== ENDED ? result : { ok: false as const, reason: TOO_MUCH };
  }

  /** Replaces what was known of a calendar, unless it is no longer somebody's. */
  async function store({ id, url }: Calendar, busy: Interval[]) {
    const rows = busy.map(({ start, end }) => ({ calendar_id: id, starts_at: moment(start), ends_at: moment(end) }));
    await db.transaction().execute(async (transaction: BookingDatabase) => {
      const state = { read_at: clock().toISOString(), failing_since: null, failure: null };
      const update = transaction
        .updateTable('outside_calendars')
        .set(state)
        .where('id', '=', id)
        .where('url', '=', url);
      if ((await update.executeTakeFirst()).numUpdatedRows === 0n) return;
      await transaction.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
      for (let first = 0; first < rows.length; first += BATCH)
        await transaction
          .insertInto('busy_times')
          .values(rows.slice(first, first + BATCH))
          .execute();
    });
  }

  async function noteFailure({ id, failing_since }: Calendar, failure: string) {
    if (!failing_since) log.warn({ calendar: id, reason: failure }, 'A calendar elsewhere could not be read.');
    const state = { failure, failing_since: failing_since ?? clock().toISOString() };
    await db.updateTable('outside_calendars').set(state).where('id', '=', id).execute();
  }

  async function close(): Promise<void> {
    closing.abort();
    reader.close();
    await settled();
  }

  return { readOf, readAll, settled, close };
}

const TOO_MUCH = 'Reading it takes too long, or too much memory.';

function moment(time: number) {
  return new Date(time).toISOString();
}
