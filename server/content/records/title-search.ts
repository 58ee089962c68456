import { type Expression, sql, SqliteAdapter } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

/** The tables of whose titles all pieces of three letters are in an index. */
const indexed = new Set(['blogs', 'headings', 'reviews']);
const PIECE = 3; // letters
const FEW = 200;

/**
 * Gives the condition that the title of a record of a type has a text in it, in whatever case. What the index says is in
 * few titles is named by its ids; for what is in many, reading them all in their order is quicker than the index.
 */
export async function hasInTitle(
  kysely: ContentDatabase,
  type: ContentType,
  text: string,
): Promise<Expression<boolean>> {
  const isSqlite = kysely.getExecutor().adapter instanceof SqliteAdapter;
  // SQLite's own `like` and its index know the case of plain letters alone.
  const isPlain = /^[ -~]+$/.test(text);
  if (indexed.has(type.table) && text.length >= PIECE && (isPlain || !isSqlite)) {
    const rows = await (isSqlite ? foundInSqlite : foundInPostgres)(kysely, type, text)
      .limit(FEW + 1)
      .execute();
    if (rows.length === 0) return sql<boolean>`1 = 0`;
    if (rows.length <= FEW) return sql<boolean>`id in (${sql.join(rows.map(({ id }) => id))})`;
  }
  const title = sql.ref(type.title);
  if (isSqlite && isPlain) return sql<boolean>`${title} like ${patternOf(text)} escape '\\'`;
  return isSqlite
    ? sql<boolean>`instr(lower(${title}), ${text.toLowerCase()}) > 0`
    : sql<boolean>`strpos(lower(${title}), ${text.toLowerCase()}) > 0`;
}

function foundInSqlite(kysely: ContentDatabase, type: ContentType, text: string) {
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return anyContent(kysely)
    .selectFrom(`${type.table}_titles` as 'content')
    .select(sql<number>`rowid`.as('id'))
    .where(sql<boolean>`title match ${phrase}`);
}

function foundInPostgres(kysely: ContentDatabase, type: ContentType, text: string) {
  const hasIt = sql<boolean>`lower(${sql.ref(type.title)}) like ${patternOf(text)} escape '\\'`;
  return anyContent(kysely).selectFrom(tableOf(type)).select('id').where('deleted_at', 'is', null).where(hasIt);
}

function patternOf(text: string) {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
