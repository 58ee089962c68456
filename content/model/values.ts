import { type ContentType, inputFields } from './content-type.ts';
import { ACTIVE, type Fields } from './field.ts';
import { emptyValue } from './kinds.ts';
import type { AnyRecord } from './record.ts';

/** The values of a form or a draft by field; an empty string where there is none. */
export type Values = Record<string, Value>;

/** A text or number, yes or no, or what has parts. */
export type Value = unknown;

/** Returns the initial values of a form, with related records as ids. */
export function valuesOf(type: ContentType, record: AnyRecord | null): Values {
  const values = valuesOfFields(type.fields, record);
  return { ...values, ...(hasAddress(type) && { slug: record?.['slug'] ?? '' }) };
}

/** Returns what a record holds in some fields, as a form does. */
export function valuesOfFields(fields: Fields, record: AnyRecord | null): Values {
  const values = Object.entries(inputFields(fields)).map(([name, field]) => {
    const value = record?.[name] ?? emptyValue(field) ?? '';
    return [name, typeof value === 'object' && field.relation ? String((value as { id: number }).id) : value];
  });
  return Object.fromEntries(values) as Values;
}

/** Whether visitors see a record with these values. */
export function isPublic(type: ContentType, values: Values): boolean {
  return !('status' in type.fields) || Number(values['status']) === ACTIVE;
}

/** Whether the form of a type has an input for the address of the record's page. */
function hasAddress({ aside = {} }: ContentType) {
  return Object.values(aside).flat().includes('slug');
}

/** Returns the values of fields that nobody has filled in yet. */
export function emptyValues(fields: Fields): Values {
  const values = Object.entries(inputFields(fields)).map(([name, field]) => [name, emptyValue(field) ?? '']);
  return Object.fromEntries(values) as Values;
}

/** Returns what to send of a new record. Without an address of its own, it gets one made from its title. */
export function newValues({ slug, ...values }: Values): Values {
  return slug ? { ...values, slug } : values;
}

/** Returns the names of the values that differ, alternative texts included. */
export function differing(a: Values, b: Values): string[] {
  return Object.keys(a).filter((name) => textOf(a[name]) !== textOf(b[name]));
}

/** Returns the values of `b` that differ from those of `a`. */
export function changesOf(a: Values, b: Values): Values {
  return Object.fromEntries(differing(a, b).map((name) => [name, b[name] ?? '']));
}

/** Returns a value as the text of an input. */
export function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
