/** Adds texts that pages had of their own: the heading of the team and those of forms and of cancelling. */
export const statements = (): string[] => [
  'alter table abouts add column team_heading text',
  'alter table settings add column contact_heading text',
  'alter table settings add column privacy_notice text',
  'alter table settings add column cancel_text text',
];
