/** The languages of a site; without any, it is in English. */
export const statements = (): string[] => ["alter table settings add column languages text not null default '[]'"];
