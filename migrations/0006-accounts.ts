/** Users, the links that let them in, their sessions, and failed sign-ins. Of a token only its SHA-256 is stored. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table users (
    id ${id},
    name text not null,
    email text not null unique,
    password_hash text not null,
    disabled_at text,
    created_at text not null,
    updated_at text not null,
    last_used_at text
  )`,

  // Single-use links to register: the set-up link of the first administrator, and invitations.
  `create table registration_links (
    id ${id},
    token_hash text not null unique,
    kind text not null default 'set-up',
    email text,
    invited_by integer references users (id),
    inviter text,
    created_at text not null,
    expires_at text not null,
    used_at text
  )`,

  // Deleted once used.
  `create table reset_links (
    id ${id},
    token_hash text not null unique,
    user_id integer not null references users (id),
    created_at text not null,
    expires_at text not null
  )`,
  'create index reset_links_of_user on reset_links (user_id)',

  `create table sessions (
    id ${id},
    token_hash text not null unique,
    user_id integer not null references users (id),
    address text not null,
    user_agent text not null,
    created_at text not null,
    last_used_at text not null
  )`,
  'create index sessions_of_user on sessions (user_id)',

  // Failed sign-ins since the last success. No email or network address can be read from it.
  `create table sign_in_attempts (
    subject text primary key,
    attempts integer not null,
    last_at text not null,
    blocked_until text,
    email_hash text
  )`,
  'create index sign_in_attempts_email on sign_in_attempts (email_hash) where email_hash is not null',

  // The hashes of the senders from which each account signed in.
  `create table known_senders (
    hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    last_at text not null
  )`,
  'create index known_senders_of_user on known_senders (user_id, last_at)',

  // One row: the lock under which accounts change.
  'create table account_lock (id integer primary key check (id = 1), number integer not null)',
  'insert into account_lock (id, number) values (1, 0)',
];
