/** The installation itself. Times, here and in all tables, are ISO 8601 in UTC. */
export const statements = (): string[] => [
  // One row: the id that the database shares with its data folder, made at the first start.
  `create table site (
    one integer primary key check (one = 1),
    id text not null
  )`,

  // What tokens and addresses are signed or hashed with, made when first needed.
  'create table secrets (name text primary key, value text not null)',

  // The checksum of each migration as it was applied.
  `create table migration_checksums (
    name text primary key,
    checksum text not null
  )`,
];
