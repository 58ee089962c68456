/** Adds settings.tags. */
export const statements = (): string[] => ["alter table settings add column tags text not null default '[]'"];
