import { sql } from 'kysely';
import { inboxKinds } from '../../content/inbox/inbox-kinds.ts';
import type { Database } from '../platform/database/database.ts';

const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The clocks of two instances may differ. */
const TOLERANCE = 10 * MINUTE;

/** A column with a time on which something depends, and how far ahead of now it can be. */
export interface DependingTime {
  table: string;
  column: string;
  /** In ms; 0 for what has already happened. */
  ahead: number;
}

/** A clock that was wrong leaves times here which would hold something up, or keep it valid, for as long as it was ahead. */
export const dependingTimes: readonly DependingTime[] = [
  // Kept for as long as visitors were told, from when they wrote.
  ...inboxKinds.map(({ table }) => ({ table, column: 'created_at', ahead: 0 })),
  { table: 'alarms', column: 'claimed_until', ahead: HOUR },
  { table: 'alarms', column: 'over_at', ahead: 0 },
  { table: 'alarms', column: 'raised_at', ahead: 0 },
  { table: 'alarms', column: 'seen_at', ahead: 0 },
  { table: 'backup_status', column: 'completed_at', ahead: 0 },
  { table: 'backup_status', column: 'started_at', ahead: 0 },
  { table: 'backup_status', column: 'tried_at', ahead: 0 },
  { table: 'instances', column: 'seen_at', ahead: 0 },
  { table: 'jobs', column: 'began_at', ahead: 0 },
  { table: 'jobs', column: 'claimed_until', ahead: HOUR },
  { table: 'jobs', column: 'failing_since', ahead: 0 },
  { table: 'jobs', column: 'next_at', ahead: DAY },
  { table: 'known_senders', column: 'last_at', ahead: 0 },
  { table: 'media', column: 'claimed_until', ahead: HOUR },
  { table: 'outbox', column: 'created_at', ahead: 0 },
  { table: 'outbox', column: 'due_at', ahead: HOUR },
  { table: 'outbox', column: 'failed_at', ahead: 0 },
  { table: 'outbox', column: 'failing_since', ahead: 0 },
  { table: 'presence', column: 'seen_at', ahead: 0 },
  { table: 'preview_links', column: 'expires_at', ahead: 90 * DAY },
  { table: 'preview_links', column: 'revoked_at', ahead: 0 },
  { table: 'previews', column: 'expires_at', ahead: HOUR },
  { table: 'registration_links', column: 'expires_at', ahead: 7 * DAY },
  { table: 'reset_links', column: 'expires_at', ahead: HOUR },
  { table: 'self_tests', column: 'ended_at', ahead: 0 },
  { table: 'self_tests', column: 'started_at', ahead: 0 },
  { table: 'sessions', column: 'created_at', ahead: 0 },
  { table: 'sessions', column: 'last_used_at', ahead: 0 },
  { table: 'set_aside_notice', column: 'told_at', ahead: 0 },
  { table: 'set_aside_notice', column: 'told_until', ahead: 0 },
  { table: 'sign_in_attempts', column: 'blocked_until', ahead: DAY },
  { table: 'sign_in_attempts', column: 'last_at', ahead: 0 },
];

/** Brings times that lie too far ahead of a clock which is right to the latest that is possible. Returns how many. */
export async function mendFutureTimes({ kysely }: Database, now: Date): Promise<number> {
  let mended = 0;
  for (const { table, column, ahead } of dependingTimes) {
    const latest = now.getTime() + ahead;
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = ${new Date(latest).toISOString()}
      where ${sql.ref(column)} > ${new Date(latest + TOLERANCE).toISOString()}`.execute(kysely);
    mended += Number(numAffectedRows);
  }
  return mended;
}
