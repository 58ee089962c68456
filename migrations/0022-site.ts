/** The id that the database shares with its data folder, made at the first start. */
export const statements = (): string[] => [
  `create table site (
    one integer primary key check (one = 1),
    id text not null
  )`,
];
