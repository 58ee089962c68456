/** Adds passkeys, and what remembers that a ticket was used. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table passkeys (
    id ${id},
    user_id integer not null references users (id),
    credential_id text not null unique,
    public_key text not null,
    counter text not null,
    transports text not null,
    rp_id text not null,
    is_backed_up integer not null,
    name text not null,
    created_at text not null,
    last_used_at text
  )`,
  'create index passkeys_of_user on passkeys (user_id)',
  `create table used_tickets (
    hash text primary key,
    expires_at text not null
  )`,
];
