import { diffArrays } from 'diff';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field, Fields } from '../../../../content/model/field.ts';
import { fieldsOfItem } from '../../../../content/model/parts/nested.ts';
import { fieldsWithParts } from '../../../../content/model/parts/parts.ts';
import type { Value, Values } from '../../../../content/model/values.ts';
import { isSameContent } from './content.ts';
import { comparedPieces, LONGEST, valueOfPieces } from './pieces.ts';

/** Three states of something: as two people have found it, and as each of them has left it. */
export interface Versions<Kept> {
  before: Kept;
  mine: Kept;
  theirs: Kept;
}

/** Whose words stand where both have changed the same ones; without it, somebody has to choose. */
type Side = 'mine' | 'theirs' | 'both';

/**
 * Joins the values of fields that two people have changed. Where both have changed the same words, these are mine in what it returns
 * as `joined`, and those of the other one in `theirs`, and `names` has the names of such fields.
 */
export function joinedValues(type: ContentType, names: string[], { before, mine, theirs }: Versions<Values>) {
  const fields = fieldsWithParts(type);
  const versionsOf = (name: string) => ({ before: before[name], mine: mine[name], theirs: theirs[name] });
  const joined: Values = {};
  const otherwise: Values = {};
  for (const name of names) {
    const merged = mergedOf(fields[name], versionsOf(name));
    joined[name] = merged ?? mergedOf(fields[name], versionsOf(name), 'mine');
    if (merged === null) otherwise[name] = mergedOf(fields[name], versionsOf(name), 'theirs');
  }
  return { joined, theirs: otherwise, names: Object.keys(otherwise) };
}

/**
 * Returns a value with the changes of both, where they are in different paragraphs, lines, items or fields of an item, or one of them
 * says the same as another version. Where they are not, the side decides; null where nothing does, or the field takes only one.
 */
export function mergedOf(field: Field | undefined, versions: Versions<Value>, side?: Side): Value {
  const { before, mine, theirs } = versions;
  if (isSameContent(field, mine, theirs) || isSameContent(field, mine, before)) return theirs ?? '';
  if (isSameContent(field, theirs, before)) return mine ?? '';
  const merged = field ? mergedParts(field, versions, side) : null;
  return merged ?? (side === 'mine' || side === 'theirs' ? (versions[side] ?? '') : null);
}

function mergedParts(field: Field, versions: Versions<Value>, side: Side | undefined): Value {
  if (field.kind === 'group') return mergedFields(field.fields ?? {}, versions as Versions<Values>, side);
  const { contents, asWritten } = comparedPieces(field, withJoinedItems(field, versions, side));
  const [before, mine, theirs] = contents;
  if (!before?.length || !mine || !theirs) return null;
  const merged = mergedPieces({ before, mine, theirs }, side);
  return merged && valueOfPieces(field, asWritten(merged));
}

/** Joins the values of an item or of a group. */
function mergedFields(fields: Fields, { before, mine, theirs }: Versions<Values>, side: Side | undefined) {
  const merged: Values = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergedOf(fields[name], { before: before[name], mine: mine[name], theirs: theirs[name] }, side);
    if (value === null) return null;
    merged[name] = value;
  }
  return merged;
}

/**
 * Returns the versions of a list with the items that all of them have joined. What is left to do is what was added, removed and moved.
 */
function withJoinedItems(field: Field, { before, mine, theirs }: Versions<Value>, side: Side | undefined): Value[] {
  const versions = [before, mine, theirs];
  if (field.kind !== 'list' && field.kind !== 'sections') return versions;
  const [found, ours, others] = versions.map(itemsById);
  const joined = new Map<unknown, Values>();
  for (const [id, item] of ours ?? []) {
    const [original, other] = [found?.get(id), others?.get(id)];
    if (!original || !other || item['type'] !== other['type']) continue;
    const merged = mergedFields(fieldsOfItem(field, item), { before: original, mine: item, theirs: other }, side);
    if (merged) joined.set(id, merged);
  }
  return versions.map((value) => itemsIn(value).map((item) => joined.get(item['id']) ?? item) as Value);
}

function itemsById(value: Value): Map<unknown, Values> {
  return new Map(itemsIn(value).flatMap((item) => (item['id'] ? [[item['id'], item] as const] : [])));
}

function itemsIn(value: Value): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}

/** What somebody has put in the place of some pieces, or, where these are none, before the next one. */
interface Change {
  from: number;
  to: number;
  pieces: string[];
  isMine: boolean;
}

/** Makes the changes of both. What both have put in at one place stands there twice, mine first, unless it is the same. */
function mergedPieces({ before, mine, theirs }: Versions<string[]>, side: Side | undefined): string[] | null {
  const [ours, others] = [changesOf(before, mine, true), changesOf(before, theirs, false)];
  if (!ours || !others) return null;
  const onlyTheirs = others.filter((change) => !ours.some((known) => isSame(known, change)));
  const pieces: string[] = [];
  let place = 0;
  for (const changes of collisionsOf([...ours, ...onlyTheirs])) {
    if (changes.length > 1 && !side) return null;
    const span = spanOf(changes);
    pieces.push(...before.slice(place, span.from), ...settled(before, changes, { span, side }));
    place = span.to;
  }
  return [...pieces, ...before.slice(place)];
}

/** Returns changes in their order, those together that are of the same pieces. */
function collisionsOf(changes: Change[]): Change[][] {
  const collisions: Change[][] = [];
  let end = 0;
  for (const change of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (change.from < end) collisions.at(-1)?.push(change);
    else collisions.push([change]);
    end = Math.max(end, change.to);
  }
  return collisions;
}

interface Settling {
  span: Pick<Change, 'from' | 'to'>;
  side: Side | undefined;
}

/** Returns what stands in a span that one of them has changed, or both. */
function settled(before: string[], changes: Change[], { span, side }: Settling): string[] {
  const mine = changes.filter(({ isMine }) => isMine);
  const theirs = changes.filter(({ isMine }) => !isMine);
  if (mine.length === 0) return changed(before, theirs, span);
  if (theirs.length === 0 || side === 'mine') return changed(before, mine, span);
  const others = changed(before, theirs, span);
  return side === 'theirs' ? others : [...changed(before, mine, span), ...others];
}

function spanOf(changes: Change[]) {
  return { from: Math.min(...changes.map(({ from }) => from)), to: Math.max(...changes.map(({ to }) => to)) };
}

/** Returns what some changes make of the pieces in a span. */
function changed(before: string[], changes: Change[], { from, to }: Settling['span']): string[] {
  let place = from;
  const pieces = changes.flatMap((change) => {
    const unchanged = before.slice(place, change.from);
    place = change.to;
    return [...unchanged, ...change.pieces];
  });
  return [...pieces, ...before.slice(place, to)];
}

function changesOf(before: string[], after: string[], isMine: boolean): Change[] | null {
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
    if (!change) changes.push((change = { from: place, to: place, pieces: [], isMine }));
    if (added) change.pieces.push(...value);
    else change.to = place += value.length;
  }
  return changes.flatMap(onePieceEach);
}

/** As many pieces in the place of as many others are these, changed one by one. */
function onePieceEach(change: Change): Change[] {
  const { from, to, pieces } = change;
  if (pieces.length !== to - from) return [change];
  return pieces.map((piece, index) => ({ ...change, from: from + index, to: from + index + 1, pieces: [piece] }));
}

function isSame(change: Change, other: Change) {
  return (
    change.from === other.from &&
    change.to === other.to &&
    JSON.stringify(change.pieces) === JSON.stringify(other.pieces)
  );
}
