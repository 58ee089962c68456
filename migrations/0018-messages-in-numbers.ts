import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';

/**
 * What keeps the cost of a message the same however many there are: `text_hash` finds those with the same words,
 * `form_id` those sent with one form token. Of a mail, `recipient` is the hash of the visitor's address, by which
 * confirmations are counted; `priority` says which goes first; `waited` marks what was written down while mail was not
 * set up; `expired_at` says when it was too old to be sent. Whoever updates `confirmation_counter` counts alone.
 */
export const statements = (): string[] => [
  ...tables.flatMap(({ table }) => [
    `alter table ${table} add column text_hash text not null default ''`,
    `alter table ${table} add column form_id text`,
    `create index ${table}_text_hash on ${table} (text_hash, created_at)`,
    `create index ${table}_form_id on ${table} (form_id) where form_id is not null`,
  ]),

  'alter table outbox add column recipient text',
  'alter table outbox add column priority integer not null default 2',
  'alter table outbox add column waited integer not null default 0',
  'alter table outbox add column expired_at text',
  `update outbox set priority = case when letter in ('notification', 'cancellation notice') then 0
    when letter = 'confirmation' then 3 else 2 end`,
  'update outbox set waited = 1 where sent_at is null and attempts = 0',
  'create index outbox_next on outbox (priority, due_at, id) where due_at is not null',
  'create index outbox_recipient on outbox (recipient, created_at) where recipient is not null',
  'create index outbox_letter on outbox (letter, created_at)',

  'create table confirmation_counter (id integer primary key check (id = 1), number integer not null)',
  'insert into confirmation_counter (id, number) values (1, 0)',
];

const tables = [
  { table: 'contact_messages', column: 'description' },
  { table: 'meetings', column: 'subject' },
] as const;
const AT_ONCE = 500;

/** Hashes the texts of existing messages, which SQL cannot do. */
export async function fill(kysely: Kysely<object>): Promise<void> {
  for (const { table, column } of tables) {
    const messages = kysely.withTables<Record<string, Row>>();
    for (let last = 0; ;) {
      const after = messages.selectFrom(table).select(['id', column]).where('id', '>', last).orderBy('id');
      const rows = await after.limit(AT_ONCE).execute();
      for (const { id, [column]: text } of rows)
        await messages
          .updateTable(table)
          .set({ text_hash: hashOf(text) })
          .where('id', '=', id)
          .execute();
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
}

interface Row {
  id: number;
  description: string;
  subject: string;
  text_hash: string;
}

function hashOf(text: string) {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
