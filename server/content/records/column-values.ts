import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { isNested, leavesOf } from '../../../content/model/nested.ts';
import { isRequired } from '../../../content/model/plain-kinds.ts';
import { pictureAt } from '../../media/pictures.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';
import { existing, relatedExists } from './relations.ts';

type Values = Record<string, unknown>;

/**
 * Converts validated fields to column values: pictures and related records to ids, rich text to sanitized HTML. Refuses
 * missing pictures and records, and rich text that is nested too deeply. A change of `row` may send null for a relation
 * whose record is deleted, which leaves the column as it is.
 */
export async function columnValues(
  db: ContentDatabase,
  type: ContentType,
  fields: Values,
  row?: object,
): Promise<Outcome<Values>> {
  const errors: FieldErrors = {};
  const values: Values = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const field = type.fields[name];
    if (field?.relation && field.required && value === null) {
      const current = (row as Values)[name];
      if (await relatedExists(db, field.relation, Number(current))) errors[name] = [isRequired(field.label)];
      delete values[name];
      continue;
    }
    if (!field || value === null || value === undefined) continue;
    if (isNested(field)) {
      values[name] = JSON.stringify(await nestedColumn(db, field, { value, name, errors }));
      continue;
    }
    const column = await columnValue(db, field, value);
    if (column.ok) values[name] = column.value;
    else errors[name] = [column.sentence];
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(values);
}

type Column = { ok: true; value: unknown } | { ok: false; sentence: string };

async function columnValue(db: ContentDatabase, field: Field, value: unknown): Promise<Column> {
  if (field.kind === 'richText') return richTextColumn(field, String(value));
  if (field.kind === 'image') {
    const picture = await pictureAt(db, String(value));
    if (!picture) return { ok: false, sentence: `${field.label} no longer exists. Please upload it again.` };
    return isTooSmall(field, picture) ? tooSmall(field) : { ok: true, value: picture.id };
  }
  if (field.kind === 'boolean') return { ok: true, value: value ? 1 : 0 };
  if (field.relation && !(await relatedExists(db, field.relation, Number(value)))) {
    return { ok: false, sentence: `${field.label} must be chosen from the list.` };
  }
  return { ok: true, value };
}

function isTooSmall({ square }: Field, { width, height }: { width: number; height: number }) {
  return square !== undefined && (width !== height || width < square);
}

function tooSmall({ label, square }: Field): Column {
  return { ok: false, sentence: `${label} must be square, and at least ${square} pixels wide.` };
}

/** Converts the rich text in a value that has parts; JSON holds pictures by path. Related records that are gone are left out. */
async function nestedColumn(
  db: ContentDatabase,
  field: Field,
  { value, name, errors }: { value: unknown; name: string; errors: FieldErrors },
): Promise<unknown> {
  const holder: Values = { [name]: structuredClone(value) };
  for (const leaf of leavesOf(field, holder, name)) {
    const part = leaf.holder[leaf.name];
    if (leaf.field.records) {
      leaf.holder[leaf.name] = await existing(db, leaf.field.records, part as number[]);
      continue;
    }
    const column = await columnValue(db, leaf.field, part);
    if (!column.ok) errors[leaf.path] = [column.sentence];
    else if (leaf.field.kind === 'richText') leaf.holder[leaf.name] = column.value;
  }
  return holder[name];
}

/** Validates once more after sanitizing, which may leave nothing, or lengthen the text by escaping it. */
function richTextColumn(field: Field, html: string): Column {
  const sanitized = sanitizeRichText(html);
  if (sanitized === null) return { ok: false, sentence: `${field.label} is nested too deeply.` };
  const safe = schemaOf(field).safeParse(sanitized);
  return safe.success
    ? { ok: true, value: safe.data }
    : { ok: false, sentence: safe.error.issues[0]?.message ?? isRequired(field.label) };
}
