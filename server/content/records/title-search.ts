import { type Expression, sql, SqliteAdapter } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import { anyContent, type ContentDatabase, recordsOf } from '../tables.ts';

const TRIGRAM = 3; // characters
const MAX_IDS = 200;

/**
 * Returns the condition that a record's title contains a text, ignoring case. A few matches in the trigram index become
 * a list of ids; for many, scanning the titles in the order of the list is faster.
 */
export async function hasInTitle(db: ContentDatabase, type: ContentType, text: string): Promise<Expression<boolean>> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  // SQLite's `like` and its index ignore the case of ASCII letters only.
  const isAscii = /^[ -~]+$/.test(text);
  if (type.titleIndex && text.length >= TRIGRAM && (isAscii || !isSqlite)) {
    const matches = isSqlite ? matchesInSqlite(db, type, text) : matchesInPostgres(db, type, text);
    const rows = await matches.limit(MAX_IDS + 1).execute();
    if (rows.length === 0) return sql<boolean>`1 = 0`;
    if (rows.length <= MAX_IDS) return sql<boolean>`id in (${sql.join(rows.map(({ id }) => id))})`;
  }
  const title = sql.ref(type.title);
  if (isSqlite && isAscii) return sql<boolean>`${title} like ${patternOf(text)} escape '\\'`;
  return isSqlite
    ? sql<boolean>`instr(lower(${title}), ${text.toLowerCase()}) > 0`
    : sql<boolean>`strpos(lower(${title}), ${text.toLowerCase()}) > 0`;
}

function matchesInSqlite(db: ContentDatabase, type: ContentType, text: string) {
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return anyContent(db)
    .selectFrom(`${type.table}_titles` as 'content')
    .select(sql<number>`rowid`.as('id'))
    .where(sql<boolean>`title match ${phrase}`);
}

function matchesInPostgres(db: ContentDatabase, type: ContentType, text: string) {
  const matches = sql<boolean>`lower(${sql.ref(type.title)}) like ${patternOf(text)} escape '\\'`;
  return recordsOf(db, type).select('id').where(matches);
}

function patternOf(text: string) {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
