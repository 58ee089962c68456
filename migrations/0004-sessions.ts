/** Who is signed in, and who tried to. Times are ISO 8601 in UTC. */
export const statements = ({ id }: { id: string }): string[] => [
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

  // Attempts to sign in since the last success, by what they have in common.
  `create table sign_in_attempts (
    subject text primary key,
    attempts integer not null,
    last_at text not null,
    blocked_until text
  )`,
];
