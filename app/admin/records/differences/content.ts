import { writtenAlike } from '../../../../content/html/written-alike.ts';
import type { Field } from '../../../../content/model/field.ts';
import { leavesOf } from '../../../../content/model/parts/nested.ts';
import { textOf, type Value } from '../../../../content/model/values.ts';

/** Returns what a value says, as a text: the same however an editor, a browser or the server has written it. */
export function contentOf(field: Field, value: Value): string {
  const holder = { value: value === '' ? null : structuredClone(value) };
  for (const { field: leaf, holder: values, name } of leavesOf(field, holder, 'value'))
    if (leaf.kind === 'richText') values[name] = writtenAlike(textOf(values[name]));
  return JSON.stringify(plain(holder.value));
}

/** Whether two values say the same. */
export function isSameContent(field: Field | undefined, a: Value, b: Value): boolean {
  return textOf(a) === textOf(b) || (field !== undefined && contentOf(field, a) === contentOf(field, b));
}

/** Values as texts, and objects without what is empty, in the order of its names. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return textOf(value);
  const filled = Object.entries(value).filter(([, part]) => textOf(part) !== '');
  const sorted = filled.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, part]) => [name, plain(part)]);
}
