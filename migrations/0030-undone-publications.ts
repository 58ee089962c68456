/** Who has changed what in a draft, and what a publication is undone with. */
export const statements = (): string[] => [
  'alter table drafts add column authors text',
  'alter table drafts add column published_at text',
  'alter table preview_links add column published_draft_id integer',
  'alter table revisions add column parts_before text',
];
