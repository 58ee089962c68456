import { sql } from 'kysely';
import { inboxKinds } from '../../content/inbox/inbox-kinds.ts';
import type { Database } from '../platform/database/database.ts';

const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The clocks of two instances may differ. */
const TOLERANCE = 10 * MINUTE;

/**
 * The columns with a time on which something depends, by table, and how far ahead of now it can be, in ms: 0 for what has already
 * happened. A clock that was wrong leaves times here which would hold something up, or keep it valid, for as long as it was ahead.
 */
const aheadOfNow: Record<string, Record<string, number>> = {
  // Kept for as long as visitors were told, from when they wrote.
  ...Object.fromEntries(inboxKinds.map(({ table }) => [table, { created_at: 0 }])),
  // Removed with its file where it has no item.
  attachments: { created_at: 0 },
  api_tokens: { expires_at: 366 * DAY, last_used_at: 0 },
  alarms: { claimed_until: HOUR, over_at: 0, raised_at: 0, seen_at: 0 },
  backup_status: {
    completed_at: 0,
    downloading_until: MINUTE,
    link_expires_at: MINUTE,
    started_at: 0,
    tried_at: 0,
  },
  email_changes: { expires_at: DAY },
  instances: { seen_at: 0 },
  jobs: { began_at: 0, claimed_until: HOUR, failing_since: 0, next_at: DAY },
  known_senders: { last_at: 0 },
  media: { claimed_until: HOUR },
  mailbox_state: { failing_since: 0 },
  outbox: { created_at: 0, due_at: HOUR, failed_at: 0, failing_since: 0 },
  outside_calendars: { failing_since: 0, read_at: 0 },
  presence: { seen_at: 0 },
  preview_links: { expires_at: 90 * DAY, revoked_at: 0 },
  registration_links: { expires_at: 7 * DAY },
  remembered_browsers: { expires_at: 30 * DAY },
  reset_links: { expires_at: HOUR },
  self_tests: { ended_at: 0, started_at: 0 },
  sessions: { confirmed_at: 0, created_at: 0, last_used_at: 0 },
  set_aside_notice: { told_at: 0, told_until: 0 },
  sign_in_attempts: { blocked_until: DAY, last_at: 0 },
  used_tickets: { expires_at: 10 * MINUTE },
  webhook_deliveries: { due_at: 27 * HOUR, occurred_at: 0 },
  webhooks: { failing_since: 0, previous_until: DAY },
};

export const dependingTimes = Object.entries(aheadOfNow).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, ahead]) => ({ table, column, ahead })),
);

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
