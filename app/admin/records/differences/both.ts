import { diffArrays } from 'diff';
import { type Field, limits } from '../../../../content/model/field.ts';
import { newId } from '../../../../content/model/new-id.ts';
import { textOf, type Value } from '../../../../content/model/values.ts';

/**
 * Returns a value with all that two have: what they share once, and where they differ, one after the other. Null where a field
 * takes only one of them.
 */
export function bothOf(field: Field, mine: Value, theirs: Value): Value {
  switch (field.kind) {
    case 'richText':
      return within(limits.richText, union(blocksOf(textOf(mine)), blocksOf(textOf(theirs))).join(''));
    case 'longText':
      return within(field.max, union(linesOf(mine), linesOf(theirs)).join('\n'));
    case 'list':
    case 'sections':
    case 'relations':
      return within(field.maxItems, bothLists(mine, theirs));
    default:
      return null;
  }
}

const LONGEST = 500; // ms, after which nothing counts as shared

function union(mine: string[], theirs: string[]): string[] {
  return diffArrays(mine, theirs, { timeout: LONGEST })?.flatMap(({ value }) => value) ?? [...mine, ...theirs];
}

function within<All extends { length: number }>(most = Infinity, all: All): All | null {
  return all.length <= most ? all : null;
}

function linesOf(text: Value): string[] {
  return textOf(text) === '' ? [] : textOf(text).split('\n');
}

function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')));
}

/** An item that both have changed is in the list twice, so the second one is new. */
function bothLists(mine: Value, theirs: Value): object[] {
  const items = [...new Set(union(textsIn(mine), textsIn(theirs)))].map((text) => JSON.parse(text) as object);
  const ids = new Set<unknown>();
  return items.map((item) => {
    const { id, version: _version, ...content } = item as { id?: unknown; version?: unknown };
    const isTaken = id !== undefined && ids.has(id);
    ids.add(id);
    return isTaken ? { ...content, id: newId() } : item;
  });
}

function textsIn(list: Value): string[] {
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [];
}
