/** Adds the replies to inbox items, their drafts and templates, outbox.reply_id and users.signature. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table replies (
    id ${id},
    item_kind text not null,
    item_id integer not null,
    author_id integer not null references users (id),
    text text not null,
    send_at text not null,
    has_opened_item integer not null default 0
  )`,
  'create index replies_by_item on replies (item_kind, item_id)',
  `create table reply_drafts (
    item_kind text not null,
    item_id integer not null,
    author_id integer not null references users (id),
    text text not null,
    version integer not null,
    updated_at text not null,
    primary key (item_kind, item_id, author_id)
  )`,
  `create table reply_templates (
    id ${id},
    name text not null unique,
    text text not null
  )`,
  'alter table outbox add column reply_id integer',
  'create index outbox_by_reply on outbox (reply_id)',
  "alter table users add column signature text not null default ''",
];
