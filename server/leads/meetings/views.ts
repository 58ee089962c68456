import { type RawBuilder, sql } from 'kysely';
import { MEETING_MINUTES, type MeetingView } from '../../../content/inbox/appointment.ts';

/** Returns the SQL condition that a meeting is in a view at a time. */
export function isInView(view: MeetingView, now: Date): RawBuilder<boolean> {
  const lastOver = new Date(now.getTime() - MEETING_MINUTES * 60_000).toISOString();
  const takesPlace = sql<boolean>`(appointment = 'confirmed' and starts_at > ${lastOver})`;
  const conditions: Record<MeetingView, RawBuilder<boolean>> = {
    upcoming: takesPlace,
    'to-answer': sql`appointment = 'requested'`,
    past: sql`(appointment <> 'requested' and not ${takesPlace})`,
    all: sql`1 = 1`,
  };
  return conditions[view];
}

/** How each view is sorted: coming meetings by date, past ones latest first. */
export const viewOrders = {
  upcoming: { column: 'starts_at', direction: 'asc' },
  'to-answer': { column: 'starts_at', direction: 'asc' },
  past: { column: 'starts_at', direction: 'desc' },
  all: { column: 'created_at', direction: 'desc' },
} as const satisfies Record<MeetingView, { column: string; direction: 'asc' | 'desc' }>;
