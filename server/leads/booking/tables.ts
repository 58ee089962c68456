import type { Generated, Kysely } from 'kysely';
import type { WhenUnreadable } from '../../../content/inbox/outside-calendars.ts';
import type { meetingKind } from '../../../content/types/meeting-kind.ts';
import type { RowOf as RecordRowOf } from '../../../content/model/record.ts';
import type { MeetingTables } from '../meetings/tables.ts';

export type MeetingKindRow = RecordRowOf<typeof meetingKind>;

export type BookingTables = MeetingTables & {
  meeting_kinds: MeetingKindRow;
  meeting_kinds_translations: { id: number; language: string; where_text: string | null };
  /** When somebody can be booked. Its lists are JSON. */
  availability: {
    user_id: number;
    time_zone: string;
    hours: string;
    exceptions: string;
    absences: string;
    version: number;
  };
  /** Who holds a meeting; nobody is named of one that was asked for and answered by hand. */
  meeting_hosts: { meeting_id: number; user_id: number };
  /** The time of the hosts of booked meetings, in cells of `CELL_MINUTES`: each seat is taken once. */
  meeting_cells: { user_id: number; cell: number; seat: number; meeting_id: number };
  /** Calendars elsewhere whose busy times are not offered. */
  outside_calendars: {
    id: Generated<number>;
    user_id: number;
    url: string;
    when_unreadable: WhenUnreadable;
    /** When it was last read in whole; null before the first time. */
    read_at: string | null;
    /** Since when it cannot be read, and why. */
    failing_since: string | null;
    failure: string | null;
  };
  busy_times: { id: Generated<number>; calendar_id: number; starts_at: string; ends_at: string };
  /** By whose token a calendar program reads somebody's meetings. */
  calendar_feeds: { user_id: number; token_hash: string; created_at: string };
  /** Of the accounts, what is said of hosts. */
  users: { id: number; name: string; email: string; disabled_at: string | null };
};

export type BookingDatabase = Kysely<BookingTables>;
