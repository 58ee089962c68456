import { type AnyInboxKind, type InboxStatus } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadDatabase } from '../tables.ts';
import { matches } from './item-search.ts';

export interface ItemFilter {
  status?: InboxStatus | undefined;
  /** A part of name, email address, reference, text or phone number; phone numbers match with any separators. */
  search?: string | undefined;
  /** Null for items that nobody is assigned to. */
  assignee?: number | null | undefined;
  /** Items with an email that failed and is retried. */
  mail?: 'failing' | undefined;
}

/** Selects the items of a kind, without test messages. */
export function itemsOf(db: LeadDatabase, { table }: AnyInboxKind) {
  const tests = db.selectFrom('self_tests').select('email');
  return db.selectFrom(table).where('email', 'not in', tests);
}

/** Selects the items that pass a filter; spam only where its status or its emails are asked for. */
export function filteredItems(db: LeadDatabase, kind: AnyInboxKind, { status, search, assignee, mail }: ItemFilter) {
  let rows = itemsOf(db, kind);
  if (status) rows = rows.where('status', '=', status);
  else if (!mail) rows = rows.where('status', '!=', 'spam');
  if (assignee !== undefined) rows = rows.where('assignee_id', assignee === null ? 'is' : '=', assignee);
  if (mail) rows = rows.where('id', 'in', failingEmails(db).where('item_kind', '=', kind.name).select('item_id'));
  if (search) rows = rows.where(matches(db, kind, search));
  return rows;
}

/** Selects the emails that failed and were not given up. */
export function failingEmails(db: LeadDatabase) {
  return db.selectFrom('outbox').where('failing_since', 'is not', null).where('due_at', 'is not', null);
}
