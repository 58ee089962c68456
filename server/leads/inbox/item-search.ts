import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import { fieldNames, type InboxKind } from '../../../content/inbox/inbox-kind.ts';
import type { LeadDatabase } from '../tables.ts';

/** Reads all items of a kind: an index of what visitors wrote would be another place to erase it from. */
export function matches(db: LeadDatabase, kind: InboxKind, search: string) {
  const times = new Set([...fieldNames(kind, 'moment'), ...fieldNames(kind, 'timeZone')]);
  const texts = ['reference', ...Object.keys(kind.fields).filter((name) => !times.has(name))];
  const text = sql.join(
    texts.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const isInText = (isSqlite ? isInSqliteText : isIn)(text, patternOf(search));
  const digits = digitsOfPhoneNumber(search);
  if (!digits) return isInText;
  return fieldNames(kind, 'phone').reduce(
    (condition, column) => sql<boolean>`(${condition} or ${digitsIn(column)} like ${`%${digits}%`})`,
    isInText,
  );
}

function isIn(text: RawBuilder<unknown>, pattern: string) {
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}

/** SQLite's own `like` ignores the case of ASCII letters only, but is ten times as fast as our lower(): it filters first. */
function isInSqliteText(text: RawBuilder<unknown>, pattern: string) {
  const other = /(?!\p{ASCII})\p{L}/gu;
  const isCased = pattern.match(other)?.some((letter) => letter.toLowerCase() !== letter.toUpperCase());
  if (!isCased) return sql<boolean>`${text} like ${pattern} escape '\\'`;
  const first = sql`${text} like ${pattern.replace(other, '%')} escape '\\'`;
  return sql<boolean>`(${first} and ${isIn(text, pattern)})`;
}

/** The trunk prefix that callers at home dial after the country code, and others leave out. */
const TRUNK = '(0)';
const SEPARATORS = [TRUNK, ' ', '\u00a0', '-', '\u2011', '.', '/', '(', ')'];
const FEWEST_DIGITS = 4;

/** Returns the digits of what looks like a phone number, without leading zeros. */
function digitsOfPhoneNumber(search: string): string | null {
  if (!/^[\d\s().+/\u2011-]+$/.test(search)) return null;
  const digits = search.replace(TRUNK, '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? null : digits;
}

function digitsIn(column: string) {
  return SEPARATORS.reduce((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${sql.ref(column)}`);
}

function patternOf(search: string) {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
