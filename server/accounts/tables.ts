import type { Generated, Kysely } from 'kysely';

export type AccountTables = {
  users: {
    id: Generated<number>;
    name: string;
    /** In lower case. */
    email: string;
    password_hash: string;
    disabled_at: string | null;
    last_used_at: string | null;
    created_at: string;
    updated_at: string;
  };
  registration_links: {
    id: Generated<number>;
    kind: 'set-up' | 'invitation';
    token_hash: string;
    /** For whom it is meant; whoever has it may use it. */
    email: string | null;
    invited_by: number | null;
    /** What the one who invites was called then. */
    inviter: string | null;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  reset_links: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    created_at: string;
    expires_at: string;
  };
  account_changes: { id: number; number: number };
  sessions: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    address: string;
    user_agent: string;
    created_at: string;
    last_used_at: string;
  };
  sign_in_attempts: {
    /** A keyed hash of what attempts are counted by. */
    subject: string;
    /** A keyed hash of the e-mail address that was typed; null where they count by sender alone. */
    email_hash: string | null;
    attempts: number;
    last_at: string;
    blocked_until: string | null;
  };
  /** From where each account was signed in to. */
  known_senders: {
    /** A keyed hash of account and sender. */
    hash: string;
    user_id: number;
    last_at: string;
  };
};

export type AccountDatabase = Kysely<AccountTables>;
