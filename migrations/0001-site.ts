/** The installation itself. Times, here and in all tables, are ISO 8601 in UTC. */
export const statements = (): string[] => [
  // One row: the id that the database shares with its data folder, written at the first start.
  `create table site (
    one integer primary key check (one = 1),
    id text not null
  )`,

  // Keys that sign tokens and hash addresses, created when first needed.
  'create table secrets (name text primary key, value text not null)',

  // Of each migration as it was applied.
  `create table migration_checksums (
    name text primary key,
    checksum text not null
  )`,
];
