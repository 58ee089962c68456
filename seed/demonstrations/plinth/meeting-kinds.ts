import type { Seed } from '../../records.ts';

/** Nobody holds them until somebody has an account: then visitors can book them. */
export const meetingKinds: Seed<'meetingKind'>[] = [
  {
    name: 'A first conversation',
    short_description:
      'You tell us what you have in mind. We ask a lot, and say honestly whether we are the right people for it.',
    where: 'video',
    minutes: 30,
    seats: 1,
    buffer_before: 0,
    buffer_after: 15,
    notice_hours: 4,
    days_ahead: 30,
    held_by: 'any',
    daysAgo: 40,
  },
];
