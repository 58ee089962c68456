import { readFileSync } from 'node:fs';
import { brandPalette, type BrandColors, type Palette } from '../../../content/brand/palette.ts';
import { readPalette } from '../../../content/brand/palette-css.ts';
import { root } from '../../platform/root.ts';

/** Returns the colors of the site: those of the brand, based on those of its style sheet. */
export function siteColors(brand: BrandColors): Palette {
  return brandPalette(brand, readPalette(readFileSync(new URL('app/site/styles/tokens.css', root), 'utf8')));
}
