/** The preview link by which a visitor did something, so that their name in the activity log goes with their link. */
export const statements = (): string[] => [
  'alter table activity add column link_id integer',
  'create index activity_of_link on activity (link_id) where link_id is not null',
  // What is answered is logged in the same moment.
  `update activity set link_id = (
    select link_id from preview_comments
    where created_at = activity.at and name || ' (visitor)' = activity.user_name limit 1
  ) where action = 'commented on'`,
  `update activity set link_id = (
    select id from preview_links
    where decided_at = activity.at and decided_name || ' (visitor)' = activity.user_name limit 1
  ) where action in ('approved', 'asked for changes to')`,
];
