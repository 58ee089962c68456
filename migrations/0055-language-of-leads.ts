/** Adds contact_messages.language and meetings.language. */
export const statements = (): string[] => [
  'alter table contact_messages add column language text',
  'alter table meetings add column language text',
];
