import { sql } from 'kysely';
import { emailsAboutAppointment } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { momentIn } from '../../platform/moment.ts';
import {
  type Conflict,
  conflicting,
  done,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import type { Intake, Receipt, Sending, Stored } from '../intake/intake.ts';
import { findMeetingByToken } from '../meetings/meeting-links.ts';
import { addItemEvent } from '../timeline/item-events.ts';
import { logItemActivity } from '../inbox/item-change.ts';
import { queueLeadEvent } from '../inbox/lead-events.ts';
import { lockMeetings } from '../meetings/meeting-lock.ts';
import { createAvailability, type CalendarDependencies } from './availability.ts';
import { hostsOf } from './meeting-hosts.ts';
import { type BookableKind, type KindKey, withLength, readBookableKinds, readFreeTimes } from './offer.ts';
import { findByReminderToken, stopReminders } from './reminders.ts';
import { hostsAt, markBooked, nearestTo, takeSeats } from './seats.ts';
import type { BookingDatabase, BookingTables } from './tables.ts';

/** At most so many meetings ahead for one address, so that nobody fills a calendar. */
const MOST_AHEAD = 5;

/** A time that was chosen is not free; the nearest that are. */
type Taken = Conflict & Required<Pick<Conflict, 'details'>>;

export type Booking = ReturnType<typeof createBooking>;

/** Offers free times, and books them: a booked meeting is confirmed at once. */
export function createBooking(
  dependencies: LeadsDependencies,
  intake: Pick<Intake, 'store'>,
  calendarDependencies: CalendarDependencies,
) {
  const { db: leads, clock, readTimeZone, outbox, mailWorker } = dependencies;
  const db: BookingDatabase = leads.withTables<BookingTables>();

  /** Returns the kinds that can be booked. */
  const readKinds = () => readBookableKinds(db, clock());

  /** Returns a kind that can be booked, or null. */
  const findKind = async (key: KindKey) => (await readBookableKinds(db, clock(), key))[0] ?? null;

  /** Returns the free times of a kind between two moments, each with those who can hold it. A meeting that moves does not count. */
  function offer(kind: BookableKind, from: Date, { until, moving }: { until: Date; moving?: number }) {
    const range = { from: from.getTime(), until: until.getTime(), now: clock().getTime() };
    return readFreeTimes(db, kind, range, moving);
  }

  /** Stores a request for a meeting; one of a kind is booked at a free time, or refused with the nearest that are. */
  async function book(
    input: unknown,
    sending: Sending,
  ): Promise<(Outcome<Receipt & { isBooked: boolean }> | Exclude<Stored, Outcome<Receipt>>) | Taken> {
    const { kind: slug } = Object(input) as { kind?: unknown };
    if (slug === undefined || slug === '') return withState(await intake.store(meeting, input, sending));
    const { gone, taken, enough } = wordsIn(sending.language).booking;
    const kind = typeof slug === 'string' ? await findKind({ slug }) : null;
    if (!kind) return refused({ kind: [gone] });
    let wanted: number | null = null;
    const stored = await intake.store(meeting, input, {
      ...sending,
      reserve: async (leadTransaction, id) => {
        const transaction: BookingDatabase = leadTransaction.withTables<BookingTables>();
        await lockMeetings(transaction);
        const row = await transaction.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        if ((await countOfAddress(transaction, row.email)) > MOST_AHEAD) return conflicting(enough);
        wanted = Date.parse(row.starts_at);
        const hosts = await hostsAt(transaction, kind, { start: wanted, now: clock(), moving: id });
        if (!hosts) return conflicting(taken);
        await markBooked(transaction, kind, { id, start: wanted, hosts });
        const key = { item_kind: meeting.name, item_id: id };
        await queueLeadEvent(transaction, key, { event: 'meeting.confirmed' }, clock());
        return { ok: true, emails: { toAgency: 'meeting booked', toVisitor: 'meeting confirmed' } };
      },
    });
    if (!('conflict' in stored) || wanted === null) return withState(stored);
    return { ...stored, details: await nearest(kind, wanted) };
  }

  async function countOfAddress(transaction: BookingDatabase, email: string) {
    const ahead = transaction
      .selectFrom('meetings')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('starts_at', '>', clock().toISOString())
      .where('kind_id', 'is not', null)
      .where('appointment', '=', 'confirmed');
    // The one that is being booked has no kind yet.
    return (await ahead.limit(MOST_AHEAD).execute()).length + 1;
  }

  /** Says of a stored request whether it is booked: one that was taken for spam waits for somebody. */
  async function withState<Failed extends object>(stored: Outcome<Receipt> | Failed) {
    if (!('value' in stored)) return stored as Exclude<typeof stored, { value: unknown }>;
    const { reference } = stored.value;
    const row = await db
      .selectFrom('meetings')
      .select(['appointment', 'kind_id'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    return done({ reference, isBooked: row?.appointment === 'confirmed' && row.kind_id !== null });
  }

  async function nearest(kind: BookableKind, start: number, moving?: number) {
    const times = await nearestTo(db, kind, { start, now: clock(), ...(moving !== undefined && { moving }) });
    return { nearest: times.map((time) => new Date(time).toISOString()) };
  }

  /** Returns the booked meeting that the holder of a token can move, with its kind as it was booked; null where that is no longer offered. */
  async function findMovable(token: string) {
    const row = await findMeetingByToken(db, token, clock());
    if (!row?.kind_id) return null;
    const kind = await findKind({ id: row.kind_id });
    return kind && { row, kind: withLength(kind, row.minutes) };
  }

  /** Moves a meeting to another free time for the holder of a token. A time without offset is read in `zone`. */
  async function moveByToken(
    token: string,
    { time, zone, language }: { time: string; zone: string | null; language: Language },
  ): Promise<Outcome<{ starts_at: string }> | Taken | Missing> {
    const movable = await findMovable(token);
    if (!movable) return missing;
    const { row, kind } = movable;
    const moment = momentIn(time, zone ?? row.time_zone ?? (await readTimeZone()), clock());
    const { taken } = wordsIn(language).booking;
    if (!moment.ok) return { ...conflicting(taken), details: await nearest(kind, clock().getTime(), row.id) };
    const start = Date.parse(moment.value);
    const outcome = await db.transaction().execute(async (transaction: BookingDatabase) => {
      await lockMeetings(transaction);
      const present = await findMeetingByToken(transaction, token, clock());
      if (!present) return missing;
      if (present.starts_at === moment.value) return done({ starts_at: moment.value });
      const hosts = await hostsAt(transaction, kind, { start, now: clock(), moving: row.id });
      if (!hosts) return conflicting(taken);
      await move(transaction, kind, { id: row.id, start, hosts });
      return done({ starts_at: moment.value });
    });
    if (outcome.ok) mailWorker.wake();
    return 'conflict' in outcome ? { ...outcome, details: await nearest(kind, start, row.id) } : outcome;
  }

  async function move(
    transaction: BookingDatabase,
    kind: BookableKind,
    { id, start, hosts }: { id: number; start: number; hosts: number[] },
  ) {
    const now = clock();
    const starts_at = new Date(start).toISOString();
    const moved = await transaction
      .updateTable('meetings')
      .set((row) => ({
        starts_at,
        version: row('version', '+', 1),
        calendar_sequence: row('calendar_sequence', '+', 1),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const former = (await hostsOf(transaction, id)).filter((host) => !hosts.includes(host));
    await takeSeats(transaction, id, { hosts, start, minutes: moved.minutes, seats: kind.rules.seats });
    const key = { item_kind: meeting.name, item_id: id } as const;
    const by = { id: null, name: 'The visitor' };
    await outbox.withdraw(transaction, key, emailsAboutAppointment);
    await outbox.add(transaction, key, now, ['move notice', 'meeting rescheduled']);
    await outbox.withdraw(transaction, key, ['former host notice'], hosts);
    for (const user_id of former)
      await outbox.addToColleague(transaction, key, now, { kind: 'former host notice', user_id });
    await queueLeadEvent(transaction, key, { event: 'meeting.confirmed' }, now);
    await addItemEvent(transaction, key, { by, now, kind: 'rescheduled', value: starts_at });
    await logItemActivity(transaction, meeting.name, moved, { by, now, action: 'rescheduled' });
  }

  return {
    readKinds,
    findKind,
    offer,
    book,
    findMovable,
    moveByToken,
    findByReminderToken: (token: string) => findByReminderToken(db, token),
    stopReminders: (token: string) => stopReminders(db, token),
    availability: createAvailability(db, { readTimeZone, ...calendarDependencies }),
  };
}
