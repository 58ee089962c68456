/** Who did what to which record, and when. Times are ISO 8601 in UTC. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table activity (
    id ${id},
    at text not null,
    user_id integer references users (id),
    user_name text not null,
    action text not null,
    subject text not null,
    record_id integer,
    title text not null
  )`,
  'create index activity_of_record on activity (subject, record_id, id)',
];
