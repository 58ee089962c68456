/**
 * A lead has a reference that its visitor is told, and the key of what was sent, so that the same thing sent twice is
 * stored once. The outbox holds the mails that follow it. Times are ISO 8601 in UTC.
 */
export const statements = ({ id }: { id: string }): string[] => [
  ...['contact_messages', 'meetings'].flatMap((table) => [
    `alter table ${table} add column reference text not null default ''`,
    `update ${table} set reference = 'P-' || id`,
    `create unique index ${table}_reference on ${table} (reference)`,
    `alter table ${table} add column sent_key text`,
    `create unique index ${table}_sent_key on ${table} (sent_key)`,
  ]),

  // `lead` is contact_message or meeting; `letter` is notification or confirmation. The letter itself is written when it
  // is sent. It is tried at due_at, which moves ahead while someone is at it; null once it was sent or given up.
  `create table outbox (
    id ${id},
    message_id text not null unique,
    letter text not null,
    lead text not null,
    lead_id integer not null,
    attempts integer not null default 0,
    due_at text,
    sent_at text,
    failure text,
    created_at text not null
  )`,
  'create index outbox_due on outbox (due_at) where due_at is not null',
  'create index outbox_lead on outbox (lead, lead_id)',
];
