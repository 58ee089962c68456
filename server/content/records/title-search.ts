import { type Expression, type RawBuilder, sql, SqliteAdapter } from 'kysely';
import { folded } from '../../../content/texts/folding.ts';
import { type ContentType, keyName } from '../../../content/model/content-type.ts';
import { isTranslatable, translatedFields } from '../../../content/model/translations/in-language.ts';
import { containsSql, foldedSql } from '../../platform/database/folded-sql.ts';
import { anyContent, type ContentDatabase, recordsOf } from '../tables.ts';
import { translationsOf } from '../translations/rows.ts';

const TRIGRAM = 3; // characters
const MAX_IDS = 200;

/**
 * Returns the condition that a record's title, or that of one of its translations, contains a text, ignoring case and accents.
 * A few matches in the trigram index become a list of ids; for many, scanning the titles in the order of the list is faster.
 */
export async function hasInTitle(db: ContentDatabase, type: ContentType, text: string): Promise<Expression<boolean>> {
  const inRecord = await hasInOwnTitle(db, type, text);
  const inWords = hasInTranslatedTitle(db, type, text);
  if (!inWords) return inRecord;
  return sql<boolean>`(${inRecord} or id in ${translationsOf(db, type).select('id').where(inWords)})`;
}

/** Returns the condition for translations, which have no column with their folded title; null where titles are not translated. */
function hasInTranslatedTitle(db: ContentDatabase, type: ContentType, text: string): RawBuilder<boolean> | null {
  if (!isTranslatable(type) || !(type.title in translatedFields(type.fields))) return null;
  return containsSql(foldedSql(sql.ref(type.title), isSqlite(db)), folded(text));
}

async function hasInOwnTitle(db: ContentDatabase, type: ContentType, text: string): Promise<Expression<boolean>> {
  const words = folded(text);
  if (type.titleIndex && Array.from(words).length >= TRIGRAM) {
    const matches = isSqlite(db)
      ? matchesInSqlite(db, type, words)
      : recordsOf(db, type).select('id').where(isIn(type, words));
    const rows = await matches.limit(MAX_IDS + 1).execute();
    if (rows.length === 0) return sql<boolean>`1 = 0`;
    if (rows.length <= MAX_IDS) return sql<boolean>`id in (${sql.join(rows.map(({ id }) => id))})`;
  }
  return isIn(type, words);
}

function isSqlite(db: ContentDatabase) {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

function matchesInSqlite(db: ContentDatabase, type: ContentType, words: string) {
  const phrase = `"${words.replaceAll('"', '""')}"`;
  return anyContent(db)
    .selectFrom(`${type.table}_titles` as 'content')
    .select(sql<number>`rowid`.as('id'))
    .where(sql<boolean>`title match ${phrase}`);
}

function isIn(type: ContentType, words: string) {
  return containsSql(sql`${sql.ref(keyName(type.title))}`, words);
}
