/** Adds what is counted of visits: numbers by day or month, the visitors of a day as a sketch, and the salt of a day. */
export const statements = ({ name, binary }: { name: string; binary: string }): string[] => {
  const asTree = name === 'sqlite' ? ' without rowid' : '';
  return [
    `create table visits (
      kind text not null,
      -- A day such as 2026-12-01, or a month such as 2026-12.
      day text${binary} not null,
      name text not null,
      views integer not null,
      visits integer not null,
      visitors integer not null default 0,
      primary key (kind, day, name)
    )${asTree}`,
    'create table visitor_sketches (day text primary key, registers text not null)',
    'create table visitor_salts (day text primary key, salt text not null)',
  ];
};
