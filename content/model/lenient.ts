import type { z } from 'zod';
import { inputFields } from './content-type.ts';
import { withoutControl } from './typed-text.ts';
import { type Field, type FieldKind, type Fields, limits } from './field.ts';
import { emptyValue, schemaOf, SECTION_ID } from './kinds.ts';
import { fieldsOfItem } from './parts/nested.ts';
import { memoizeByDeclaration } from './memoize-by-declaration.ts';
import { newId } from './new-id.ts';

type Values = Record<string, unknown>;

/**
 * Returns what of an input can be shown while it is being typed: an invalid text as it is, up to 256 KB, nothing in place of
 * any other invalid value, and no section of an unknown kind. Fields that were not sent are left out. Rich text is not
 * sanitized.
 */
export function lenientValues(fields: Fields, input: object, asTyped: ReadonlySet<FieldKind> = texts): Values {
  const values = fieldsWithSchemas(fields).flatMap(([name, field, schema]) =>
    Object.hasOwn(input, name) ? [[name, lenientValue(field, schema, (input as Values)[name], asTyped)]] : [],
  );
  return Object.fromEntries(values) as Values;
}

/** Returns a value with parts in the same way; invalid ones of the kinds in `asTyped` stay as they are. */
export function lenientNested(field: Field, input: unknown, asTyped: ReadonlySet<FieldKind>): unknown {
  return lenientValue(field, schemaOf(field), input, asTyped);
}

function lenientValue(field: Field, schema: z.ZodType, input: unknown, asTyped: ReadonlySet<FieldKind>): unknown {
  const { kind, fields = {} } = field;
  if (kind === 'group' && isObject(input)) return everyValue(fields, input, asTyped);
  if (kind === 'list')
    return objectsIn(field, input).map((item) => ({ ...idOf(item), ...everyValue(fields, item, asTyped) }));
  if (kind === 'sections') return sectionsOf(field, input, asTyped);
  const checked = schema.safeParse(input);
  if (checked.success) return checked.data ?? nothing(field);
  const isText = typeof input === 'string' && asTyped.has(kind) && input.length <= limits.richText;
  return isText ? withoutControl(input) : nothing(field);
}

function idOf(item: object) {
  const { id } = item as Values;
  return typeof id === 'string' && SECTION_ID.test(id) ? { id } : {};
}

const texts = new Set<FieldKind>(['text', 'longText', 'richText']);

/** What a field holds of which nothing can be shown. */
function nothing(field: Field): unknown {
  const { kind, required, fields = {}, options = [], initial } = field;
  if (!required) return emptyValue(field);
  if (kind === 'choice') return initial ?? options[0]?.value;
  if (kind === 'group') return everyValue(fields, {}, texts);
  return kind === 'relation' || kind === 'dateTime' ? null : (emptyValue(field) ?? '');
}

/** Returns a value for each field inside a nested value, whose parts are always complete. */
function everyValue(fields: Fields, input: object, asTyped: ReadonlySet<FieldKind>): Values {
  const empty = fieldsWithSchemas(fields).map(([name, field]) => [name, nothing(field)]);
  return { ...(Object.fromEntries(empty) as Values), ...lenientValues(fields, input, asTyped) };
}

function sectionsOf(field: Field, input: unknown, asTyped: ReadonlySet<FieldKind>): Values[] {
  const ids = new Set<unknown>();
  return objectsIn(field, input).flatMap((section) => {
    const { id = newId(), type, hidden } = section as Values;
    if (typeof id !== 'string' || !SECTION_ID.test(id) || ids.has(id)) return [];
    if (!field.kinds?.some((kind) => kind.type === type)) return [];
    ids.add(id);
    return [
      { id, type, hidden: hidden === true, ...everyValue(fieldsOfItem(field, section as Values), section, asTyped) },
    ];
  });
}

function objectsIn({ maxItems = limits.sections }: Field, input: unknown): object[] {
  return Array.isArray(input) ? input.slice(0, maxItems).filter(isObject) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fieldsWithSchemas = memoizeByDeclaration((fields: Fields) =>
  Object.entries(inputFields(fields)).map(([name, field]): [string, Field, z.ZodType] => [
    name,
    field,
    schemaOf(field),
  ]),
);
