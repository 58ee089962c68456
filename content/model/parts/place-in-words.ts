import type { ContentType } from '../content-type.ts';
import type { Field } from '../field.ts';
import { fieldsOfItem } from './nested.ts';
import { fieldNameAt, fieldsWithParts } from './parts.ts';
import type { Values } from '../values.ts';

/** Says before a sentence about a field where that stands, if it is one of several: “Steps, 2: Text is required.” */
export function withPlace(type: ContentType, values: Values, path: string, sentence: string): string {
  return [placeOf(type, values, path), sentence].filter(Boolean).join(': ');
}

/** Says where something stands that is one of several, or part of one: “Steps, 2”. Of a field by itself, nothing. */
export function placeOf(type: ContentType, values: Values, path: string): string {
  const name = fieldNameAt(type, path);
  const field = fieldsWithParts(type)[name];
  const steps = path.slice(name.length + 1).split('.');
  return field ? namesAlong(field, values[name], steps).join(', ') : '';
}

/** Returns the names of what one opens, one after the other, to reach what is at a path in a value. */
function namesAlong(field: Field, value: unknown, [step = '', ...steps]: string[], outer?: string): string[] {
  if (field.kind === 'group' && step) return [field.label, ...inside(field.fields?.[step], value, step, steps)];
  if (!Array.isArray(value) || !/^\d+$/.test(step)) return [];
  const item = value[Number(step)] as Values | undefined;
  const [name = '', ...rest] = steps;
  if (!item) return [];
  const names =
    field.kind === 'sections' ? [nameOfSection(field, value as Values[], item)] : nameOfItem(field, step, outer);
  return [...names, ...inside(fieldsOfItem(field, item)[name], item, name, rest, names[0])];
}

function inside(field: Field | undefined, holder: unknown, name: string, steps: string[], outer?: string) {
  return field ? namesAlong(field, (holder as Values | null)?.[name], steps, outer) : [];
}

/** A section is called by its kind, of which there may be several. */
function nameOfSection({ kinds = [] }: Field, sections: readonly Values[], section: Values) {
  const { label = '' } = kinds.find(({ type }) => type === section['type']) ?? {};
  const isAlone = sections.filter((other) => other['type'] === section['type']).length === 1;
  return isAlone ? label : `${label} (section ${sections.indexOf(section) + 1})`;
}

function nameOfItem({ label, one: itemLabel = label }: Field, index: string, outer: string | undefined) {
  const number = Number(index) + 1;
  if (outer === undefined) return [label, String(number)];
  return outer.startsWith(label) ? [String(number)] : [`${itemLabel} ${number}`];
}
