import { withoutControl } from '../../../content/model/typed-text.ts';
import { type Field, type FieldKind, type Fields, limits } from '../../../content/model/field.ts';
import { lenientNested } from '../../../content/model/lenient.ts';
import { isNested } from '../../../content/model/parts/nested.ts';
import { differing, type Values } from '../../../content/model/values.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { convertValue } from '../records/convert-value.ts';
import type { ContentDatabase } from '../tables.ts';

/** Unfinished input, which a draft keeps as it is. */
const typed = new Set<FieldKind>([
  'text',
  'longText',
  'richText',
  'link',
  'linkOrPath',
  'embed',
  'email',
  'chatNumber',
  'phoneNumber',
  'color',
  'key',
]);

/**
 * Returns what a draft keeps of some fields of an input: anything that the form may hold, however unfinished. Rich text is
 * sanitized. Refuses what is too long or nested too deeply.
 */
export async function keptValues(
  db: ContentDatabase,
  fields: Fields,
  { input, names }: { input: object; names: readonly string[] },
): Promise<Outcome<Values>> {
  const errors: FieldErrors = {};
  const values: Values = {};
  for (const name of names) {
    if (!Object.hasOwn(input, name)) continue;
    const outcome = await keptValue(db, fields[name], (input as Values)[name], name);
    if (outcome.ok) values[name] = outcome.value;
    else Object.assign(errors, outcome.errors);
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(values);
}

async function keptValue(db: ContentDatabase, field: Field | undefined, value: unknown, path: string) {
  const refuse = (sentence: string) => refused({ [path]: [`${field?.label ?? 'Text'} ${sentence}`] });
  const convert = (value: unknown) =>
    field ? convertValue({ db, purpose: 'draft', field, value, path }) : done(value);
  if (field && isNested(field)) {
    const nested = await convert(lenientNested(field, value, typed));
    return nested.ok && JSON.stringify(nested.value).length > limits.nested ? refuse(TOO_LONG) : nested;
  }
  if (typeof value === 'string')
    return value.length > limits.richText ? refuse(TOO_LONG) : convert(withoutControl(value));
  const isPlain = value === null || ['number', 'boolean'].includes(typeof value);
  return isPlain ? done(value ?? '') : refuse('cannot have parts.');
}

const TOO_LONG = 'is too long.';

/** Returns which fields somebody else has changed since `before`, null if that is unknown, and would have another value. */
export function overwritten(fields: Values, before: Values | null, now: Values): string[] {
  const changed = before ? differing(before, now) : Object.keys(now);
  return changed.filter((name) => name in fields && differing({ [name]: fields[name] }, now).length > 0);
}
