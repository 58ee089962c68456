/** Invitations, links that reset a password, and when someone was last here. Of a token only its SHA-256 is kept. */
export const statements = ({ id }: { id: string }): string[] => [
  "alter table registration_links add column kind text not null default 'set-up'",
  'alter table registration_links add column email text',
  'alter table registration_links add column invited_by integer references users (id)',
  'alter table registration_links add column inviter text',

  'alter table users add column last_used_at text',

  // Deleted once used.
  `create table reset_links (
    id ${id},
    token_hash text not null unique,
    user_id integer not null references users (id),
    created_at text not null,
    expires_at text not null
  )`,
  'create index reset_links_of_user on reset_links (user_id)',
];
