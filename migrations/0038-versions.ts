/** What a version has changed, what people call it, and which version of its draft it was published from. */
export const statements = (): string[] => [
  'alter table revisions add column changed text',
  'alter table revisions add column label text',
  'alter table revisions add column draft_version integer',
];
