import type { Field, Fields } from '../field.ts';
import { translatedFields } from './in-language.ts';
import { fieldsOfItem, isNested } from '../parts/nested.ts';

type Values = Record<string, unknown>;

/**
 * Returns a value with parts in another language: order, pictures and whatever else is shared are those of the record, the words
 * those of its translation, which belong to parts by their ids. What says something and is not translated is left out.
 */
export function inOtherWords(field: Field, original: unknown, words: unknown): unknown {
  if (original === null || original === undefined) return original;
  if (field.kind === 'group') {
    const fields = field.fields ?? {};
    return words || !saysSomething(fields, original as Values) ? inWords(fields, original as Values, words) : null;
  }
  if (field.kind !== 'list' && field.kind !== 'sections') return original;
  const byId = new Map(itemsIn(words).map((item) => [item['id'], item]));
  return itemsIn(original).flatMap((item) => {
    const ofItem = item['id'] === undefined ? undefined : byId.get(item['id']);
    const fields = fieldsOfItem(field, item);
    return ofItem || !saysSomething(fields, item) ? [inWords(fields, item, ofItem)] : [];
  });
}

/** Returns the values of a record, or of a part of one, with the words of another language where these are translated. */
export function inWords(fields: Fields, original: Values, words: unknown): Values {
  const wordsByName = (words ?? {}) as Values;
  // A section can be hidden in one language alone.
  const values: Values = { ...original, ...(wordsByName['hidden'] === true && { hidden: true }) };
  for (const [name, translated] of Object.entries(translatedFields(fields))) {
    const field = fields[name];
    if (field && isNested(field)) values[name] = inOtherWords(field, original[name], wordsByName[name]);
    else values[name] = wordsByName[name] ?? (translated.required ? '' : null);
  }
  return values;
}

/** Whether there is anything to translate in a part. */
export function saysSomething(fields: Fields, values: Values): boolean {
  return Object.keys(translatedFields(fields)).some((name) => {
    const [field, value] = [fields[name], values[name]];
    if (value === null || value === undefined || value === '') return false;
    if (!field || !isNested(field)) return true;
    if (field.kind === 'group') return saysSomething(field.fields ?? {}, value as Values);
    return itemsIn(value).some((item) => saysSomething(fieldsOfItem(field, item), item));
  });
}

/** Returns what of a record is translated: what a translation is made from. */
export function textsIn(fields: Fields, values: Values): Values {
  const texts = Object.keys(translatedFields(fields)).map((name) => {
    const [field, value] = [fields[name], values[name]];
    return [name, field && isNested(field) ? textsOfParts(field, value) : (value ?? '')];
  });
  return Object.fromEntries(texts) as Values;
}

function textsOfParts(field: Field, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (field.kind === 'group') return textsIn(field.fields ?? {}, value as Values);
  return itemsIn(value).map((item) => textsOfItem(field, item));
}

/** Returns what is translated of an item, with the type of a section. */
export function textsOfItem(field: Field, item: Values): Values {
  return { ...(field.kinds && { type: item['type'] }), ...textsIn(fieldsOfItem(field, item), item) };
}

function itemsIn(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}
