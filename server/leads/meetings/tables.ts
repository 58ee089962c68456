import type { Kysely } from 'kysely';
import type { meeting } from '../../../content/inbox/meeting.ts';
import type { LeadTables, RowOf } from '../tables.ts';

export type MeetingRow = RowOf<typeof meeting>;

export type MeetingTables = LeadTables & {
  meetings: MeetingRow;
  meeting_links: { token_hash: string; meeting_id: number; created_at: string };
  /** Its one row is the lock under which appointments change. */
  meeting_lock: { id: number; number: number };
};

export type MeetingDatabase = Kysely<MeetingTables>;
