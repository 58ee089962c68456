import type { Clipboard } from './clipboard.ts';
import type { Item } from './lists.ts';
import type { Pictures } from './pictures.ts';

/** What could not be pasted. */
export interface Missing {
  pictures: number;
  /** Footnotes, which keep their numbers but lead nowhere. */
  footnotes: number;
}

/** The state of a conversion. */
export interface Conversion extends Clipboard {
  pictures: Pictures;
  levelOf: (element: Element) => number;
  /** The items that were converted, before they are put into lists. */
  items: Map<Element, Item>;
  /** The element that contains the texts of the footnotes. */
  notes: Element;
  missing: Missing;
}

export function append(into: Element, tag: string): Element {
  return into.appendChild(into.ownerDocument.createElement(tag));
}
