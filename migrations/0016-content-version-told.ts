/** PostgreSQL tells every process that listens of a new content version; in SQLite each reads it for itself. */
export const statements = ({ name }: { name: string }): string[] =>
  name === 'postgres'
    ? [
        `create function tell_content_version() returns trigger language plpgsql as $$
         begin perform pg_notify('content_version', new.version::text); return null; end $$`,
        `create trigger content_version_told after update on content_version
         for each row execute function tell_content_version()`,
      ]
    : [];
