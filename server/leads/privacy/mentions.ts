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

export interface Mentions {
  /** What the site publishes is for people to change, in its form. */
  records: MentioningRecord[];
  /** The texts besides those of published records. */
  texts: { table: string; column: string; text: string }[];
}

/** Finds an address in every text of every table, with two queries a table at most. */
export async function findMentions(db: LeadDatabase, address: AddressInTexts): Promise<Mentions> {
  const columns = await textColumns(db);
  const records = await mentioningRecords(db, address, columns);
  const texts: Mentions['texts'] = [];
  for (const [table, names] of columns) {
    if (names.length === 0 || (records.length > 0 && ofRecords.has(table))) continue;
    const { rows } = await sql<Record<string, string | null>>`
      select distinct ${refs(names)} from ${sql.table(table)}
      where ${mayMention(names, address)} and ${unpublished(table)}`.execute(db);
    for (const row of rows) texts.push(...textsOf(row, names, address).map((found) => ({ table, ...found })));
  }
  return { records, texts };
}

/** Erases an address from every text of every table, apart from published records. Returns the number of texts. */
export async function eraseMentions(transaction: LeadDatabase, address: AddressInTexts): Promise<number> {
  const { texts } = await findMentions(transaction, address);
  for (const { table, column, text } of texts)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${address.erasedFrom(text)}
      where ${sql.ref(column)} = ${text} and ${unpublished(table)}`.execute(transaction);
  return texts.length;
}

async function mentioningRecords(db: LeadDatabase, address: AddressInTexts, columns: Map<string, string[]>) {
  const found: MentioningRecord[] = [];
  for (const { table, path, addressedBy, title, label } of types) {
    const names = columns.get(table) ?? [];
    const { rows } = await sql<Record<string, string | null> & { record_key: string | number }>`
      select ${sql.ref(addressedBy)} as record_key, ${refs(names)} from ${sql.table(table)}
      where deleted_at is null and ${mayMention(names, address)}`.execute(db);
    for (const row of rows) {
      if (textsOf(row, names, address).length === 0) continue;
      // A type with one record may be called by its label alone.
      found.push({ type: path, key: String(row.record_key), title: row[title] ?? label.one });
    }
  }
  return found;
}

function textsOf(row: Record<string, string | number | null>, columns: string[], address: AddressInTexts) {
  return columns.flatMap((column) => {
    const text = row[column];
    return typeof text === 'string' && address.isIn(text) ? [{ column, text }] : [];
  });
}

function refs(columns: string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Leaves out most rows without the address; letter case is folded for ASCII alone. */
function mayMention(columns: string[], { spellings }: AddressInTexts): RawBuilder<boolean> {
  const patterns = spellings.map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const alike = columns.flatMap((column) =>
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
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
