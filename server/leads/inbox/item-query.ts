import { sql } from 'kysely';
import type { MeetingView } from '../../../content/inbox/appointment.ts';
import { type AnyInboxKind, type InboxStatus } from '../../../content/inbox/inbox-kinds.ts';
import { isInView, viewOrders } from '../meetings/views.ts';
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
  /** For kinds with views; by default, all items. */
  view?: MeetingView | undefined;
}

/** Selects the items of a kind, without test messages. */
export function itemsOf(db: LeadDatabase, { table }: AnyInboxKind) {
  const tests = db.selectFrom('self_tests').select('email');
  return db.selectFrom(table).where('email', 'not in', tests);
}

/** Selects the items that pass a filter; spam only where its status or its emails are asked for. */
export function filteredItems(db: LeadDatabase, kind: AnyInboxKind, filter: ItemFilter, now: Date) {
  const { status, search, assignee, mail, view } = filter;
  let rows = itemsOf(db, kind);
  if (status) rows = rows.where('status', '=', status);
  else if (!mail) rows = rows.where('status', '!=', 'spam');
  if (assignee !== undefined) rows = rows.where('assignee_id', assignee === null ? 'is' : '=', assignee);
  if (mail) rows = rows.where('id', 'in', failingEmails(db).where('item_kind', '=', kind.name).select('item_id'));
  if (view) rows = rows.where(isInView(view, now));
  if (search) rows = rows.where(matches(db, kind, search));
  return rows;
}

/** Returns the column by which a filtered list is sorted, and in which direction. */
export function orderOf({ view = 'all' }: ItemFilter) {
  const { column, direction } = viewOrders[view];
  return { column: sql<string>`${sql.ref(column)}`, direction };
}

/** Selects the emails that failed and were not given up. */
export function failingEmails(db: LeadDatabase) {
  return db.selectFrom('outbox').where('failing_since', 'is not', null).where('due_at', 'is not', null);
}
