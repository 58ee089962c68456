import type { Generated } from 'kysely';

export type ScheduledAction = (typeof scheduledActions)[number];

export const scheduledActions = ['publish', 'unpublish'] as const;

export type ScheduleTables = {
  schedules: {
    id: Generated<number>;
    type: string;
    /** The record that is to be shown or hidden; null where a draft is to be published. */
    record_id: number | null;
    draft_id: number | null;
    action: ScheduledAction;
    due_at: string;
    /** Of the person who chose the time. */
    time_zone: string;
    created_at: string;
    created_by: number | null;
    /** The name of that person at that time. */
    created_name: string;
    done_at: string | null;
    /** Why it was refused when it was due. */
    failure: string | null;
  };
};
