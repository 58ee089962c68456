/** What a brand, a service and the settings say of themselves since the site's second edition. */
export const statements = (): string[] => [
  `alter table brands add column style text not null default 'bold'`,
  'alter table services add column price text',
  'alter table settings add column contact_person integer references teams (id)',
];
