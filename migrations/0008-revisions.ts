/** Who saved each state of a record. Null where nobody was asked yet. */
export const statements = (): string[] => ['alter table revisions add column saved_by text'];
