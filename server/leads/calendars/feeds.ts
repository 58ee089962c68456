import { CALENDAR_FEED } from '../../../content/addresses.ts';
import { itemPath } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { missing, type Missing, throttled, type Throttled } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import type { BookingDatabase, BookingTables } from '../booking/tables.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { answered } from '../email/templates.ts';
import { publishedCalendar } from '../meetings/calendar.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const LOOKS_BACK = 30 * DAY;
const MOST_EVENTS = 2_000;
const WAIT = 60 * 60; // s

/** Keeps the addresses at which people subscribe to their own meetings. Of each only a hash is stored. */
export function createCalendarFeeds(
  {
    db: leads,
    clock,
    publicUrl,
    readAgency,
    readSender,
  }: Pick<LeadsBasis, 'db' | 'clock' | 'publicUrl' | 'readAgency' | 'readSender'>,
  workerGroup: WorkerGroup,
) {
  const db: BookingDatabase = leads.withTables<BookingTables>();
  const misses = createSharedLimit(workerGroup, 'calendar feed', limits.calendarFeeds);

  /** Returns since when somebody has one; null without. */
  async function since(userId: number): Promise<string | null> {
    const feeds = db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId);
    return (await feeds.executeTakeFirst())?.created_at ?? null;
  }

  /** Makes the address of somebody's meetings. One that they had before no longer works. */
  async function make(userId: number): Promise<string> {
    const token = newToken();
    const feed = { token_hash: hashToken(token), created_at: clock().toISOString() };
    await db
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...feed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
      .execute();
    return publicUrl + CALENDAR_FEED.replace(':token', `${token}.ics`);
  }

  async function revoke(userId: number): Promise<void> {
    await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
  }

  /** Reads the calendar that the holder of a token subscribes to. Whoever tries many that are none has to wait. */
  async function read(token: string, sender: string): Promise<{ ok: true; text: string } | Missing | Throttled> {
    const owner = await db
      .selectFrom('calendar_feeds')
      .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
      .select(['users.id', 'users.name'])
      .where('token_hash', '=', hashToken(token))
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (owner) return { ok: true, text: await write(owner) };
    if (misses.countOf('perSender', sender, clock()) >= limits.calendarFeeds.perSender.max) return throttled(WAIT);
    misses.take({ perSender: sender }, clock());
    return missing;
  }

  async function write(owner: { id: number; name: string }) {
    const agency = await readAgency();
    const organizer = {
      name: agency.name,
      address: answered(agency, meeting)[0]?.address ?? (await readSender()).address,
    };
    const meetings = await meetingsOf(owner.id);
    const events = meetings.map((row) => ({
      uid: row.calendar_uid ?? row.reference,
      sequence: row.calendar_sequence,
      starts: new Date(row.starts_at),
      minutes: row.minutes,
      location: row.where_text,
      summary: `${row.name}: ${row.subject}`,
      description: `${row.email}\n${row.reference}\n${publicUrl}${itemPath(meeting, row.id)}`,
      isCancelled: row.appointment === 'cancelled',
      organizer,
      writtenAt: clock(),
    }));
    return publishedCalendar(`${owner.name} · ${agency.name}`, events);
  }

  /** Those that somebody holds; of those that were answered by hand, those they are assigned. */
  function meetingsOf(userId: number) {
    const meetingIds = db.selectFrom('meeting_hosts').select('meeting_id').where('user_id', '=', userId);
    return db
      .selectFrom('meetings')
      .leftJoin('meeting_kinds', 'meeting_kinds.id', 'meetings.kind_id')
      .selectAll('meetings')
      .select('where_text')
      .where('appointment', 'in', ['confirmed', 'cancelled'])
      .where('calendar_uid', 'is not', null)
      .where('starts_at', '>=', new Date(clock().getTime() - LOOKS_BACK).toISOString())
      .where((row) =>
        row.or([
          row('meetings.id', 'in', meetingIds),
          row.and([row('kind_id', 'is', null), row('assignee_id', '=', userId)]),
        ]),
      )
      .orderBy('starts_at')
      .limit(MOST_EVENTS)
      .execute();
  }

  return { since, make, revoke, read };
}
