import { brandPalette } from '../../../content/brand/palette.ts';
import { paletteCss } from '../../../content/brand/palette-css.ts';
import type { Brand } from '../../../server/site/brand.ts';
import { standardPalette } from './standard-palette.ts';

/** Returns what a brand changes of the site's styles. */
export function brandStyles(brand: Brand): string {
  return paletteCss(brandPalette(brand, standardPalette), standardPalette);
}
