import { type Expression, sql, SqliteAdapter } from 'kysely';
import type { ContentType } from '../../content/model/content-type.ts';
import { anyContent, type ContentDatabase } from './tables.ts';

/** The tables of whose titles SQLite has all pieces of three letters in an index. */
const indexed = new Set(['blogs', 'headings', 'reviews']);
const PIECE = 3; // letters
const FEW = 200;

/** Gives the condition that the title of a record of a type has a text in it, in whatever case. */
export async function hasInTitle(
  kysely: ContentDatabase,
  type: ContentType,
  text: string,
): Promise<Expression<boolean>> {
  const title = sql.ref(type.title);
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  // SQLite's own `like` and its index know the case of plain letters alone.
  const isPlain = /^[ -~]+$/.test(text);
  if (!isSqlite(kysely) || !isPlain) return sql<boolean>`lower(${title}) like ${pattern} escape '\\'`;
  if (indexed.has(type.table) && text.length >= PIECE) {
    const ids = await fewIds(kysely, type, text);
    if (ids) return sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`;
  }
  return sql<boolean>`${title} like ${pattern} escape '\\'`;
}

/** The ids of the records, removed ones too, that the index finds; null where those are many: reading titles is quicker. */
async function fewIds(kysely: ContentDatabase, type: ContentType, text: string): Promise<number[] | null> {
  const phrase = `"${text.replaceAll('"', '""')}"`;
  const found = anyContent(kysely)
    .selectFrom(`${type.table}_titles` as 'content')
    .select(sql<number>`rowid`.as('id'))
    .where(sql<boolean>`title match ${phrase}`);
  const rows = await found.limit(FEW + 1).execute();
  return rows.length > FEW ? null : rows.map(({ id }) => id);
}

function isSqlite(kysely: ContentDatabase) {
  return kysely.getExecutor().adapter instanceof SqliteAdapter;
}
