/** Adds the table of files that visitors send. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table attachments (
    id ${id},
    file text not null unique,
    item_kind text,
    item_id integer,
    field text not null,
    type text not null,
    size integer not null,
    sha256 text not null,
    created_at text not null
  )`,
  'create index attachments_item on attachments (item_kind, item_id)',
];
