/** The categories of services in the settings, which had been declared. */
export const statements = (): string[] => [
  "alter table settings add column service_categories text not null default '[]'",
];
