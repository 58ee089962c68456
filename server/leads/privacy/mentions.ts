import { type RawBuilder, sql } from 'kysely';
import { contentTypes, translationTypes } from '../../../content/index.ts';
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

const types: readonly ContentType[] = [...contentTypes, ...translationTypes];

const contentTables = new Set<string>(types.map(({ table }) => table));

/** What records were or may become, which is left alone as long as the site itself publishes the address. */
const ofRecords = new Set(['drafts', 'preview_links', 'revisions']);

/** Columns that say whom a row is about, unless it is content. Such rows are found by their tables. */
const SUBJECT = 'email';

export interface Mentions {
  /** What the site publishes is for people to change, in its form. */
  records: MentioningRecord[];
  /** The texts besides those of published records. */
  texts: { table: string; column: string; text: string }[];
}

/** Finds an address in every text of every table, with a query a table. */
export async function findMentions(db: LeadDatabase, address: AddressInTexts): Promise<Mentions> {
  const columns = await textColumns(db);
  const [records, texts]: [Mentions['records'], Mentions['texts']] = [[], []];
  for (const type of types) {
    const { table, path, title, label } = type;
    const besides = [sql`${keyIn(type)} as record_key`, sql.ref('deleted_at')];
    for (const { row, found } of await search(db, address, { table, columns, besides })) {
      if (row['deleted_at'] !== null) texts.push(...found);
      // A type with one record may be called by its label alone.
      else records.push({ type: path, key: String(row['record_key']), title: String(row[title] ?? label.one) });
    }
  }
  for (const table of columns.keys()) {
    if (contentTables.has(table) || (records.length > 0 && ofRecords.has(table))) continue;
    for (const { found } of await search(db, address, { table, columns })) texts.push(...found);
  }
  return { records, texts };
}

/** A translation is found by the key of its record. */
function keyIn({ table, addressedBy, source }: ContentType): RawBuilder<unknown> {
  if (!source) return sql.ref(addressedBy);
  const key = sql.ref(`record.${source.addressedBy}`);
  return sql`(select ${key} from ${sql.table(source.table)} as record where record.id = ${sql.ref(`${table}.id`)})`;
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

type Row = Record<string, string | number | null>;

interface SearchedTable {
  table: string;
  /** The columns with text, by table. */
  columns: Map<string, string[]>;
  /** What is read besides these columns. */
  besides?: RawBuilder<unknown>[];
}

/** Returns the rows of a table that mention an address, with the texts that do. */
async function search(db: LeadDatabase, address: AddressInTexts, { table, columns, besides = [] }: SearchedTable) {
  const names = columns.get(table) ?? [];
  if (names.length === 0) return [];
  const read = [...names.map((name) => sql.ref(name)), ...besides];
  const { rows } = await sql<Row>`
    select distinct ${sql.join(read)} from ${sql.table(table)} where ${mayMention(names, address)}`.execute(db);
  const all = rows.map((row) => ({ row, found: textsOf(row, names, address).map((text) => ({ table, ...text })) }));
  return all.filter(({ found }) => found.length > 0);
}

function textsOf(row: Row, columns: string[], address: AddressInTexts) {
  return columns.flatMap((column) => {
    const text = row[column];
    return typeof text === 'string' && address.isIn(text) ? [{ column, text }] : [];
  });
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
    const texts = columns.filter(({ dataType }) => /text|char/i.test(dataType)).map((column) => column.name);
    return [name, contentTables.has(name) ? texts : texts.filter((column) => column !== SUBJECT)] as const;
  });
  return new Map(ofText);
}

/** Search indexes, which follow their tables. */
const SEARCH_INDEX = /_titles(_|$)|^search_/;
