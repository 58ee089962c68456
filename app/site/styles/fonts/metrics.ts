// Written by `node bin/measure-fonts.mjs`.

interface FontMetrics {
  weights: string;
  isSerif: boolean;
  /** Its width, in percent of that of the system font that stands in for it. */
  regular: number;
  bold: number;
  /** In percent of the font size. */
  ascent: number;
  descent: number;
}

export const fontMetrics: Record<string, FontMetrics> = {
  'bricolage-grotesque': { weights: '200 800', isSerif: false, regular: 104.8, bold: 101.1, ascent: 93, descent: 27 },
  figtree: { weights: '300 900', isSerif: false, regular: 99.7, bold: 95.1, ascent: 95, descent: 25 },
  fraunces: { weights: '100 900', isSerif: true, regular: 114.6, bold: 115.2, ascent: 97.8, descent: 25.5 },
  geist: { weights: '100 900', isSerif: false, regular: 102.2, bold: 101, ascent: 100.5, descent: 29.5 },
  'instrument-sans': { weights: '400 700', isSerif: false, regular: 100.9, bold: 97.4, ascent: 97, descent: 25 },
  inter: { weights: '100 900', isSerif: false, regular: 106.6, bold: 101.6, ascent: 96.9, descent: 24.1 },
  manrope: { weights: '200 800', isSerif: false, regular: 101.6, bold: 99.1, ascent: 106.6, descent: 30 },
  newsreader: { weights: '200 800', isSerif: true, regular: 103.8, bold: 105.3, ascent: 73.5, descent: 26.5 },
  outfit: { weights: '100 900', isSerif: false, regular: 98, bold: 93.9, ascent: 100, descent: 26 },
  'plus-jakarta-sans': { weights: '200 800', isSerif: false, regular: 103.2, bold: 99.4, ascent: 103.8, descent: 22.2 },
  'public-sans': { weights: '100 900', isSerif: false, regular: 103.5, bold: 98.2, ascent: 95, descent: 22.5 },
  sora: { weights: '100 800', isSerif: false, regular: 112, bold: 106.2, ascent: 97, descent: 29 },
  'space-grotesk': { weights: '300 700', isSerif: false, regular: 108.5, bold: 101, ascent: 98.4, descent: 29.2 },
};
