import type { Field, Fields } from '../field.ts';
import { fieldsOfItem } from '../parts/nested.ts';
import { textOf, type Values } from '../values.ts';
import { translatedFields } from './in-language.ts';
import { saysSomething, textsOfItem } from './other-words.ts';

/** A text that differs between two states of a record, or an item with texts that only one of them has. */
export interface ChangedText {
  change: 'changed' | 'added' | 'removed';
  /** Where it is, with the ids of items: `sections.a1b2.title`. */
  path: string;
  /** The same with the places of items, in the state that has it: `sections.2.title`. */
  place: string;
  /** That of an item is the list which holds it. */
  field: Field;
  before: unknown;
  after: unknown;
}

interface Place {
  path: string;
  place: string;
}

/** Compares what is translated of two states of a record. Where an item stands in its list is shared by all languages. */
export function changedTexts(fields: Fields, before: Values, after: Values): ChangedText[] {
  return inFields(fields, before, after, (name) => ({ path: name, place: name }));
}

function inFields(fields: Fields, before: Values, after: Values, placeOf: (name: string) => Place): ChangedText[] {
  return Object.entries(translatedFields(fields)).flatMap(([name, field]) =>
    inField(field, before[name], after[name], placeOf(name)),
  );
}

function inField(field: Field, before: unknown, after: unknown, parent: Place): ChangedText[] {
  if (field.kind === 'group')
    return inFields(field.fields ?? {}, valuesIn(before), valuesIn(after), (name) => below(parent, name));
  if (field.kind === 'list' || field.kind === 'sections')
    return inItems(field, itemsIn(before), itemsIn(after), parent);
  return textOf(before) === textOf(after) ? [] : [{ change: 'changed', ...parent, field, before, after }];
}

function inItems(field: Field, before: Values[], after: Values[], parent: Place): ChangedText[] {
  const ofPresent = after.flatMap((item, index) => {
    const itemAt = below(parent, keyOf(item, index), index);
    const fields = fieldsOfItem(field, item);
    const earlier = sameIn(before, item, index);
    if (earlier) return inFields(fields, earlier, item, (name) => below(itemAt, name));
    if (!saysSomething(fields, item)) return [];
    return [{ change: 'added' as const, ...itemAt, field, before: null, after: textsOfItem(field, item) }];
  });
  const ofRemoved = before.flatMap((item, index) => {
    if (sameIn(after, item, index) || !saysSomething(fieldsOfItem(field, item), item)) return [];
    const itemAt = below(parent, keyOf(item, index), index);
    return [{ change: 'removed' as const, ...itemAt, field, before: textsOfItem(field, item), after: null }];
  });
  return [...ofPresent, ...ofRemoved];
}

/** Items have ids from the first translation of their record on; without them, they are told apart by their places. */
function sameIn(items: Values[], { id }: Values, index: number): Values | undefined {
  const inPlace = items[index];
  const isSameId = (item: Values) => item['id'] !== undefined && textOf(item['id']) === textOf(id);
  return items.find(isSameId) ?? (inPlace && (id === undefined || inPlace['id'] === undefined) ? inPlace : undefined);
}

function keyOf({ id }: Values, index: number) {
  return textOf(id ?? index);
}

function below({ path, place }: Place, step: string, index: number | string = step): Place {
  return { path: `${path}.${step}`, place: `${place}.${index}` };
}

function valuesIn(value: unknown): Values {
  return value !== null && typeof value === 'object' ? (value as Values) : {};
}

function itemsIn(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}
