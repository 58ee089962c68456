/** Social links besides the three of the settings. */
export const statements = (): string[] => ["alter table settings add column social_links text not null default '[]'"];
