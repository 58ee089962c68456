/** Which draft a state of a record was published from, so that a form of that draft finds the record. */
export const statements = (): string[] => [
  'alter table revisions add column draft_id integer',
  'create index revisions_of_draft on revisions (draft_id) where draft_id is not null',
];
