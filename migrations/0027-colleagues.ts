/** Emails to colleagues: what they are assigned, and what was set aside as spam. */
export const statements = (): string[] => [
  // Whom an assignment is addressed to: it goes to nobody else, even if the item has been assigned anew.
  'alter table outbox add column user_id integer references users (id)',

  // One row: up to when the agency has been told of items that were set aside, and when it was told last.
  `create table set_aside_notice (
    id integer primary key check (id = 1),
    told_until text,
    told_at text
  )`,
  'insert into set_aside_notice (id) values (1)',
];
