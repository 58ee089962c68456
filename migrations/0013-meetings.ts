/**
 * How it stands with each meeting, and the links by which a visitor cancels one. `meeting_changes` is the lock under
 * which meetings change one after another. Times are ISO 8601 in UTC.
 */
export const statements = (): string[] => [
  // asked, confirmed, declined or cancelled
  `alter table meetings add column standing text not null default 'asked'`,
  // Under which calendars know it, from the first invitation on.
  'alter table meetings add column calendar_uid text',
  'alter table meetings add column calendar_sequence integer not null default 0',
  `create index meetings_confirmed on meetings (starts_at) where standing = 'confirmed'`,

  `create table meeting_links (
    token_hash text primary key,
    meeting_id integer not null references meetings (id) on delete cascade,
    created_at text not null
  )`,
  'create index meeting_links_meeting on meeting_links (meeting_id)',

  'create table meeting_changes (id integer primary key check (id = 1), number integer not null)',
  'insert into meeting_changes (id, number) values (1, 0)',
];
