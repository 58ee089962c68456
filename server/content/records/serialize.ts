import { contentTypes } from '../../../content/index.ts';
import { altName, type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import type { ImageNames } from '../../../content/model/record.ts';
import { type Picture, readPictures } from '../../media/pictures.ts';
import { safeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';

/** The names of rich text fields in all types. */
export const richTextNames: readonly string[] = [
  ...new Set(contentTypes.flatMap((type) => fieldsOfKind(type, 'richText'))),
];

/** A row in which pictures are paths with their dimensions instead of ids. */
export type Serialized<Type extends ContentType, Row> = {
  [Name in keyof Row]: Name extends ImageNames<Type['fields']> ? string | Extract<Row[Name], null> : Row[Name];
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
    const values = withSafeRichText(type, row) as Record<string, unknown>;
    for (const name of images) Object.assign(values, imageDetails(name, pictures.get(values[name] as number), values));
    return values as Serialized<Type, Row>;
  });
}

/** Sanitizes the rich text of a record: the database may hold text that did not pass the API. */
export function withSafeRichText<Row extends object>(type: ContentType, record: Row): Row {
  const values = { ...record } as Record<string, unknown>;
  for (const name of fieldsOfKind(type, 'richText')) {
    const text = values[name];
    if (typeof text === 'string') values[name] = safeRichText(text);
  }
  return values as Row;
}

function imageDetails(name: string, picture: Picture | undefined, values: Record<string, unknown>) {
  return {
    [name]: picture?.path ?? null,
    [altName(name)]: values[altName(name)] ?? null,
    [`${name}_width`]: picture?.width ?? null,
    [`${name}_height`]: picture?.height ?? null,
  };
}
