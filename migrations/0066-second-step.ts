/** Adds what a second step of signing in needs, and when a session last proved whose it is. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table authenticators (
    user_id integer primary key references users (id),
    secret text not null,
    last_step integer not null,
    created_at text not null
  )`,
  `create table recovery_codes (
    id ${id},
    user_id integer not null references users (id),
    code_hash text not null unique,
    used_at text
  )`,
  'create index recovery_codes_of_user on recovery_codes (user_id)',
  `create table remembered_browsers (
    token_hash text primary key,
    user_id integer not null references users (id),
    created_at text not null,
    expires_at text not null
  )`,
  'create index remembered_browsers_of_user on remembered_browsers (user_id)',
  `create table required_factors (
    role text primary key,
    created_at text not null
  )`,
  'alter table sessions add column confirmed_at text',
];
