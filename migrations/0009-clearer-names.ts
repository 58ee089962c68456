/** Follows other tables: the key of a single row is `id`, and the name of a user ends in `_name`. */
export const statements = (): string[] => [
  'alter table site rename column id to site_id',
  'alter table site rename column one to id',
  'alter table registration_links rename column inviter to inviter_name',
];
