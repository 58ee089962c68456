/** Links that show a draft to people without an account, and what these say about it. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table preview_links (
    id ${id},
    token_hash text not null unique,
    draft_id integer references drafts (id) on delete cascade,
    type text not null,
    record_id integer,
    title text not null,
    pinned_version integer,
    snapshot text,
    label text,
    allows_comments integer not null,
    created_at text not null,
    created_by integer,
    created_name text not null,
    expires_at text not null,
    revoked_at text,
    opened integer not null default 0,
    last_opened_at text,
    decision text,
    decided_at text,
    decided_name text,
    decided_version integer
  )`,
  'create index preview_links_of_draft on preview_links (draft_id)',
  'create index preview_links_of_record on preview_links (type, record_id)',
  `create table preview_comments (
    id ${id},
    link_id integer not null references preview_links (id) on delete cascade,
    name text not null,
    text text not null,
    created_at text not null
  )`,
  'create index preview_comments_of_link on preview_comments (link_id, id)',
];
