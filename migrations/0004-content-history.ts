/** Revisions, old slugs and previews of records, and the version of all content. */
export const statements = ({ id, name }: { id: string; name: string }): string[] => [
  // The last revisions of a record; `fields` is the record as JSON.
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

  // The former slugs of a record.
  `create table slug_redirects (
    type text not null,
    slug text not null,
    record_id integer not null,
    primary key (type, slug)
  )`,

  // Links that show the page of an InActive record for a while. Of a token only its SHA-256 is stored.
  `create table previews (
    token_hash text primary key,
    type text not null,
    record_id integer not null,
    expires_at text not null
  )`,

  // One row: the version rises with every write of content, in the same transaction.
  'create table content_version (id integer primary key check (id = 1), version integer not null)',
  'insert into content_version (id, version) values (1, 1)',

  // PostgreSQL notifies all processes of a new version; with SQLite, each reads it.
  ...(name === 'postgres'
    ? [
        `create function notify_content_version() returns trigger language plpgsql as $$
         begin perform pg_notify('content_version', new.version::text); return null; end $$`,
        `create trigger content_version_changed after update on content_version
         for each row execute function notify_content_version()`,
      ]
    : []),
];
