/** Whose answer is lost on the way is sent again: what a request calls the draft that it begins. */
export const statements = (): string[] => [
  'alter table drafts add column creation_key text',
  'create unique index drafts_by_creation_key on drafts (created_by, creation_key) where creation_key is not null',
];
