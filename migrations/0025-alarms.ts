/** What is wrong with the site, and whether the people who run it have been told. */
export const statements = (): string[] => [
  `create table alarms (
    -- The name, followed by the machine where it is about one.
    key text primary key,
    name text not null,
    sentence text not null,
    raised_at text not null,
    seen_at text not null,
    over_at text,
    told_at text,
    claimed_until text
  )`,
];
