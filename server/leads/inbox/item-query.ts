import { type RawBuilder, sql } from 'kysely';
import { type AnyInboxKind, type InboxStatus } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadDatabase } from '../tables.ts';
import { matches } from './item-search.ts';
import { viewCondition } from './views.ts';

export interface ItemFilter {
  status?: InboxStatus | undefined;
  /** A part of name, email address, reference, text or phone number; phone numbers match with any separators. */
  search?: string | undefined;
  /** Null for items that nobody is assigned to. */
  assignee?: number | null | undefined;
  /** Items with an email that failed and is retried. */
  mail?: 'failing' | undefined;
  /** For kinds with views; by default, all items. */
  view?: string | undefined;
}

/** Selects the items of a kind, without test messages. */
export function realItems(db: LeadDatabase, { table }: AnyInboxKind) {
  const tests = db.selectFrom('self_tests').select('email');
  return db.selectFrom(table).where('email', 'not in', tests);
}

/** Selects the items that pass a filter; spam only where its status or its emails are asked for. */
export function filteredItems(db: LeadDatabase, kind: AnyInboxKind, filter: ItemFilter, now: Date) {
  const { status, search, assignee, mail, view } = filter;
  let rows = realItems(db, kind);
  if (status) rows = rows.where('status', '=', status);
  else if (!mail) rows = rows.where('status', '!=', 'spam');
  if (assignee !== undefined) rows = rows.where('assignee_id', assignee === null ? 'is' : '=', assignee);
  if (mail) rows = rows.where('id', 'in', failingEmails(db).where('item_kind', '=', kind.name).select('item_id'));
  const isInView = view && viewCondition(kind, view, now);
  if (isInView) rows = rows.where(isInView);
  if (search) rows = rows.where(matches(db, kind, search));
  return rows;
}

/** Returns the condition that an item is on one side of a position in the list. */
export function beyond(side: '<' | '>', column: RawBuilder<unknown>, [value, id]: readonly [string, number]) {
  return sql<boolean>`(${column}, id) ${sql.raw(side)} (${value}, ${id})`;
}

/** Selects the emails that failed and were not given up. */
export function failingEmails(db: LeadDatabase) {
  return db.selectFrom('outbox').where('failing_since', 'is not', null).where('due_at', 'is not', null);
}
