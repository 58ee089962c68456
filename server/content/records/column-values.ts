import type { ContentType } from '../../../content/model/content-type.ts';
import { isRequired } from '../../../content/model/plain-kinds.ts';
import { done, type FieldErrors, refused } from '../../platform/outcome.ts';
import type { ContentDatabase } from '../tables.ts';
import { convertValue } from './convert-value.ts';
import { relatedExists } from './relations.ts';

type Values = Record<string, unknown>;

/**
 * Converts validated fields to column values: pictures and related records to ids, rich text to sanitized HTML. Refuses
 * missing pictures and records, and rich text that is nested too deeply. A change of `row` may send null for a relation
 * whose record is deleted, which leaves the column as it is.
 */
export async function columnValues(db: ContentDatabase, type: ContentType, fields: Values, row?: object) {
  const errors: FieldErrors = {};
  const values: Values = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const field = type.fields[name];
    if (!field) continue;
    if (field.relation && field.required && value === null) {
      const current = (row as Values)[name];
      if (await relatedExists(db, field.relation, Number(current))) errors[name] = [isRequired(field.label)];
      delete values[name];
      continue;
    }
    const column = await convertValue({ db, purpose: 'save', field, value, path: name });
    if (column.ok) values[name] = column.value;
    else Object.assign(errors, column.errors);
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(values);
}
