/** Adds the answers of visitors, how far their mailbox has been read, and outbox.bounced_at. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table answers (
    id ${id},
    item_kind text not null,
    item_id integer not null,
    message_id text not null unique,
    kind text not null,
    from_name text not null,
    from_address text not null,
    subject text not null,
    headers text not null,
    text text not null,
    whole_text text not null,
    files text not null,
    is_unreadable integer not null default 0,
    received_at text not null
  )`,
  'create index answers_by_item on answers (item_kind, item_id)',
  `create table mailbox_state (
    id integer primary key,
    account text not null,
    validity text,
    last_uid integer not null,
    read_at text,
    failing_since text,
    failure text
  )`,
  'alter table outbox add column bounced_at text',
];
