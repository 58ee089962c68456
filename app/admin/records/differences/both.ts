import { diffArrays } from 'diff';
import type { Field } from '../../../../content/model/field.ts';
import { newId } from '../../../../content/model/new-id.ts';
import type { Value } from '../../../../content/model/values.ts';
import { comparedPieces, LONGEST, valueOfPieces } from './pieces.ts';

/**
 * Returns a value with all that two have: what they share once, and where they differ, one after the other. Null where a field
 * takes only one of them.
 */
export function bothOf(field: Field, mine: Value, theirs: Value): Value {
  const { contents, asWritten } = comparedPieces(field, [mine, theirs]);
  const [first, second] = contents;
  if (!first || !second) return null;
  const pieces = diffArrays(first, second, { timeout: LONGEST })?.flatMap(({ value }) => value) ?? [
    ...first,
    ...second,
  ];
  if (field.kind === 'richText' || field.kind === 'longText') return valueOfPieces(field, asWritten(pieces));
  const items = valueOfPieces(field, asWritten([...new Set(pieces)])) as object[] | null;
  return items && withDistinctIds(items);
}

/** An item that both have changed is in the list twice, so the second one is new. */
function withDistinctIds(items: object[]): object[] {
  const ids = new Set<unknown>();
  return items.map((item) => {
    const { id, version: _version, ...content } = item as { id?: unknown; version?: unknown };
    const isTaken = id !== undefined && ids.has(id);
    ids.add(id);
    return isTaken ? { ...content, id: newId() } : item;
  });
}
