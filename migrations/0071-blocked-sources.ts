/** Adds settings.blocked_sources. */
export const statements = (): string[] => [
  "alter table settings add column blocked_sources text not null default '[]'",
];
