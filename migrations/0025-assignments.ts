/** Emails to the people that messages and meetings are assigned to. */
export const statements = (): string[] => [
  // Whom an assignment is addressed to: it goes to nobody else, even if the item has been assigned anew.
  'alter table outbox add column user_id integer references users (id)',
];
