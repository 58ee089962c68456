import type { Generated, Kysely } from 'kysely';

export type AccountTables = {
  users: {
    id: Generated<number>;
    name: string;
    /** In lower case. */
    email: string;
    password_hash: string;
    disabled_at: string | null;
    created_at: string;
    updated_at: string;
  };
  registration_links: {
    id: Generated<number>;
    token_hash: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
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
    subject: string;
    attempts: number;
    last_at: string;
    blocked_until: string | null;
  };
};

export type AccountDatabase = Kysely<AccountTables>;
