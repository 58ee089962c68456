/** Scheduled backups: one row about the last ones. */
export const statements = (): string[] => [
  `create table backup_status (
    id integer primary key check (id = 1),
    -- The last attempt, and why it failed; null if it did not.
    started_at text,
    failure text,
    -- The last complete backup, and where it is.
    completed_at text,
    completed_name text,
    destination text,
    -- The last trial restore: when, of which backup, and why it failed; null if it did not.
    tried_at text,
    tried_name text,
    trial_failure text,
    -- The newest backup that was restored.
    proved_name text
  )`,
  'insert into backup_status (id) values (1)',
];
