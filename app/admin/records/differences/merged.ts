import { diffArrays } from 'diff';
import { outermostIn } from '../../../../content/html/outermost.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { type Field, limits } from '../../../../content/model/field.ts';
import { fieldsWithParts } from '../../../../content/model/parts.ts';
import { textOf, type Value, type Values } from '../../../../content/model/values.ts';

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

/** Returns a value with the changes of both, where they are in different paragraphs, lines or items; null where they are not. */
export function mergedOf(field: Field, { before, mine, theirs }: Versions<Value>): Value {
  const merge = (partsOf: (value: Value) => string[]) => merged(partsOf(before), partsOf(mine), partsOf(theirs));
  switch (field.kind) {
    case 'richText':
      return within(limits.richText, merge((text) => outermostIn(textOf(text)))?.join(''));
    case 'longText':
      return within(field.max, merge((text) => textOf(text).split('\n'))?.join('\n'));
    case 'list':
    case 'sections':
    case 'relations':
      return within(
        field.maxItems,
        merge(textsIn)?.map((text) => JSON.parse(text) as object),
      );
    default:
      return null;
  }
}

/** What somebody has put in the place of some parts, or, where these are none, before the next one. */
interface Change {
  from: number;
  to: number;
  parts: string[];
}

/** Makes the changes of both. What both have put in at one place stands there twice, mine first, unless it is the same. */
function merged(before: string[], mine: string[], theirs: string[]): string[] | null {
  const [ours, others] = [changesOf(before, mine), changesOf(before, theirs)];
  if (!ours || !others) return null;
  const onlyTheirs = others.filter((change) => !ours.some((known) => isSame(known, change)));
  const changes = [...ours, ...onlyTheirs].toSorted((a, b) => a.from - b.from || a.to - b.to);
  if (changes.some(({ from }, index) => from < (changes[index - 1]?.to ?? 0))) return null;
  const parts = changes.flatMap(({ from, parts }, index) => [
    ...before.slice(changes[index - 1]?.to ?? 0, from),
    ...parts,
  ]);
  return [...parts, ...before.slice(changes.at(-1)?.to ?? 0)];
}

const LONGEST = 500; // ms, after which nothing is merged

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
    if (!change) changes.push((change = { from: place, to: place, parts: [] }));
    if (added) change.parts.push(...value);
    else change.to = place += value.length;
  }
  return changes;
}

function isSame(change: Change, other: Change) {
  return JSON.stringify(change) === JSON.stringify(other);
}

function within<All extends { length: number }>(most = Infinity, all: All | undefined): All | null {
  return all !== undefined && all.length <= most ? all : null;
}

function textsIn(list: Value): string[] {
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [];
}
