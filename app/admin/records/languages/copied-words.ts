import type { Field, FieldKind, Fields } from '../../../../content/model/field.ts';
import { fieldsOfItem } from '../../../../content/model/parts/nested.ts';
import { isBlank } from '../../../../content/model/plain-kinds.ts';
import type { Value, Values } from '../../../../content/model/values.ts';

const texts: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'richText']);

/** Whether a field holds a text, so that what it is made from stands beside it. */
export function isText({ kind }: Field): boolean {
  return texts.has(kind);
}

/** Returns the words of a record as its translation holds them, given the fields of that. */
export function copiedWords(fields: Fields, source: Values): Values {
  const copied = Object.entries(fields).flatMap(([name, field]) =>
    isText(field) || hasParts(field) ? [[name, copiedValue(field, source[name])] as const] : [],
  );
  return Object.fromEntries(copied);
}

/** Returns the same of one field. Parts keep the ids by which their words belong to them. */
export function copiedValue(field: Field, value: Value): Value {
  if (isBlank(value)) return hasParts(field) && field.kind !== 'group' ? [] : '';
  if (field.kind === 'group') return copiedWords(field.fields ?? {}, value as Values);
  if (!hasParts(field)) return value;
  return itemsIn(value).map((item) => ({
    id: item['id'],
    ...(field.kinds && { type: item['type'], hidden: false }),
    ...copiedWords(fieldsOfItem(field, item), item),
  }));
}

/** Whether there are words in some of the fields. */
export function hasWords(fields: Fields, values: Values): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = values[name];
    if (isBlank(value)) return false;
    if (field.kind === 'group') return hasWords(field.fields ?? {}, value as Values);
    return hasParts(field) ? itemsIn(value).some((item) => hasWords(fieldsOfItem(field, item), item)) : true;
  });
}

export function hasParts({ kind }: Field): boolean {
  return kind === 'group' || kind === 'list' || kind === 'sections';
}

export function itemsIn(value: Value): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}
