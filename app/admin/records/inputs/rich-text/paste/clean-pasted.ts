import { convertBlocks } from './blocks.ts';
import { parseClipboard } from './clipboard.ts';
import type { Conversion, Missing } from './conversion.ts';
import { headingLevels } from './headings.ts';
import { joinItems } from './lists.ts';
import { PLAIN } from './marks.ts';
import { picturesOf } from './pictures.ts';
import { tidy } from './tidy.ts';

export interface Cleaned {
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
    notes: body.ownerDocument.createElement('ol'),
    missing: { pictures: 0, footnotes: 0 },
  };
  convertBlocks(body, result, PLAIN, conversion);
  if (conversion.notes.children.length > 0) result.append(body.ownerDocument.createElement('hr'), conversion.notes);
  joinItems(result, conversion.items);
  tidy(result);
  return { html: result.innerHTML, length: result.textContent.length, missing: conversion.missing };
}
