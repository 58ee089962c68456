/** The content version at which each type last changed. */
export const statements = (): string[] => [
  'create table type_versions (type text primary key, version integer not null)',
];
