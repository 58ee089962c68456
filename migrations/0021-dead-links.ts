/** Marks the uses that are links, of which the ones that lead nowhere are listed. They are found anew at the next start. */
export const statements = (): string[] => [
  'alter table uses add column is_link integer not null default 0',
  'create index uses_links on uses (target_type, target_id) where is_link = 1',
  'update content_version set uses_version = 0',
];
