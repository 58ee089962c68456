import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { isRequired } from '../../../content/model/kinds.ts';
import { schemaOf } from '../../../content/model/schema.ts';
import { pictureIdOf } from '../../media/pictures.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { isTooDeep, sanitizeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';
import { relatedExists } from './relations.ts';

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
    if (field?.relation && value === null) {
      const current = (row as Values)[name];
      if (await relatedExists(db, field.relation, Number(current))) errors[name] = [isRequired(field.label)];
      delete values[name];
      continue;
    }
    if (!field || value === null || value === undefined) continue;
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
    const id = await pictureIdOf(db, String(value));
    return id
      ? { ok: true, value: id }
      : { ok: false, sentence: `${field.label} no longer exists. Please upload it again.` };
  }
  if (field.relation && !(await relatedExists(db, field.relation, Number(value)))) {
    return { ok: false, sentence: `${field.label} must be chosen from the list.` };
  }
  return { ok: true, value };
}

/** Validates once more after sanitizing, which may leave nothing, or lengthen the text by escaping it. */
function richTextColumn(field: Field, html: string): Column {
  if (isTooDeep(html)) return { ok: false, sentence: `${field.label} is nested too deeply.` };
  const safe = schemaOf(field).safeParse(sanitizeRichText(html));
  return safe.success
    ? { ok: true, value: safe.data }
    : { ok: false, sentence: safe.error.issues[0]?.message ?? isRequired(field.label) };
}
