import { contentTypes } from '../../../content/index.ts';
import { altName } from '../../../content/model/content-type.ts';
import type { FieldKind } from '../../../content/model/field.ts';
import { safeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';
import { type Picture, readPictures } from '../../media/pictures.ts';

const imageNames = fieldNames('image');
/** The fields that hold rich text, of whatever type. */
export const richTextNames: readonly string[] = fieldNames('richText');

type ImageName = 'image' | 'detail_page_image' | 'logo' | 'favicon';

/** A row as the public is given it: pictures as paths with their dimensions instead of ids. */
export type Shown<Row> = {
  [Name in keyof Row]: Name extends ImageName ? string | Extract<Row[Name], null> : Row[Name];
} & { [Name in keyof Row & ImageName as `${Name}_width` | `${Name}_height`]: number | null };

/** Takes rows of one query and gives them as the public sees them: picture paths, and rich text sanitised once more. */
export async function shown<Row extends object>(kysely: ContentDatabase, rows: Row[]): Promise<Shown<Row>[]> {
  const first = rows[0];
  if (!first) return [];
  const images = imageNames.filter((name) => name in first);
  const ids = rows.flatMap((row) => images.map((name) => (row as Record<string, number | null>)[name] ?? null));
  const pictures = await readPictures(kysely, ids);
  return rows.map((row) => {
    const values = withSafeTexts(row) as Record<string, unknown>;
    for (const name of images) Object.assign(values, imageFacts(name, pictures.get(values[name] as number), values));
    return values as Shown<Row>;
  });
}

/** The same for one row, or none. */
export async function shownOne<Row extends object>(kysely: ContentDatabase, row: Row | undefined) {
  const [first = null] = await shown(kysely, row ? [row] : []);
  return first;
}

/** Takes a record and gives it with its rich texts sanitised: what is stored may have come another way than ours. */
export function withSafeTexts<Some extends object>(record: Some): Some {
  const values = { ...record } as Record<string, unknown>;
  for (const name of richTextNames) {
    const text = values[name];
    if (typeof text === 'string') values[name] = safeRichText(text);
  }
  return values as Some;
}

function imageFacts(name: string, picture: Picture | undefined, values: Record<string, unknown>) {
  return {
    [name]: picture?.path ?? null,
    [altName(name)]: values[altName(name)] ?? null,
    [`${name}_width`]: picture?.width ?? null,
    [`${name}_height`]: picture?.height ?? null,
  };
}

function fieldNames(kind: FieldKind) {
  const declared = contentTypes.flatMap((type) => Object.entries(type.fields));
  return [...new Set(declared.filter(([, field]) => field.kind === kind).map(([name]) => name))];
}
