import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import { dayIn } from '../../../content/days.ts';
import { type AnyInboxKind, type InboxStatus, openStatuses } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadDatabase } from '../tables.ts';
import { viewCondition } from './views.ts';
import type { InboxFieldKind } from '../../../content/inbox/inbox-field.ts';
import { fieldNames, type InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { folded } from '../../../content/texts/folding.ts';
import { digitsSought, TRUNK } from '../../../content/texts/phone-digits.ts';
import { containsSql, foldedSql } from '../../platform/database/folded-sql.ts';

export interface ItemFilter {
  status?: InboxStatus | undefined;
  /** A part of name, email address, reference, text or phone number; phone numbers match with any separators. */
  search?: string | undefined;
  /** Null for items that nobody is assigned to. */
  assignee?: number | null | undefined;
  /** Items with an email that failed and is retried. */
  mail?: 'failing' | undefined;
  /** Items that are not closed, and whose follow-up is today or over. */
  follow_up?: 'due' | undefined;
  /** For kinds with views; by default, all items. */
  view?: string | undefined;
}

/** A time, and the time zone of the agency. */
interface LocalMoment {
  now: Date;
  timeZone: string;
}

/** Selects the items of a kind, without test messages. */
export function realItems(db: LeadDatabase, { table }: AnyInboxKind) {
  const tests = db.selectFrom('self_tests').select('email');
  return db.selectFrom(table).where('email', 'not in', tests);
}

/** Selects the items that somebody sent, given their address in lower case. */
export function itemsFrom(db: LeadDatabase, kind: AnyInboxKind, address: string) {
  return realItems(db, kind).where(sql<string>`lower(email)`, '=', address);
}

/** Selects the items that pass a filter; spam only where its status or its emails are asked for. */
export function filteredItems(db: LeadDatabase, kind: AnyInboxKind, filter: ItemFilter, moment: LocalMoment) {
  const { status, search, assignee, mail, follow_up, view } = filter;
  let rows = realItems(db, kind);
  if (status) rows = rows.where('status', '=', status);
  else if (!mail) rows = rows.where('status', '!=', 'spam');
  if (assignee !== undefined) rows = rows.where('assignee_id', assignee === null ? 'is' : '=', assignee);
  if (mail) rows = rows.where('id', 'in', failingEmails(db).where('item_kind', '=', kind.name).select('item_id'));
  if (follow_up)
    rows = rows.where('follow_up', '<=', dayIn(moment.timeZone, moment.now)).where('status', 'in', openStatuses);
  const isInView = view && viewCondition(kind, view, moment.now);
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

/** Reads all items of a kind: the search index has no parts of words. */
function matches(db: LeadDatabase, kind: InboxKind, search: string) {
  const searched = Object.entries(kind.fields).filter(([, field]) => isSearched[field.kind]);
  const texts = ['reference', ...searched.map(([name]) => name)];
  const text = sql.join(
    texts.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const found = isInText(text, folded(search), isSqlite);
  const digits = digitsSought(search);
  if (!digits) return found;
  return fieldNames(kind, 'phone').reduce(
    (condition, column) => sql<boolean>`(${condition} or ${digitsIn(column)} like ${`%${digits}%`})`,
    found,
  );
}

/** Whether items are found by what a field says. */
export const isSearched: Record<InboxFieldKind, boolean> = {
  text: true,
  longText: true,
  email: true,
  phone: true,
  moment: false,
  timeZone: false,
  file: true,
};

/** A plain comparison is many times as fast as our folding, which only texts with other letters than those of ASCII need. */
function isInText(text: RawBuilder<unknown>, words: string, isSqlite: boolean) {
  const isInFolded = containsSql(foldedSql(text, isSqlite), words);
  // SQLite's own `like` ignores letter case in ASCII.
  const isInAscii = containsSql(isSqlite ? text : sql`lower(${text})`, words);
  const hasOthers = isSqlite ? sql`${text} glob ${OTHER_LETTERS}` : sql`octet_length(${text}) <> char_length(${text})`;
  return sql<boolean>`(${isInAscii} or (${hasOthers} and ${isInFolded}))`;
}

const OTHER_LETTERS = '*[^\u0001-\u007f]*';

const SEPARATORS = [TRUNK, ' ', '\u00a0', '-', '\u2011', '.', '/', '(', ')'];

function digitsIn(column: string) {
  return SEPARATORS.reduce((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${sql.ref(column)}`);
}
