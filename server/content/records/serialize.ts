import { altName, type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { isNested, leavesOf } from '../../../content/model/parts/nested.ts';
import type { ImageNames, ConvertedNames, OutputOf } from '../../../content/model/record.ts';
import { type Picture, readPictures } from '../../media/pictures.ts';
import { markRichText } from '../rich-text/marked-texts.ts';
import { safeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';

/** A row in which pictures are paths with their dimensions instead of ids, and yes or no is a boolean, and JSON is parsed. */
export type Serialized<Type extends ContentType, Row> = {
  [Name in keyof Row]: Name extends ImageNames<Type['fields']>
    ? string | Extract<Row[Name], null>
    : Name extends ConvertedNames<Type['fields']>
      ? OutputOf<Type['fields'][Name]>
      : Row[Name];
} & { [Name in keyof Row & ImageNames<Type['fields']> as `${Name}_width` | `${Name}_height`]: number | null };

/** Replaces the picture ids of rows from one query by paths and dimensions, and sanitizes rich text once more. */
export async function serialize<Type extends ContentType, Row extends object>(
  db: ContentDatabase,
  type: Type,
  rows: Row[],
): Promise<Serialized<Type, Row>[]> {
  const [first] = rows;
  if (!first) return [];
  const images = fieldsOfKind(type, 'image').filter((name) => name in first);
  const ids = rows.flatMap((row) => images.map((name) => (row as Record<string, number | null>)[name] ?? null));
  const pictures = await readPictures(db, ids);
  return rows.map((row) => {
    const values = withSafeRichText(type, withOutputValues(type, row)) as Record<string, unknown>;
    for (const name of images) Object.assign(values, imageDetails(name, pictures.get(values[name] as number), values));
    return values as Serialized<Type, Row>;
  });
}

/** Sanitizes the rich text of a record, in place inside JSON, and marks it: the database may hold text that did not pass the API. */
export function withSafeRichText<Row extends object>(type: ContentType, record: Row): Row {
  const values = { ...record } as Record<string, unknown>;
  for (const [name, field] of Object.entries(type.fields)) {
    if (!(name in values)) continue;
    if (isNested(field)) values[name] = withDeclaredSections(field, values[name]);
    for (const leaf of leavesOf(field, values, name)) {
      const text = leaf.holder[leaf.name];
      if (leaf.field.kind !== 'richText' || typeof text !== 'string') continue;
      leaf.holder[leaf.name] = safeRichText(text);
      markRichText(leaf.holder, leaf.name);
    }
  }
  return values as Row;
}

function withOutputValues<Row extends object>(type: ContentType, row: Row): Row {
  const values = { ...row } as Record<string, unknown>;
  for (const [name, field] of Object.entries(type.fields)) {
    if (isNested(field) && typeof values[name] === 'string') values[name] = JSON.parse(values[name]) as unknown;
    if (field.kind === 'boolean' && name in values) values[name] = values[name] === 1;
  }
  return values as Row;
}

/** Leaves out sections of a kind that is no longer declared. */
function withDeclaredSections({ kinds }: Field, value: unknown) {
  if (!kinds || !Array.isArray(value)) return value;
  return (value as { type: string }[]).filter(({ type }) => kinds.some((kind) => kind.type === type));
}

function imageDetails(name: string, picture: Picture | undefined, values: Record<string, unknown>) {
  return {
    [name]: picture?.path ?? null,
    [altName(name)]: values[altName(name)] ?? null,
    [`${name}_width`]: picture?.width ?? null,
    [`${name}_height`]: picture?.height ?? null,
  };
}
