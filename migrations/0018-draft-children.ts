/** What a draft changes of the parts of its record, such as the headings of a post, as JSON. */
export const statements = (): string[] => ['alter table drafts add column children text'];
