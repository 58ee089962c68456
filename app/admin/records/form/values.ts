import { altName, type ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../records.ts';

/** What stands in a form, by field: empty text where there is nothing. */
export type Values = Record<string, Value>;

export type Value = string | number;

/** Gives what a form begins with: a record's fields, a related record by its id, or nothing. */
export function valuesOf(type: ContentType, record: AnyRecord | null): Values {
  const values: Values = {};
  for (const [name, { kind }] of Object.entries(type.fields)) {
    const value = (record?.[name] ?? '') as Value | { id: number };
    values[name] = typeof value === 'object' ? String(value.id) : value;
    if (kind === 'image') values[altName(name)] = (record?.[altName(name)] ?? '') as Value;
  }
  return values;
}

/** The names of the fields in which two states of a form differ, a picture's words included. */
export function differing(a: Values, b: Values): string[] {
  return Object.keys(a).filter((name) => String(a[name]) !== String(b[name]));
}

/** The fields of `b` that differ from those of `a`. */
export function changesOf(a: Values, b: Values): Values {
  return Object.fromEntries(differing(a, b).map((name) => [name, b[name] ?? '']));
}
