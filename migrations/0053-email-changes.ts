/** Adds the table of new email addresses that wait to be confirmed. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table email_changes (
    id ${id},
    token_hash text not null unique,
    user_id integer not null unique references users (id),
    email text not null,
    requested_by integer not null references users (id),
    requester_name text not null,
    created_at text not null,
    expires_at text not null
  )`,
];
