import { type RawBuilder, sql } from 'kysely';
import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import type { meeting } from '../../../content/inbox/meeting.ts';

/** Returns the SQL conditions that a meeting is in each view at a time. */
export function meetingViews(now: Date): Record<keyof typeof meeting.views, RawBuilder<boolean>> {
  const lastOver = new Date(now.getTime() - MEETING_MINUTES * 60_000).toISOString();
  const takesPlace = sql<boolean>`(appointment = 'confirmed' and starts_at > ${lastOver})`;
  return {
    upcoming: takesPlace,
    'to-answer': sql`appointment = 'requested'`,
    past: sql`(appointment <> 'requested' and not ${takesPlace})`,
  };
}
