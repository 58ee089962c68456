import { type RawBuilder, sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { LeadDatabase } from '../tables.ts';
import type { AddressInTexts } from './address-in-texts.ts';

/** A published record that mentions an address. */
export interface MentioningRecord {
  /** The path of its type. */
  type: string;
  key: string;
  title: string;
}

const types: readonly ContentType[] = contentTypes;
const contentTables = new Set<string>(types.map(({ table }) => table));

/** What records were or may become, which is left alone as long as the site itself publishes the address. */
const ofRecords = new Set(['drafts', 'preview_links', 'revisions']);

/** Columns that say whom a row is about. Such rows are found by their tables. */
const SUBJECT = 'email';

/** Returns the records that mention an address. What the site publishes is for people to change, in its form. */
export async function mentioningRecords(db: LeadDatabase, address: AddressInTexts): Promise<MentioningRecord[]> {
  const columns = await textColumns(db);
  const found: MentioningRecord[] = [];
  for (const { table, path, addressedBy, title, label } of types) {
    const texts = columns.get(table) ?? [];
    // A type with one record may be called by its label alone.
    const titleColumn = texts.includes(title) ? sql.ref(title) : sql`null`;
    for (const column of texts) {
      const { rows } = await sql<{ key: string | number; title: string | null; text: string }>`
        select ${sql.ref(addressedBy)} as key, ${titleColumn} as title, ${sql.ref(column)} as text
        from ${sql.table(table)} where deleted_at is null and ${mayMention(column, address)}`.execute(db);
      for (const row of rows)
        if (address.isIn(row.text)) found.push({ type: path, key: String(row.key), title: row.title ?? label.one });
    }
  }
  return [...new Map(found.map((record) => [`${record.type} ${record.key}`, record])).values()];
}

/** Counts the texts besides published records that mention an address. */
export async function countMentions(db: LeadDatabase, address: AddressInTexts): Promise<number> {
  return (await mentions(db, address)).length;
}

/** Erases an address from every text of every table, apart from published records. Returns the number of texts. */
export async function eraseMentions(transaction: LeadDatabase, address: AddressInTexts): Promise<number> {
  const found = await mentions(transaction, address);
  for (const { table, column, text } of found)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${address.erasedFrom(text)}
      where ${sql.ref(column)} = ${text} and ${unpublished(table)}`.execute(transaction);
  return found.length;
}

async function mentions(db: LeadDatabase, address: AddressInTexts) {
  const isPublished = (await mentioningRecords(db, address)).length > 0;
  const found: { table: string; column: string; text: string }[] = [];
  for (const [table, columns] of await textColumns(db)) {
    if (isPublished && ofRecords.has(table)) continue;
    for (const column of columns) {
      const { rows } = await sql<{ text: string }>`
        select distinct ${sql.ref(column)} as text from ${sql.table(table)}
        where ${mayMention(column, address)} and ${unpublished(table)}`.execute(db);
      found.push(...rows.filter(({ text }) => address.isIn(text)).map(({ text }) => ({ table, column, text })));
    }
  }
  return found;
}

/** Leaves out most rows without the address; letter case is folded for ASCII alone. */
function mayMention(column: string, { spellings }: AddressInTexts): RawBuilder<boolean> {
  const alike = spellings.map(
    (spelling) =>
      sql`lower(${sql.ref(column)}) like ${`%${spelling.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`,
  );
  return sql<boolean>`(${sql.join(alike, sql` or `)})`;
}

function unpublished(table: string): RawBuilder<boolean> {
  return contentTables.has(table) ? sql<boolean>`deleted_at is not null` : sql<boolean>`1 = 1`;
}

/** Returns the columns of every table that hold text, whatever tables there are. */
async function textColumns(db: LeadDatabase): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !SEARCH_INDEX.test(name));
  const ofText = tables.map(({ name, columns }) => {
    const texts = columns.filter(({ dataType, name }) => /text|char/i.test(dataType) && name !== SUBJECT);
    return [name, texts.map((column) => column.name)] as const;
  });
  return new Map(ofText);
}

/** Search indexes of SQLite, which follow their tables. */
const SEARCH_INDEX = /_titles(_|$)/;
