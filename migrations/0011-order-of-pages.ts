/** Adds the index pages_by_lead. */
export const statements = (): string[] => [
  'create index pages_by_lead on pages (lead, id, deleted_at) where deleted_at is null',
];
