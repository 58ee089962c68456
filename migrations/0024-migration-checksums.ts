/** What each migration said when it was applied: one that is changed afterwards would leave databases that differ. */
export const statements = (): string[] => [
  `create table migration_checksums (
    name text primary key,
    checksum text not null
  )`,
];
