/** What a page needs for a selector to match: all of the classes, and a selector of each list in `:is()` and the like. */
export interface Selector {
  classes: string[];
  lists: Selector[][];
}

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gis;
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gis;
const MARK = /\\.|"[^"]*"|[(),[\]]/gs;
const LIST = /:(is|where|has)$/;

/** Whether any of the selectors can match an element of a page with these classes. */
export function canMatch(selectors: Selector[], classes: ReadonlySet<string>): boolean {
  return selectors.some(
    (selector) =>
      selector.classes.every((name) => classes.has(name)) && selector.lists.every((list) => canMatch(list, classes)),
  );
}

/** Reads a list of selectors. What says more than classes, such as attributes and `:not()`, is taken to match. */
export function readSelectors(text: string): Selector[] {
  const selectors: Selector[] = [{ classes: [], lists: [] }];
  let [start, depth] = [0, 0];
  let isList = false;
  for (const { 0: mark, index } of [...text.matchAll(MARK), { 0: ',', index: text.length }]) {
    const part = text.slice(start, index);
    const selector = selectors.at(-1)!;
    const opens = mark === '(' || mark === '[';
    const closes = mark === ')' || mark === ']';
    if (closes) depth--;
    if (depth === 0 && (opens || mark === ',')) selector.classes.push(...classesIn(part));
    if (depth === 0 && closes && isList) selector.lists.push(readSelectors(part));
    if (depth === 0 && opens) isList = LIST.test(part);
    if (depth === 0 && mark === ',') selectors.push({ classes: [], lists: [] });
    if (depth === 0 && (opens || closes || mark === ',')) start = index + 1;
    if (opens) depth++;
  }
  return selectors.slice(0, -1);
}

function classesIn(text: string): string[] {
  return [...text.matchAll(CLASS)].map(([, name = '']) =>
    name.replaceAll(ESCAPE, (_, code?: string, character?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
    ),
  );
}
