/**
 * From where each account was signed in to, and failed sign-ins, both without any address that could be read. Counts of
 * before, which name addresses, are forgotten: they are good for a day at most.
 */
export const statements = (): string[] => [
  `create table known_senders (
    hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    last_at text not null
  )`,
  'create index known_senders_of_user on known_senders (user_id, last_at)',

  'delete from sign_in_attempts',
  'alter table sign_in_attempts add column email_hash text',
  'create index sign_in_attempts_email on sign_in_attempts (email_hash) where email_hash is not null',
];
