/** What each person may do. Whoever is there already, or was invited, may do everything, as before. */
export const statements = (): string[] => [
  "alter table users add column role text not null default 'owner'",
  "alter table registration_links add column role text not null default 'owner'",
];
