import { readFileSync } from 'node:fs';
import type { Scheme } from '../../../content/brand/palette.ts';
import { root } from '../../platform/root.ts';

/** Returns the mark of a site without an icon as SVG, in the colors of the brand. */
export function drawnMark(colors: Scheme): string {
  const svg = readFileSync(new URL('public/favicon.svg', root), 'utf8');
  return svg.replaceAll('#3530c4', colors['brand-edge']);
}
