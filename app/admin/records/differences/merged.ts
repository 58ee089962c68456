import { diffArrays } from 'diff';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import { fieldsWithParts } from '../../../../content/model/parts.ts';
import type { Value, Values } from '../../../../content/model/values.ts';
import { isSameContent } from './content.ts';
import { comparedPieces, LONGEST, valueOfPieces } from './pieces.ts';

/** Three states of something: as two people have found it, and as each of them has left it. */
interface Versions<Kept> {
  before: Kept;
  mine: Kept;
  theirs: Kept;
}

/** Joins the values of fields that two people have changed. Returns these, and the names of the fields where one has to choose. */
export function joinedValues(type: ContentType, names: string[], { before, mine, theirs }: Versions<Values>) {
  const fields = fieldsWithParts(type);
  const joined: Values = {};
  for (const name of names) {
    const field = fields[name];
    const versions = { before: before[name], mine: mine[name], theirs: theirs[name] };
    const value = field ? mergedOf(field, versions) : null;
    if (value !== null) joined[name] = value;
  }
  return { joined, names: names.filter((name) => !(name in joined)) };
}

/**
 * Returns a value with the changes of both, where they are in different paragraphs, lines or items, or one of them says the same as
 * another version. Null where they are not, or where there was nothing that they have in common.
 */
export function mergedOf(field: Field, { before, mine, theirs }: Versions<Value>): Value {
  if (isSameContent(field, mine, theirs) || isSameContent(field, mine, before)) return theirs ?? '';
  if (isSameContent(field, theirs, before)) return mine;
  const { contents, asWritten } = comparedPieces(field, [before, mine, theirs]);
  const [first, second, third] = contents;
  if (!first?.length || !second || !third) return null;
  const merged = mergedPieces(first, second, third);
  return merged && valueOfPieces(field, asWritten(merged));
}

/** What somebody has put in the place of some pieces, or, where these are none, before the next one. */
interface Change {
  from: number;
  to: number;
  pieces: string[];
}

/** Makes the changes of both. What both have put in at one place stands there twice, mine first, unless it is the same. */
function mergedPieces(before: string[], mine: string[], theirs: string[]): string[] | null {
  const [ours, others] = [changesOf(before, mine), changesOf(before, theirs)];
  if (!ours || !others) return null;
  const onlyTheirs = others.filter((change) => !ours.some((known) => isSame(known, change)));
  const changes = [...ours, ...onlyTheirs].toSorted((a, b) => a.from - b.from || a.to - b.to);
  if (changes.some(({ from }, index) => from < (changes[index - 1]?.to ?? 0))) return null;
  const pieces = changes.flatMap(({ from, pieces }, index) => [
    ...before.slice(changes[index - 1]?.to ?? 0, from),
    ...pieces,
  ]);
  return [...pieces, ...before.slice(changes.at(-1)?.to ?? 0)];
}

function changesOf(before: string[], after: string[]): Change[] | null {
  const runs = diffArrays(before, after, { timeout: LONGEST });
  if (!runs) return null;
  const changes: Change[] = [];
  let place = 0;
  let change: Change | null = null;
  for (const { value, added, removed } of runs) {
    if (!added && !removed) {
      place += value.length;
      change = null;
      continue;
    }
    if (!change) changes.push((change = { from: place, to: place, pieces: [] }));
    if (added) change.pieces.push(...value);
    else change.to = place += value.length;
  }
  return changes;
}

function isSame(change: Change, other: Change) {
  return JSON.stringify(change) === JSON.stringify(other);
}
