/** Pairs of a display font and a text font, named as in the brand's `fonts`. */
export const fontPairs = [
  { value: 'bricolage-grotesque+inter', label: 'Bricolage Grotesque and Inter' },
  { value: 'figtree', label: 'Figtree' },
  { value: 'geist', label: 'Geist' },
  { value: 'space-grotesk+manrope', label: 'Space Grotesk and Manrope' },
  { value: 'outfit+plus-jakarta-sans', label: 'Outfit and Plus Jakarta Sans' },
  { value: 'sora+public-sans', label: 'Sora and Public Sans' },
  { value: 'fraunces+instrument-sans', label: 'Fraunces and Instrument Sans' },
  { value: 'newsreader+figtree', label: 'Newsreader and Figtree' },
] as const;

export type FontPair = (typeof fontPairs)[number]['value'];

/** The pair of a site without a brand of its own. */
export const standardFonts: FontPair = 'bricolage-grotesque+inter';
