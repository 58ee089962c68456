import { kindsOfImage } from '../../../content/file-kinds.ts';
import { embedsIn } from '../../../content/embeds/text-embeds.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Field, type FieldKind, limits } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { leavesOf } from '../../../content/model/parts/nested.ts';
import { isRequired, oneOf } from '../../../content/model/plain-kinds.ts';
import type { StoredTag } from '../../../content/tags/tags.ts';
import { imageAt, isPathOf } from '../../media/pictures.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { safeRichText, sanitizeRichText } from '../rich-text/rich-text.ts';
import type { ContentDatabase } from '../tables.ts';
import { readListed } from './listed-keys.ts';
import { misfitOf } from './misfit.ts';
import { existing, relatedExists } from './relations.ts';
import { tagErrors } from './tag-errors.ts';

/**
 * For what a value is converted: a record that is saved, whose column refuses what is wrong; a preview, whose column leaves
 * that out; or a draft, which keeps what the form holds.
 */
export type Purpose = 'save' | 'preview' | 'draft';

interface Conversion {
  db: ContentDatabase;
  purpose: Purpose;
  field: Field;
  value: unknown;
  /** Where it stands in the record. */
  path: string;
  /** Whether it stands inside a value that has parts, which is JSON and holds pictures by path. */
  isPart?: boolean;
}

type Converted = Outcome<unknown>;

/** Converts a valid value by the kind of its field. Rich text is sanitized for every purpose. */
export async function convertValue(conversion: Conversion): Promise<Converted> {
  const { field, value } = conversion;
  return value === null || value === undefined ? done(value) : converters[field.kind](conversion);
}

type Converter = (conversion: Conversion) => Converted | Promise<Converted>;

const asItIs: Converter = ({ value }) => done(value);

const richText: Converter = ({ field, value, path, purpose }) => {
  if (purpose === 'preview') return done(safeRichText(String(value)));
  const html = sanitizeRichText(String(value));
  if (html === null) return refused({ [path]: [`${field.label} is nested too deeply.`] });
  if (purpose === 'draft') return done(html);
  if (embedsIn(html).length > limits.embeds)
    return refused({ [path]: [`${field.label} can have at most ${limits.embeds} videos and embeds.`] });
  // Sanitizing may leave nothing, or lengthen the text by escaping it.
  const checked = schemaOf(field).safeParse(html);
  if (checked.success) return done(checked.data);
  return refused({ [path]: [checked.error.issues[0]?.message ?? isRequired(field.label)] });
};

const image: Converter = async ({ db, field, value, path, purpose, isPart }) => {
  if (purpose === 'draft') return done(value);
  const kinds = kindsOfImage(field);
  if (purpose === 'preview' && isPart) return done(isPathOf(kinds, String(value)) ? value : '');
  const found = await imageAt(db, String(value), kinds);
  if (purpose === 'preview') return done(found?.id ?? null);
  const wrong = found ? misfitOf(field, found) : 'no longer exists. Please upload it again.';
  if (!found || wrong) return refused({ [path]: [`${field.label} ${wrong}`] });
  return done(isPart ? value : found.id);
};

const relation: Converter = async ({ db, field, value, path, purpose }) => {
  const exists = purpose !== 'save' || !field.relation || (await relatedExists(db, field.relation, Number(value)));
  return exists ? done(value) : refused({ [path]: [`${field.label} must be chosen from the list.`] });
};

const timeZone: Converter = ({ field, value, path, purpose }) => {
  const zone = timeZoneNamed(String(value));
  if (zone !== null || purpose !== 'save') return done(zone ?? value);
  return refused({ [path]: [`${field.label} must be a name such as Europe/Berlin.`] });
};

const key: Converter = async ({ db, field, value, path, purpose }) => {
  const { label, listedIn } = field;
  if (purpose !== 'save' || !listedIn) return done(value);
  const entries = await readListed(db, listedIn);
  if (entries.some((entry) => entry.key === value)) return done(value);
  return refused({ [path]: [`${label} must be ${oneOf(entries.map((entry) => entry.label))}.`] });
};

/** Related records that are gone are left out. */
const relations: Converter = async ({ db, field, value, purpose, isPart }) => {
  const ids = purpose === 'save' && field.records ? await existing(db, field.records, value as number[]) : value;
  return done(isPart || purpose === 'draft' ? ids : JSON.stringify(ids));
};

const boolean: Converter = ({ value, purpose, isPart }) => done(isPart || purpose === 'draft' ? value : value ? 1 : 0);

const withParts: Converter = async ({ db, field, value, path, purpose }) => {
  const holder: Record<string, unknown> = { value: structuredClone(value) };
  const errors: FieldErrors = {};
  for (const { field: part, holder: values, name, path: place } of leavesOf(field, holder, 'value', path)) {
    const outcome = await convertValue({ db, purpose, field: part, value: values[name], path: place, isPart: true });
    if (outcome.ok) values[name] = outcome.value;
    else Object.assign(errors, outcome.errors);
  }
  if (field.isOfTags && purpose === 'save') Object.assign(errors, tagErrors(holder['value'] as StoredTag[], path));
  if (Object.keys(errors).length > 0) return refused(errors);
  return done(purpose === 'draft' ? holder['value'] : JSON.stringify(holder['value']));
};

const converters: Record<FieldKind, Converter> = {
  text: asItIs,
  longText: asItIs,
  richText,
  image,
  choice: asItIs,
  relation,
  link: asItIs,
  linkOrPath: asItIs,
  embed: asItIs,
  email: asItIs,
  chatNumber: asItIs,
  phoneNumber: asItIs,
  color: asItIs,
  boolean,
  dateTime: asItIs,
  timeZone,
  key,
  wholeNumber: asItIs,
  relations,
  people: relations,
  group: withParts,
  list: withParts,
  sections: withParts,
};

/**
 * Converts validated fields to column values: pictures and related records to ids, rich text to sanitized HTML. Refuses
 * missing pictures and records, and rich text that is nested too deeply. A change of `row` may send null for a relation
 * whose record is deleted, which leaves the column as it is.
 */
export async function columnValues(
  db: ContentDatabase,
  type: ContentType,
  fields: Record<string, unknown>,
  row?: object,
) {
  const errors: FieldErrors = {};
  const values: Record<string, unknown> = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const field = type.fields[name];
    if (!field) continue;
    if (field.relation && field.required && value === null) {
      const current = (row as Record<string, unknown>)[name];
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
