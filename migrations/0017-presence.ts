/** Who has a record or a draft open at the moment. */
export const statements = (): string[] => [
  `create table presence (
    subject text not null,
    session_id integer not null,
    user_id integer not null,
    user_name text not null,
    seen_at text not null,
    primary key (subject, session_id)
  )`,
];
