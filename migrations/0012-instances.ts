/** What several instances on one database know of one another. */
export const statements = (): string[] => [
  'create table jobs (name text primary key, began_at text not null, claimed_until text)',
  'create table instances (id text primary key, files text not null, seen_at text not null)',
  `create table file_checks (
    id integer primary key,
    at text not null,
    missing integer not null,
    unaccounted integer not null
  )`,
];
