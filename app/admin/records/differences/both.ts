import { diffArrays } from 'diff';
import type { Field } from '../../../../content/model/field.ts';
import type { Value } from '../../../../content/model/values.ts';
import { mergedOf, type Versions } from './merged.ts';
import { comparedPieces, LONGEST, valueOfPieces } from './pieces.ts';

/**
 * Returns a value with all that two have: what they share once, and where they differ, one after the other. What only one of them has
 * changed since `before` is as that one has left it. Null where a field takes only one of them.
 */
export function bothOf(field: Field, { before, mine, theirs }: Versions<Value>): Value {
  const isKnown = before !== undefined && before !== '';
  return (isKnown ? mergedOf(field, { before, mine, theirs }, 'both') : null) ?? allOf(field, mine, theirs);
}

function allOf(field: Field, mine: Value, theirs: Value): Value {
  const { contents, asWritten } = comparedPieces(field, [mine, theirs]);
  const [first, second] = contents;
  if (!first || !second) return null;
  const pieces = diffArrays(first, second, { timeout: LONGEST })?.flatMap(({ value }) => value) ?? [
    ...first,
    ...second,
  ];
  const isText = field.kind === 'richText' || field.kind === 'longText';
  return valueOfPieces(field, asWritten(isText ? pieces : [...new Set(pieces)]));
}
