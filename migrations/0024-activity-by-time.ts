/** The activity is listed by its time: the entries of a demonstration are dated in the past. */
export const statements = (): string[] => [
  'drop index activity_of_subject',
  'drop index activity_of_user',
  'create index activity_by_time on activity (at, id)',
  'create index activity_of_subject on activity (subject, at, id)',
  'create index activity_of_user on activity (user_id, at, id)',
];
