import type { ContentType } from '../../../content/model/content-type.ts';
import { withoutControl } from '../../../content/model/typed-text.ts';
import { type Field, type FieldKind, type Fields, limits } from '../../../content/model/field.ts';
import { lenientNested } from '../../../content/model/lenient.ts';
import { isNested, leavesOf } from '../../../content/model/nested.ts';
import { type Values, valuesOf } from '../../../content/model/values.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';

/** Unfinished input, which a draft keeps as it is. */
const typed = new Set<FieldKind>([
  'text',
  'longText',
  'richText',
  'link',
  'linkOrPath',
  'email',
  'chatNumber',
  'color',
]);

/**
 * Returns what a draft keeps of an input: anything that the form may hold, however unfinished. Rich text is sanitized. Refuses
 * what is too long or nested too deeply.
 */
export function draftValues(type: ContentType, input: object): Outcome<Values> {
  return keptValues(type.fields, input, Object.keys(valuesOf(type, null)));
}

/** Returns what a draft keeps of some fields of an input, by their names. */
export function keptValues(fields: Fields, input: object, names: readonly string[]): Outcome<Values> {
  const errors: FieldErrors = {};
  const values: Values = {};
  for (const name of names) {
    if (!Object.hasOwn(input, name)) continue;
    const [field, value] = [fields[name], (input as Values)[name]];
    const refusal =
      field && isNested(field) ? keepNested(values, name, field, value) : keep(values, name, field, value);
    if (refusal) errors[name] = [`${field?.label ?? 'Text'} ${refusal}`];
  }
  return Object.keys(errors).length > 0 ? refused(errors) : done(values);
}

type Keep<F> = (values: Values, name: string, field: F, value: unknown) => string | null;

/** Returns the end of a sentence about what cannot be kept. */
const keep: Keep<Field | undefined> = (values, name, field, value) => {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain) return 'cannot have parts.';
  if (typeof value === 'string' && value.length > limits.richText) return TOO_LONG;
  if (typeof value !== 'string') values[name] = value ?? '';
  else if (field?.kind !== 'richText') values[name] = withoutControl(value);
  else values[name] = sanitizeRichText(value);
  return values[name] === null ? TOO_DEEP : null;
};

const keepNested: Keep<Field> = (values, name, field, value) => {
  values[name] = structuredClone(lenientNested(field, value, typed));
  for (const leaf of leavesOf(field, values, name)) {
    const text = leaf.holder[leaf.name];
    if (leaf.field.kind !== 'richText' || typeof text !== 'string') continue;
    leaf.holder[leaf.name] = sanitizeRichText(text);
    if (leaf.holder[leaf.name] === null) return TOO_DEEP;
  }
  return JSON.stringify(values[name]).length > limits.nested ? TOO_LONG : null;
};

const TOO_LONG = 'is too long.';
const TOO_DEEP = 'is nested too deeply.';
