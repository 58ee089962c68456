import type { Generated, Kysely } from 'kysely';
import type { DigestInterval } from '../../content/digests.ts';
import type { Access } from '../../content/permissions.ts';
import type { Role } from '../../content/roles.ts';
import type { ActivityTables } from '../audit/tables.ts';

export type AccountTables = ActivityTables & {
  users: {
    id: Generated<number>;
    name: string;
    /** In lower case. */
    email: string;
    password_hash: string;
    role: Role;
    disabled_at: string | null;
    last_used_at: string | null;
    /** When the tour was finished or dismissed; null before that, and while it is taken again. */
    tour_ended_at: string | null;
    /** The kinds of emails that they have switched off, as JSON. */
    muted_emails: Generated<string>;
    /** What ends their replies to visitors. */
    signature: Generated<string>;
    /** How often they get a digest; null if never. */
    digest: Generated<DigestInterval | null>;
    /** Where the period begins of which they were told last, or that was over when they chose. */
    digest_from: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };
  registration_links: {
    id: Generated<number>;
    kind: 'set-up' | 'invitation';
    token_hash: string;
    /** Whom the link was sent to; anyone who has it can use it. */
    email: string | null;
    /** Of whoever registers with it. */
    role: Role;
    invited_by: number | null;
    /** The name of the inviting person at that time. */
    inviter_name: string | null;
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
  /** New addresses that wait to be confirmed by the links sent there; one for each person. */
  email_changes: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    /** In lower case. */
    email: string;
    requested_by: number;
    /** The name of whoever asked for the change at that time. */
    requester_name: string;
    created_at: string;
    expires_at: string;
  };
  /** One row, locked by `changeAccounts`. */
  account_lock: { id: number; number: number };
  sessions: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    address: string;
    user_agent: string;
    created_at: string;
    last_used_at: string;
    /** When its person last proved who they are. */
    confirmed_at: string | null;
  };
  /** The app that makes the codes of somebody's second step. */
  authenticators: {
    user_id: number;
    /** As base32. */
    secret: string;
    /** The time step of the newest code that was used. */
    last_step: number;
    created_at: string;
  };
  recovery_codes: {
    id: Generated<number>;
    user_id: number;
    /** Keyed. */
    code_hash: string;
    used_at: string | null;
  };
  /** What signs somebody in by their device, without a password. */
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** As base64url, as is the key, which is COSE. */
    credential_id: string;
    public_key: string;
    /** How often it was used by its own account: 32 bits, which no integer column of both databases returns alike. */
    counter: string;
    /** How its device is reached, as JSON. */
    transports: string;
    /** The domain where it works. */
    rp_id: string;
    /** Whether it is on several devices. */
    is_backed_up: number;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** Hashes of tickets that have proved something, each of which does so once. */
  used_tickets: { hash: string; expires_at: string };
  /** Where the second step is not asked for. */
  remembered_browsers: { token_hash: string; user_id: number; created_at: string; expires_at: string };
  /** Tokens of programs that act in somebody's name. */
  api_tokens: {
    id: Generated<number>;
    user_id: number;
    name: string;
    token_hash: string;
    /** The last four characters. */
    hint: string;
    access: Access;
    /** Whether it may also do with leads what its access allows. */
    reads_leads: number;
    created_at: string;
    /** Null where it never does. */
    expires_at: string | null;
    last_used_at: string | null;
    last_address: string | null;
    revoked_at: string | null;
  };
  /** The roles whose people need a second step. */
  required_factors: { role: Role; created_at: string };
  sign_in_attempts: {
    /** Keyed hash of what the attempts have in common, such as sender and account. */
    subject: string;
    /** Keyed hash of the typed email address; null for attempts counted by sender alone. */
    email_hash: string | null;
    attempts: number;
    last_at: string;
    blocked_until: string | null;
  };
  /** Where each account was signed in from. */
  known_senders: {
    /** Keyed hash of account and sender. */
    hash: string;
    user_id: number;
    last_at: string;
  };
};

export type AccountDatabase = Kysely<AccountTables>;
