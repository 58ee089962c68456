/**
 * Which variants a picture has, and the queue of those that are still to be made: a picture waits until both times are
 * set. Times are ISO 8601 in UTC.
 */
export const statements = (): string[] => [
  'alter table media add column webp_made_at text',
  'alter table media add column avif_made_at text',

  // How often the variants of the next format failed.
  'alter table media add column attempts integer not null default 0',

  // Until then, a process is at work on the picture, or it rests after a failure.
  'alter table media add column claimed_until text',

  'create index media_without_variants on media (id) where avif_made_at is null',
];
