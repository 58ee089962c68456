import { standardFonts } from '../../../content/brand/font-pairs.ts';
import { brandPalette } from '../../../content/brand/palette.ts';
import { paletteCss, readPalette } from '../../../content/brand/palette-css.ts';
import { DEFAULT_LANGUAGE, type Language, quotesOf } from '../../../content/languages.ts';
import type { Brand } from '../../../server/site/brand.ts';
import { fontStyles } from './fonts/font-styles.ts';
import tokens from './tokens.css?raw';

/** The colors of a site without a brand. */
export const standardPalette = /* @__PURE__ */ readPalette(tokens);

/** Returns the fonts and marks of a site in a language, and what its brand changes of the other styles. */
export function brandCss(brand: Brand | undefined, language: Language): string {
  const ofLanguage = quoteStyles(language) + fontStyles(brand?.fonts ?? standardFonts, language);
  if (!brand) return ofLanguage;
  const colors = paletteCss(brandPalette(brand, standardPalette), standardPalette);
  return colors + ofLanguage + cornerStyles(brand.corners);
}

/** Returns the quotation marks of a language where browsers have others, or where the large one of a quotation hangs too low. */
function quoteStyles(language: Language): string {
  if (language === DEFAULT_LANGUAGE) return '';
  const [opening, closing] = quotesOf(language).map((mark) => `"${mark}"`);
  const isLow = opening === '"„"';
  return `:root{quotes:${opening} ${closing}${isLow ? ';--quotes-top:-0.6em' : ''}}`;
}

/** Radii of fields, cards, panels, and of what is round at their ends, such as buttons. */
const radii = { round: null, soft: ['8px', '12px', '16px', '10px'], square: ['0px', '0px', '0px', '0px'] };

function cornerStyles(corners: Brand['corners']): string {
  const [field, card, panel, pill] = radii[corners] ?? [];
  if (!field) return '';
  return `:root{--radius-field:${field};--radius-card:${card};--radius-panel:${panel};--radius-pill:${pill}}`;
}
