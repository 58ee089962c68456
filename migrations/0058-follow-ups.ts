/** Adds follow-ups, amounts and an index of senders to inbox items, item_events, saved_filters and settings.currency. */
export const statements = ({ id }: { id: string }): string[] => [
  ...['contact_messages', 'meetings'].flatMap((table) => [
    `alter table ${table} add column follow_up text`,
    `alter table ${table} add column reminded_for text`,
    `alter table ${table} add column amount double precision`,
    `create index ${table}_follow_up on ${table} (follow_up) where follow_up is not null`,
    `create index ${table}_sender on ${table} (lower(email))`,
  ]),
  `create table item_events (
    id ${id},
    item_kind text not null,
    item_id integer not null,
    at text not null,
    user_id integer,
    user_name text not null,
    kind text not null,
    value text not null
  )`,
  'create index item_events_by_item on item_events (item_kind, item_id)',
  `create table saved_filters (
    id ${id},
    user_id integer not null references users (id),
    list text not null,
    name text not null,
    query text not null,
    unique (user_id, list, name)
  )`,
  'alter table settings add column currency text',
];
