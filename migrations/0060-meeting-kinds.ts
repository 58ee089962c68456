/** Adds kinds of meetings, when people can be booked, and who holds a meeting when. */
export const statements = ({ id, binary }: { id: string; binary: string }): string[] => [
  `create table meeting_kinds (
    id ${id},
    slug text not null unique,
    name text not null,
    short_description text,
    status integer not null,
    hosts text not null,
    held_by text not null,
    minutes integer not null,
    seats integer not null,
    buffer_before integer not null,
    buffer_after integer not null,
    notice_hours integer not null,
    days_ahead integer not null,
    most_a_day integer,
    reminder integer not null,
    "where" text not null,
    where_text text,
    position integer not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    deleted_at text,
    name_key text${binary}
  )`,
  `create table meeting_kinds_translations (
    id integer not null references meeting_kinds (id),
    slug text not null,
    name text not null,
    short_description text,
    where_text text,
    status integer not null,
    language text not null,
    source_version integer not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    deleted_at text,
    primary key (language, id)
  )`,
  'create unique index meeting_kinds_translations_slug on meeting_kinds_translations (language, slug)',
  'alter table meetings add column kind_id integer',
  'alter table meetings add column minutes integer not null default 30',
  'alter table meetings add column reminded_of text',
  `create table availability (
    user_id integer primary key references users (id),
    time_zone text not null,
    -- Lists, as JSON.
    hours text not null,
    exceptions text not null,
    absences text not null,
    version integer not null default 1
  )`,
  `create table meeting_hosts (
    meeting_id integer not null references meetings (id) on delete cascade,
    user_id integer not null references users (id),
    primary key (meeting_id, user_id)
  )`,
  'create index meeting_hosts_user on meeting_hosts (user_id)',
  // Each seat of each stretch of five minutes can be taken once.
  `create table meeting_cells (
    user_id integer not null references users (id),
    cell integer not null,
    seat integer not null,
    meeting_id integer not null references meetings (id) on delete cascade,
    primary key (user_id, cell, seat)
  )`,
  'create index meeting_cells_meeting on meeting_cells (meeting_id)',
  `create table outside_calendars (
    id ${id},
    user_id integer not null references users (id),
    url text not null,
    when_unreadable text not null,
    read_at text,
    failing_since text,
    failure text
  )`,
  'create index outside_calendars_user on outside_calendars (user_id)',
  `create table busy_times (
    id ${id},
    calendar_id integer not null references outside_calendars (id) on delete cascade,
    starts_at text not null,
    ends_at text not null
  )`,
  'create index busy_times_calendar on busy_times (calendar_id, ends_at)',
  `create table calendar_feeds (
    user_id integer primary key references users (id),
    token_hash text not null unique,
    created_at text not null
  )`,
];
