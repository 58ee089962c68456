import type { Generated, Kysely } from 'kysely';

export type ActivityTables = {
  activity: {
    id: Generated<number>;
    at: string;
    /** Null for what the server or its command line did. */
    user_id: number | null;
    /** The name at that time. */
    user_name: string;
    action: Action;
    /** What it was done to: the name of a content type, or `user`, `invitation`, `session`. */
    subject: string;
    record_id: number | null;
    /** Of the translation that it was done to. */
    language: Generated<string | null>;
    /** The title of the record at that time. */
    title: string;
    /** The preview link by which a visitor did it. */
    link_id: number | null;
  };
};

export type Action = (typeof actions)[number];

export const actions = [
  'created',
  'updated',
  'deleted',
  'restored',
  'labelled',
  'moved',
  'drafted',
  'discarded',
  'published',
  'published on schedule',
  'took back',
  'hidden on schedule',
  'scheduled',
  'unscheduled',
  'shared',
  'unshared',
  'approved',
  'asked for changes to',
  'commented on',
  'resolved',
  'handed over',
  'handed back',
  'withdrew',
  'invited',
  'registered',
  'signed in',
  'changed password',
  'changed email',
  'reset password',
  'revoked',
  'disabled',
  'enabled',
  'changed role',
  'added a passkey',
  'removed a passkey',
  'set up an app',
  'turned off the app',
  'renewed recovery codes',
  'renewed the secret of',
  'used a recovery code',
  'failed the second step',
  'reset two-step sign-in',
  'required two-step sign-in',
  'created a token',
  'revoked a token',
  'confirmed',
  'rescheduled',
  'declined',
  'cancelled',
  'exported',
  'downloaded',
  'downloaded a file of',
  'replied to',
  'erased',
  'purged',
] as const;

/** What has happened to somebody's account of which they are told by email, whoever did it. */
export type ToldAction = Extract<
  Action,
  | 'added a passkey'
  | 'removed a passkey'
  | 'set up an app'
  | 'turned off the app'
  | 'renewed recovery codes'
  | 'used a recovery code'
  | 'failed the second step'
  | 'reset two-step sign-in'
  | 'created a token'
  | 'revoked a token'
>;

export type ActivityDatabase = Kysely<ActivityTables>;
