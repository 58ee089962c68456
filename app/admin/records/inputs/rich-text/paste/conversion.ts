import type { Clipboard } from './clipboard.ts';
import type { createFootnotes } from './footnotes.ts';
import type { Item } from './lists.ts';
import type { Pictures } from './pictures.ts';

/** What could not be pasted. */
export interface Missing {
  pictures: number;
  /** Footnotes that were not copied: their numbers lead nowhere. */
  footnotes: number;
}

/** The state of a conversion. */
export interface Conversion extends Clipboard {
  pictures: Pictures;
  levelOf: (element: Element) => number;
  /** The items that were converted, before they are put into lists. */
  items: Map<Element, Item>;
  /** The copied footnotes, by their ids, and how numbers lead to them. */
  notes: Map<string, Element>;
  footnotes: ReturnType<typeof createFootnotes>;
  missing: Missing;
}

export function append(into: Element, tag: string): Element {
  return into.appendChild(into.ownerDocument.createElement(tag));
}
