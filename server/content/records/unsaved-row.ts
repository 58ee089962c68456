import { sql } from 'kysely';
import { isBuiltIn } from '../../../content/addresses.ts';
import { columnsOf, type ContentType } from '../../../content/model/content-type.ts';
import { lenientValues } from '../../../content/model/lenient.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import { valuesOfPart, type SinglePart, singlePartOf } from '../../../content/model/parts/single-part.ts';
import { textOf } from '../../../content/model/values.ts';
import { done } from '../../platform/outcome.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import { readOriginal } from '../translations/unwritten.ts';
import { convertValue } from './convert-value.ts';
import { publicationDate } from './publication-date.ts';
import { findRow } from './records.ts';

type Values = Record<string, unknown>;

export type UnsavedRow = Values & { id: number; slug: string };

/** The slug of a record that was never saved: no saved one can have it. */
const NO_SLUG = 'preview';

/** Rows that stand for those that are stored. */
export interface Shadow {
  /** The name of their type. */
  type: string;
  /** The column by which the stored ones are left out, and its values in them. */
  column: string;
  values: readonly number[];
  rows: UnsavedRow[];
}

export interface PreviewedRecord {
  /** The name of its type. */
  type: string;
  id: number;
  /** Its row and those of its parts. */
  shadows: Shadow[];
}

/** Returns the rows that a record and its parts would have if they were saved as they are being typed. Stores nothing. */
export async function shadowsOf(
  db: ContentDatabase,
  type: ContentType,
  { id, input, now }: { id: number | null; input: object; now: Date },
): Promise<{ row: UnsavedRow; shadows: Shadow[] }> {
  const saved = id === null ? null : await findRow(db, type, id);
  const unsaved = await unsavedRow(db, type, { saved, input, now });
  const row = type.language && id !== null ? { ...unsaved, ...(await identityOf(db, type, id, saved)) } : unsaved;
  const shadows: Shadow[] = [{ type: type.name, column: 'id', values: [row.id], rows: [row] }];
  for (const part of partsOf(type)) {
    const items = (input as Values)[part.name];
    const shadowOf = type.language ? shadowOfTranslatedParts : shadowOfParts;
    const shadow = Array.isArray(items) ? await shadowOf(db, part, { ownerId: row.id, items, now }) : null;
    if (shadow && shadow.values.length > 0) shadows.push(shadow);
  }
  const single = singlePartOf(type, saved ?? (type.language && id !== null ? await readOriginal(db, type, id) : null));
  if (single) shadows.push(...(await shadowsOfSingle(db, single, { input, now })));
  return { row, shadows };
}

/** A translation has the id of its record, and one of a built-in page its address. */
async function identityOf(db: ContentDatabase, type: ContentType, id: number, saved: object | null | undefined) {
  const original = saved ? null : await readOriginal(db, type, id);
  const slug = isBuiltIn(type, original?.['slug']) && { slug: String(original?.['slug']) };
  return { id, language: type.language, ...slug };
}

/** One that does not exist is shown with its first text. */
async function shadowsOfSingle(
  db: ContentDatabase,
  part: SinglePart,
  { input, now }: { input: object; now: Date },
): Promise<Shadow[]> {
  const { type } = part;
  const typed = valuesOfPart(part, { ...input });
  const saved = await recordsOf(db, type).selectAll().limit(1).executeTakeFirst();
  const isEmpty = Object.values(typed).every((value) => textOf(value) === '');
  if (saved ? Object.keys(typed).length === 0 : isEmpty) return [];
  const unsaved = await unsavedRow(db, type, { saved, input: typed, now });
  const original = type.source && !saved ? await recordsOf(db, type.source).select('id').executeTakeFirst() : null;
  const row = { ...unsaved, ...original, ...(type.language && { language: type.language }) };
  return [{ type: type.name, column: 'id', values: [row.id], rows: [row] }];
}

async function shadowOfParts(
  db: ContentDatabase,
  { type, by, order, maxItems }: Part,
  { ownerId, items, now }: { ownerId: number; items: unknown[]; now: Date },
): Promise<Shadow> {
  const stored = await recordsOf(db, type).selectAll().where(sql.ref(by), '=', ownerId).execute();
  const rows = items.slice(0, maxItems).map(async (item, index) => {
    const input = Object(item) as Values;
    const saved = stored.find(({ id }) => id === input['id']) ?? null;
    const row = await unsavedRow(db, type, { saved, input, now });
    return { ...row, id: saved?.id ?? -1 - index, [by]: ownerId, [order]: index + 1 };
  });
  return { type: type.name, column: by, values: [ownerId], rows: await Promise.all(rows) };
}

/** The words for parts have the ids of these. */
async function shadowOfTranslatedParts(
  db: ContentDatabase,
  { type, maxItems }: Part,
  { items, now }: { items: unknown[]; now: Date },
): Promise<Shadow> {
  const inputs = items.slice(0, maxItems).flatMap((item) => {
    const input = Object(item) as Values & { id?: unknown };
    return typeof input.id === 'number' ? [{ ...input, id: input.id }] : [];
  });
  const rows = inputs.map(async (input) => {
    const row = await unsavedRow(db, type, { saved: await findRow(db, type, input.id), input, now });
    return { ...row, id: input.id, language: type.language };
  });
  return { type: type.name, column: 'id', values: inputs.map(({ id }) => id), rows: await Promise.all(rows) };
}

/**
 * Returns the columns that a record would have if it were saved as it is being typed, however unfinished. Its address stays
 * as it is, and a new one has the id 0.
 */
async function unsavedRow(
  db: ContentDatabase,
  type: ContentType,
  { saved, input, now }: { saved: object | null | undefined; input: object; now: Date },
): Promise<UnsavedRow> {
  const empty = saved ? {} : Object.fromEntries(Object.keys(type.fields).map((name) => [name, null]));
  const values = lenientValues(type.fields, { ...empty, ...input });
  const columns: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = type.fields[name];
    const column = field ? await convertValue({ db, purpose: 'preview', field, value, path: name }) : done(value);
    if (column.ok) columns[name] = column.value;
  }
  // The page is called by its record, and a heading without text says nothing.
  if (columns[type.title] === '') columns[type.title] = type.label.one;
  const row = { ...(saved ?? newRow(type, now)), ...columns } as UnsavedRow;
  const date = publicationDate(type, row, now.toISOString());
  return { ...row, ...(type.datedBy && date !== null && { created_at: date }) };
}

function newRow(type: ContentType, now: Date): Values {
  const empty = Object.fromEntries(columnsOf(type).map(({ name }) => [name, null]));
  const created_at = now.toISOString();
  return { ...empty, id: 0, slug: NO_SLUG, position: 0, version: 1, created_at, updated_at: created_at };
}
