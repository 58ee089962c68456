/** Which version of About or the Service Page the draft of their page changes. */
export const statements = (): string[] => ['alter table drafts add column part_version integer'];
