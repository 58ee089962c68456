/** The audit log: who did what to which record, and when. */
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
  'create index activity_of_subject on activity (subject, id)',
  'create index activity_of_user on activity (user_id, id)',
  'create index activity_of_system on activity (user_name, action, subject, record_id) where user_id is null',
];
