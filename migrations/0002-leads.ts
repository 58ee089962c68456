/** What visitors send. Times are ISO 8601 in UTC. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table contact_messages (
    id ${id},
    name text not null,
    email text not null,
    phone text not null,
    description text not null,
    created_at text not null
  )`,

  `create table meetings (
    id ${id},
    name text not null,
    email text not null,
    subject text not null,
    starts_at text not null,
    time_zone text not null,
    created_at text not null
  )`,
];
