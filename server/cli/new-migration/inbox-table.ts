import type { InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { columnsOfInboxKind, type ItemColumn } from '../../leads/item-columns.ts';
import type { Column, Table } from './tables.ts';

/** Returns the table that holds the items of an inbox kind. */
export function inboxTable(kind: InboxKind): Table {
  return {
    name: kind.table,
    columns: columnsOfInboxKind(kind).map(({ type, ...column }) => ({ ...column, ...details[type] })),
    indexes: indexes.map(({ name, ...index }) => ({ name: `${kind.table}_${name}`, ...index })),
  };
}

const details: Record<ItemColumn['type'], Pick<Column, 'type' | 'primaryKey' | 'references' | 'initial'>> = {
  id: { type: 'integer', primaryKey: true },
  text: { type: 'text', initial: '' },
  integer: { type: 'integer', initial: 0 },
  user: { type: 'integer', references: 'users' },
};

/** For the orders and filters of the inbox, and for what the spam filter counts. */
const indexes = [
  { name: 'status', columns: ['status', 'created_at'] },
  { name: 'created_at', columns: ['created_at'] },
  { name: 'assignee', columns: ['assignee_id', 'created_at'] },
  { name: 'text_hash', columns: ['text_hash', 'created_at'] },
  { name: 'form_id', columns: ['form_id'], where: 'form_id is not null' },
];
