/** Who is notified of which messages and requests. */
export const statements = (): string[] => ["alter table settings add column notifications text not null default '[]'"];
