/** Who signs in. Times are ISO 8601 in UTC; of a token only its SHA-256 is kept. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table users (
    id ${id},
    name text not null,
    email text not null unique,
    password_hash text not null,
    disabled_at text,
    created_at text not null,
    updated_at text not null
  )`,

  // Links that let someone register, once.
  `create table registration_links (
    id ${id},
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null,
    used_at text
  )`,

  // One row: whoever changes who may sign in takes it first.
  'create table account_changes (id integer primary key check (id = 1), number integer not null)',
  'insert into account_changes (id, number) values (1, 0)',
];
