import type { Generated, Kysely } from 'kysely';

export type ActivityTables = {
  activity: {
    id: Generated<number>;
    at: string;
    /** Null for what the product or its command line did. */
    user_id: number | null;
    /** As it was then. */
    user_name: string;
    action: Action;
    /** What kind of thing it was done to: the name of a content type, or `user`, `invitation`, `session`. */
    subject: string;
    record_id: number | null;
    /** What the record was called then. */
    title: string;
  };
};

export type Action = (typeof actions)[number];

export const actions = [
  'created',
  'updated',
  'deleted',
  'restored',
  'moved',
  'invited',
  'registered',
  'signed in',
  'changed password',
  'reset password',
  'revoked',
  'disabled',
  'enabled',
  'confirmed',
  'rescheduled',
  'declined',
  'cancelled',
  'exported',
  'erased',
  'purged',
] as const;

export type ActivityDatabase = Kysely<ActivityTables>;
