import { type ContentType, inputFields } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';

/** The values of a form by field; an empty string where there is none. */
export type Values = Record<string, Value>;

export type Value = string | number;

/** Returns the initial values of a form, with related records as ids. */
export function valuesOf(type: ContentType, record: AnyRecord | null): Values {
  const values = Object.keys(inputFields(type.fields)).map((name) => {
    const value = (record?.[name] ?? '') as Value | { id: number };
    return [name, typeof value === 'object' ? String(value.id) : value];
  });
  return Object.fromEntries(values) as Values;
}

/** Returns the names of the values that differ, alternative texts included. */
export function differing(a: Values, b: Values): string[] {
  return Object.keys(a).filter((name) => String(a[name]) !== String(b[name]));
}

/** Returns the values of `b` that differ from those of `a`. */
export function changesOf(a: Values, b: Values): Values {
  return Object.fromEntries(differing(a, b).map((name) => [name, b[name] ?? '']));
}
