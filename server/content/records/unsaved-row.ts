import { columnsOf, type ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { lenientValues } from '../../../content/model/lenient.ts';
import { isNested, leavesOf } from '../../../content/model/nested.ts';
import { isPicturePath, pictureAt } from '../../media/pictures.ts';
import { isTooDeep, safeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';
import { findRow } from './records.ts';

type Values = Record<string, unknown>;

export type UnsavedRow = Values & { id: number; slug: string };

/** The slug of a record that was never saved: no saved one can have it. */
const NO_SLUG = 'preview';

/**
 * Returns the columns that a record would have if it were saved as it is being typed, however unfinished. Its address stays
 * as it is, and a new one has the id 0. Stores nothing.
 */
export async function unsavedRow(
  db: ContentDatabase,
  type: ContentType,
  { id, input, now }: { id: number | null; input: object; now: Date },
): Promise<UnsavedRow> {
  const saved = id === null ? newRow(type, now) : await findRow(db, type, id);
  const empty = id === null ? Object.fromEntries(Object.keys(type.fields).map((name) => [name, null])) : {};
  const values = lenientValues(type.fields, { ...empty, ...input });
  const columns: Values = {};
  for (const [name, value] of Object.entries(values)) columns[name] = await columnOf(db, type.fields[name], value);
  // The page is called by its record, and a heading without text says nothing.
  if (columns[type.title] === '') columns[type.title] = type.label.one;
  return { ...saved, ...columns } as UnsavedRow;
}

function newRow(type: ContentType, now: Date): Values {
  const empty = Object.fromEntries(columnsOf(type).map(({ name }) => [name, null]));
  const at = now.toISOString();
  return { ...empty, id: 0, slug: NO_SLUG, position: 0, version: 1, created_at: at, updated_at: at };
}

/** Converts a value like a save does, but leaves out what a save would refuse. */
async function columnOf(db: ContentDatabase, field: Field | undefined, value: unknown): Promise<unknown> {
  if (field?.kind === 'image') return (await pictureAt(db, String(value)))?.id ?? null;
  if (field?.kind === 'boolean') return value ? 1 : 0;
  if (field?.kind === 'richText') return safeText(value);
  return field && isNested(field) ? JSON.stringify(withSafeParts(field, value)) : value;
}

function withSafeParts(field: Field, value: unknown): unknown {
  const holder: Values = { value };
  for (const leaf of leavesOf(field, holder, 'value')) {
    const part = leaf.holder[leaf.name];
    if (leaf.field.kind === 'richText') leaf.holder[leaf.name] = safeText(part);
    if (leaf.field.kind === 'image') leaf.holder[leaf.name] = isPicturePath(String(part)) ? part : '';
  }
  return holder['value'];
}

function safeText(html: unknown) {
  if (typeof html !== 'string') return null;
  return isTooDeep(html) ? '' : safeRichText(html);
}
