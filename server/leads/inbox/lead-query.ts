import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import { type LeadDatabase, type LeadKind, type LeadState, tableOf } from '../tables.ts';

/** Which leads a list is to have. */
export interface LeadsFilter {
  state?: LeadState | undefined;
  /** A part of name, e-mail address, reference, text or phone number; of the number, whatever separates its digits. */
  search?: string | undefined;
  /** Who looks after them; null for those that nobody does. */
  assignee?: number | null | undefined;
  /** Those of which a mail failed and is still tried. */
  mail?: 'failing' | undefined;
}

/** Gives the leads of a kind; the two kinds share all that is asked of them. A message that is a test is none of them. */
export function leadsOf(leads: LeadDatabase, kind: LeadKind) {
  const tests = leads.selectFrom('self_tests').select('email');
  return leads.selectFrom(tableOf[kind] as 'contact_messages').where('email', 'not in', tests);
}

/** Gives the leads that pass a filter; spam only where its state or its mails are asked for. */
export function wantedLeads(leads: LeadDatabase, kind: LeadKind, { state, search, assignee, mail }: LeadsFilter) {
  let rows = leadsOf(leads, kind);
  if (state) rows = rows.where('state', '=', state);
  else if (!mail) rows = rows.where('state', '!=', 'spam');
  if (assignee !== undefined) rows = rows.where('assignee_id', assignee === null ? 'is' : '=', assignee);
  if (mail) rows = rows.where('id', 'in', failingMails(leads).where('lead', '=', kind).select('lead_id'));
  if (search) rows = rows.where(found(leads, kind, search));
  return rows;
}

/** Gives the mails that failed and are still tried; those that were given up are none of them. */
export function failingMails(leads: LeadDatabase) {
  return leads.selectFrom('outbox').where('failing_since', 'is not', null).where('due_at', 'is not', null);
}

/** Reads every lead that is left: an index of what visitors wrote would be one more place from which to erase it. */
function found(leads: LeadDatabase, kind: LeadKind, search: string) {
  const text = sql.join(
    searched[kind].map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  const isSqlite = leads.getExecutor().adapter instanceof SqliteAdapter;
  const isWritten = (isSqlite ? isFoundInSqlite : isFound)(text, patternOf(search));
  const digits = kind === 'contact_message' && dialled(search);
  return digits ? sql<boolean>`(${isWritten} or ${digitsOf('phone')} like ${`%${digits}%`})` : isWritten;
}

function isFound(text: RawBuilder<unknown>, pattern: string) {
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}

/** SQLite's own `like` knows the case of plain letters alone, and is ten times as fast as our lower(): it looks first. */
function isFoundInSqlite(text: RawBuilder<unknown>, pattern: string) {
  const other = /(?!\p{ASCII})\p{L}/gu;
  const isCased = pattern.match(other)?.some((letter) => letter.toLowerCase() !== letter.toUpperCase());
  if (!isCased) return sql<boolean>`${text} like ${pattern} escape '\\'`;
  const first = sql`${text} like ${pattern.replace(other, '%')} escape '\\'`;
  return sql<boolean>`(${first} and ${isFound(text, pattern)})`;
}

const searched = {
  contact_message: ['name', 'email', 'reference', 'phone', 'description'],
  meeting: ['name', 'email', 'reference', 'subject'],
} as const;

/** Written behind the country's number for callers at home; others leave it out. */
const TRUNK = '(0)';
const SEPARATORS = [TRUNK, ' ', '\u00a0', '-', '\u2011', '.', '/', '(', ')'];
const FEWEST_DIGITS = 4;

/** Returns the digits of what looks like a phone number, without the zeros that stand for a country or a trunk line. */
function dialled(search: string): string | null {
  if (!/^[\d\s().+/\u2011-]+$/.test(search)) return null;
  const digits = search.replace(TRUNK, '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? null : digits;
}

function digitsOf(column: string) {
  return SEPARATORS.reduce((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${sql.ref(column)}`);
}

function patternOf(search: string) {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
