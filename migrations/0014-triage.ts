/**
 * Since when a mail fails, and when it did so last. The tests of the way of a message: its sender is known to nobody
 * else, and marks the message as one. Times are ISO 8601 in UTC.
 */
export const statements = ({ id }: { id: string }): string[] => [
  'alter table outbox add column failing_since text',
  'alter table outbox add column failed_at text',
  `update outbox set failing_since = created_at, failed_at = created_at
    where failure is not null and sent_at is null`,
  'create index outbox_failing on outbox (failing_since) where failing_since is not null',

  // `failed` is the stage that failed: accepted, stored or mailed; null where none did, or while it runs.
  `create table self_tests (
    id ${id},
    email text not null unique,
    started_at text not null,
    ended_at text,
    failed text,
    sentence text not null default ''
  )`,
];
