import type { InboxKind } from '../../content/inbox/inbox-kind.ts';
import type { InboxRow } from './tables.ts';

/** A column of an inbox table, as migrations write it. */
export interface ItemColumn {
  name: string;
  /** `id` is the primary key; `user` refers to an account. */
  type: 'id' | 'text' | 'integer' | 'user';
  nullable: boolean;
  default?: string | number;
  unique?: true;
}

/** Returns the columns of a kind's table, from its declaration. */
export function columnsOfInboxKind({ fields, columns = {} }: InboxKind): ItemColumn[] {
  const own = Object.entries(fields).map(
    ([name, { required }]) => ({ name, type: 'text', nullable: !required }) as const,
  );
  const added = Object.entries(columns).map(([name, { type, nullable = false, default: value }]) => ({
    name,
    type,
    nullable,
    ...(value !== undefined && { default: value }),
  }));
  const common = Object.entries(commonColumns).map(([name, column]) => ({ name, nullable: false, ...column }));
  return [...common.slice(0, 1), ...own, ...added, ...common.slice(1)];
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
  version: { type: 'integer', default: 1 },
  text_hash: { type: 'text', default: '' },
  form_id: { type: 'text', nullable: true },
  source: { type: 'text', nullable: true },
  spam_reasons: { type: 'text', nullable: true },
  created_at: { type: 'text' },
};
