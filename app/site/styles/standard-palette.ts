import { readPalette } from '../../../content/brand/palette-css.ts';
import tokens from './tokens.css?raw';

/** The colors of a site without a brand. */
export const standardPalette = /* @__PURE__ */ readPalette(tokens);
