/** What is being written, beside what is published, and when it is to be published. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table drafts (
    id ${id},
    type text not null,
    record_id integer,
    base_version integer,
    fields text not null,
    title text not null,
    version integer not null default 1,
    created_at text not null,
    created_by integer,
    updated_at text not null,
    updated_by integer,
    updated_name text not null,
    deleted_at text
  )`,
  'create unique index drafts_of_record on drafts (type, record_id) where record_id is not null and deleted_at is null',
  'create index drafts_newest on drafts (updated_at, id) where deleted_at is null',
  `create table schedules (
    id ${id},
    type text not null,
    record_id integer,
    draft_id integer references drafts (id) on delete cascade,
    action text not null,
    due_at text not null,
    time_zone text not null,
    created_at text not null,
    created_by integer,
    created_name text not null,
    done_at text,
    failure text
  )`,
  'create index schedules_due on schedules (due_at, id) where done_at is null',
];
