import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { isRequired, schemaOf } from '../../../content/model/schema.ts';
import { pictureIdOf } from '../../media/pictures.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { isRelatable } from './relations.ts';
import { isTooDeep, sanitizeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';

type Values = Record<string, unknown>;

/**
 * Takes checked fields and gives what their columns hold: pictures and related records by id, rich text sanitised.
 * Refuses a picture or a record that is not there, and rich text that is nested too deeply. Where a `row` is changed,
 * a related record that is gone may be sent back as the null that it was read as.
 */
export async function columnValues(
  kysely: ContentDatabase,
  type: ContentType,
  fields: Values,
  row?: object,
): Promise<Outcome<Values>> {
  const errors: FieldErrors = {};
  const values: Values = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const field = type.fields[name];
    if (field?.relation && value === null) {
      const held = (row as Values)[name];
      if (await isRelatable(kysely, field.relation, Number(held))) errors[name] = [isRequired(field.label)];
      delete values[name];
      continue;
    }
    if (!field || value === null || value === undefined) continue;
    const column = await columnValue(kysely, field, value);
    if (column.ok) values[name] = column.value;
    else errors[name] = [column.sentence];
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(values);
}

type Column = { ok: true; value: unknown } | { ok: false; sentence: string };

async function columnValue(kysely: ContentDatabase, field: Field, value: unknown): Promise<Column> {
  if (field.kind === 'richText') {
    const html = String(value);
    if (isTooDeep(html)) return { ok: false, sentence: `${field.label} is nested too deeply.` };
    // Of what was sent nothing may remain, or more than there was.
    const safe = schemaOf(field).safeParse(sanitizeRichText(html));
    return safe.success
      ? { ok: true, value: safe.data }
      : { ok: false, sentence: safe.error.issues[0]?.message ?? isRequired(field.label) };
  }
  if (field.kind === 'image') {
    const id = await pictureIdOf(kysely, String(value));
    return id
      ? { ok: true, value: id }
      : { ok: false, sentence: `${field.label} is not here any more. Upload it again.` };
  }
  if (field.relation && !(await isRelatable(kysely, field.relation, Number(value)))) {
    return { ok: false, sentence: `${field.label} must be chosen from the list.` };
  }
  return { ok: true, value };
}
