import type { InboxKind } from '../../../content/inbox/inbox-kind.ts';
import type { Column, Table } from './tables.ts';
import type { InboxRow } from '../../leads/tables.ts';

/** Returns the table that holds the items of an inbox kind. */
export function inboxTable(kind: InboxKind): Table {
  return {
    name: kind.table,
    columns: columnsOfInboxKind(kind).map(({ type, ...column }) => ({ ...column, ...details[type] })),
    indexes: indexes.map(({ name, ...index }) => ({ name: `${kind.table}_${name}`, ...index })),
    searched: { place: `'${kind.name}'`, thing: 'row.id' },
  };
}

const details: Record<ItemColumn['type'], Pick<Column, 'type' | 'primaryKey' | 'references' | 'initial'>> = {
  id: { type: 'integer', primaryKey: true },
  text: { type: 'text', initial: '' },
  integer: { type: 'integer', initial: 0 },
  number: { type: 'double precision' },
  user: { type: 'integer', references: 'users' },
};

/** For the orders and filters of the inbox, for what the spam filter counts, for what somebody has sent, and for figures. */
const indexes = [
  { name: 'status', columns: ['status', 'created_at'] },
  { name: 'created_at', columns: ['created_at'] },
  { name: 'assignee', columns: ['assignee_id', 'created_at'] },
  { name: 'text_hash', columns: ['text_hash', 'created_at'] },
  { name: 'form_id', columns: ['form_id'], where: 'form_id is not null' },
  { name: 'follow_up', columns: ['follow_up'], where: 'follow_up is not null' },
  { name: 'sender', columns: ['lower(email)'] },
  { name: 'received_on', columns: ['received_on'] },
];

/** A column of an inbox table, as migrations write it. */
interface ItemColumn {
  name: string;
  /** `id` is the primary key; `user` refers to an account. */
  type: 'id' | 'text' | 'integer' | 'number' | 'user';
  nullable: boolean;
  default?: string | number;
  unique?: true;
}

/** Returns the columns of a kind's table, from its declaration. */
export function columnsOfInboxKind({ fields, columns = {} }: InboxKind): ItemColumn[] {
  const declared = Object.entries(fields).map(
    ([name, { required }]) => ({ name, type: 'text', nullable: !required }) as const,
  );
  const added = Object.entries(columns).map(([name, { type, nullable = false, default: value }]) => ({
    name,
    type,
    nullable,
    ...(value !== undefined && { default: value }),
  }));
  const common = Object.entries(commonColumns).map(([name, column]) => ({ name, nullable: false, ...column }));
  return [...common.slice(0, 1), ...declared, ...added, ...common.slice(1)];
}

const commonColumns: Record<
  Exclude<keyof InboxRow, 'name' | 'email'>,
  Omit<ItemColumn, 'name' | 'nullable'> & { nullable?: true }
> = {
  id: { type: 'id' },
  reference: { type: 'text', unique: true },
  idempotency_key: { type: 'text', nullable: true, unique: true },
  status: { type: 'text', default: 'new' },
  assignee_id: { type: 'user', nullable: true },
  notes: { type: 'text', default: '' },
  follow_up: { type: 'text', nullable: true },
  reminded_for: { type: 'text', nullable: true },
  amount: { type: 'number', nullable: true },
  version: { type: 'integer', default: 1 },
  text_hash: { type: 'text', default: '' },
  form_id: { type: 'text', nullable: true },
  source: { type: 'text', nullable: true },
  landing_page: { type: 'text', nullable: true },
  channel: { type: 'text', nullable: true },
  source_name: { type: 'text', nullable: true },
  first_campaign: { type: 'text', nullable: true },
  last_campaign: { type: 'text', nullable: true },
  sent_from: { type: 'text', nullable: true },
  received_on: { type: 'text', nullable: true },
  spam_reasons: { type: 'text', nullable: true },
  language: { type: 'text', nullable: true },
  created_at: { type: 'text' },
};
