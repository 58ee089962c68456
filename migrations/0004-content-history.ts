/** What is kept of content beside its records: revisions, old slugs, previews, and the number that each write moves. */
export const statements = ({ id, name }: { id: string; name: string }): string[] => [
  // The last states of a record, newest last; `fields` is the row as JSON.
  `create table revisions (
    id ${id},
    type text not null,
    record_id integer not null,
    version integer not null,
    fields text not null,
    saved_at text not null,
    saved_by text,
    unique (type, record_id, version)
  )`,

  // Where a record lived before its slug was changed.
  `create table slug_redirects (
    type text not null,
    slug text not null,
    record_id integer not null,
    primary key (type, slug)
  )`,

  // Links under which an InActive record can be seen as its page for a while. Of a token only its SHA-256 is kept.
  `create table previews (
    token_hash text primary key,
    type text not null,
    record_id integer not null,
    expires_at text not null
  )`,

  // One row: moves with every write of content, in the same transaction.
  'create table content_version (id integer primary key check (id = 1), version integer not null)',
  'insert into content_version (id, version) values (1, 1)',

  // PostgreSQL notifies every process that listens; in SQLite each reads the version for itself.
  ...(name === 'postgres'
    ? [
        `create function tell_content_version() returns trigger language plpgsql as $$
         begin perform pg_notify('content_version', new.version::text); return null; end $$`,
        `create trigger content_version_told after update on content_version
         for each row execute function tell_content_version()`,
      ]
    : []),
];
