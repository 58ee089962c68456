import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import type { InboxFieldKind } from '../../../content/inbox/inbox-field.ts';
import { fieldNames, type InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { folded } from '../../../content/folding.ts';
import { containsSql, foldedSql } from '../../platform/database/folded-sql.ts';
import type { LeadDatabase } from '../tables.ts';

/** Reads all items of a kind: an index of what visitors wrote would be another place to erase it from. */
export function matches(db: LeadDatabase, kind: InboxKind, search: string) {
  const searched = Object.entries(kind.fields).filter(([, field]) => isSearched[field.kind]);
  const texts = ['reference', ...searched.map(([name]) => name)];
  const text = sql.join(
    texts.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const found = isInText(text, folded(search), isSqlite);
  const digits = digitsOfPhoneNumber(search);
  if (!digits) return found;
  return fieldNames(kind, 'phone').reduce(
    (condition, column) => sql<boolean>`(${condition} or ${digitsIn(column)} like ${`%${digits}%`})`,
    found,
  );
}

const isSearched: Record<InboxFieldKind, boolean> = {
  text: true,
  longText: true,
  email: true,
  phone: true,
  moment: false,
  timeZone: false,
};

/** SQLite's own `like` is many times as fast as our folding, which only texts with other letters need. */
function isInText(text: RawBuilder<unknown>, words: string, isSqlite: boolean) {
  const isInFolded = containsSql(foldedSql(text, isSqlite), words);
  if (!isSqlite) return isInFolded;
  const isInAscii = containsSql(text, words);
  return sql<boolean>`(${isInAscii} or (${text} glob ${OTHER_LETTERS} and ${isInFolded}))`;
}

const OTHER_LETTERS = '*[^\u0001-\u007f]*';

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
