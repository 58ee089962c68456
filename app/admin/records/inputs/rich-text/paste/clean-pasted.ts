import { convertBlocks, convertFootnotes } from './blocks.ts';
import { type Clipboard, parseClipboard } from './clipboard.ts';
import type { Conversion, Missing } from './conversion.ts';
import { createFootnotes } from './footnotes.ts';
import { footnotesIn } from './links.ts';
import { joinItems } from './lists.ts';
import { PLAIN } from './marks.ts';
import { picturesOf } from './pictures.ts';
import { tidy } from './tidy.ts';
import type { Style } from './styles.ts';

interface Cleaned {
  html: string;
  /** Of the text, in characters. */
  length: number;
  missing: Missing;
}

/**
 * Turns what word processors, mail programs and web pages put on the clipboard into the elements of the editor. Returns
 * null if it is nested too deep. `rtf` is what Word puts beside its HTML, with the pictures.
 */
export function cleanPasted(html: string, rtf: string): Cleaned | null {
  const clipboard = parseClipboard(html);
  if (!clipboard) return null;
  const { body } = clipboard;
  const result = body.ownerDocument.createElement('div');
  const conversion: Conversion = {
    ...clipboard,
    pictures: picturesOf(body, rtf),
    levelOf: headingLevels(clipboard),
    items: new Map(),
    notes: footnotesIn(body),
    footnotes: createFootnotes(body.ownerDocument),
    missing: { pictures: 0, footnotes: 0 },
  };
  convertBlocks(body, result, PLAIN, conversion);
  const notes = convertFootnotes(result, conversion);
  joinItems(result, conversion.items);
  tidy(result);
  for (const [item, id] of notes) conversion.footnotes.identify(item, id);
  return { html: result.innerHTML, length: result.textContent.length, missing: conversion.missing };
}

/** Returns the level in the page of a heading of the clipboard; 0 for other elements. */
function headingLevels({ body, styles }: Clipboard) {
  const levelOf = (element: Element) => levelInClipboard(element, styles.of(element));
  // Where a text has a first level, it becomes the second: the page's own title is the first.
  const shift = [...body.querySelectorAll('h1,p,div')].some((element) => levelOf(element) === 1) ? 1 : 0;
  return (element: Element) => {
    const level = levelOf(element);
    return level && Math.min(4, Math.max(2, level + shift));
  };
}

function levelInClipboard(element: Element, style: Style): number {
  const tag = /^h([1-6])$/.exec(element.localName)?.[1];
  if (tag) return Number(tag);
  if (!/^(p|div)$/.test(element.localName)) return 0;
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2;
  if (element.classList.contains('MsoTitle')) return 1;
  const ofWord =
    /\bMsoHeading([1-9])\b/.exec(element.className)?.[1] ?? /^[1-6]$/.exec(style['mso-outline-level'] ?? '')?.[0];
  return Number(ofWord ?? 0);
}
