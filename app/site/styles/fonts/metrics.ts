// Written by `node bin/measure-fonts.mjs`.

interface FontMetrics {
  weights: string;
  isSerif: boolean;
  /** In percent of the font size. */
  ascent: number;
  descent: number;
  /** By weight, the widths of a text and of its capitals, in percent of those in the system font that stands in for it. */
  widths: Record<400 | 500 | 600 | 700, [text: number, capitals: number]>;
}

export const fontMetrics: Record<string, FontMetrics> = {
  'bricolage-grotesque': {
    weights: '200 800',
    isSerif: false,
    ascent: 93,
    descent: 27,
    widths: { '400': [105.8, 92.4], '500': [107.2, 93.4], '600': [100.6, 93.9], '700': [101.8, 95] },
  },
  figtree: {
    weights: '300 900',
    isSerif: false,
    ascent: 95,
    descent: 25,
    widths: { '400': [100.7, 95.2], '500': [101.4, 95.5], '600': [95, 95.5], '700': [96, 96] },
  },
  fraunces: {
    weights: '100 900',
    isSerif: true,
    ascent: 97.7,
    descent: 25.6,
    widths: { '400': [115.5, 105], '500': [117.3, 106.2], '600': [112.4, 102.1], '700': [115.8, 104.4] },
  },
  geist: {
    weights: '100 900',
    isSerif: false,
    ascent: 100.4,
    descent: 29.6,
    widths: { '400': [102.8, 93.2], '500': [105.1, 94.4], '600': [99.6, 95.1], '700': [101.7, 96.2] },
  },
  'instrument-sans': {
    weights: '400 700',
    isSerif: false,
    ascent: 97,
    descent: 25,
    widths: { '400': [101.4, 97.1], '500': [102.8, 97.2], '600': [96.6, 96.8], '700': [97.9, 96.9] },
  },
  inter: {
    weights: '100 900',
    isSerif: false,
    ascent: 96.8,
    descent: 24.2,
    widths: { '400': [107, 99], '500': [107.9, 99.1], '600': [100.9, 98.7], '700': [101.8, 98.9] },
  },
  manrope: {
    weights: '200 800',
    isSerif: false,
    ascent: 106.6,
    descent: 30,
    widths: { '400': [102.5, 89.1], '500': [104.3, 90.4], '600': [98.4, 91.3], '700': [100.1, 92.6] },
  },
  newsreader: {
    weights: '200 800',
    isSerif: true,
    ascent: 73.4,
    descent: 26.6,
    widths: { '400': [104.2, 102.3], '500': [106.6, 104.2], '600': [103.1, 101.1], '700': [105.6, 103.1] },
  },
  outfit: {
    weights: '100 900',
    isSerif: false,
    ascent: 99.9,
    descent: 26.1,
    widths: { '400': [98.6, 93.3], '500': [98.7, 93.3], '600': [93, 94], '700': [94.4, 95.3] },
  },
  'plus-jakarta-sans': {
    weights: '200 800',
    isSerif: false,
    ascent: 103.7,
    descent: 22.3,
    widths: { '400': [104.3, 93.9], '500': [105.6, 94.6], '600': [99, 94.9], '700': [100.2, 95.6] },
  },
  'public-sans': {
    weights: '100 900',
    isSerif: false,
    ascent: 94.9,
    descent: 22.6,
    widths: { '400': [103.8, 96.9], '500': [104.4, 97.6], '600': [97.5, 97.7], '700': [98.5, 98.8] },
  },
  sora: {
    weights: '100 800',
    isSerif: false,
    ascent: 96.9,
    descent: 29.1,
    widths: { '400': [112.9, 101.7], '500': [113.6, 101.9], '600': [106, 101.6], '700': [106.7, 101.8] },
  },
  'space-grotesk': {
    weights: '300 700',
    isSerif: false,
    ascent: 98.3,
    descent: 29.3,
    widths: { '400': [109.7, 88.5], '500': [109.8, 88.8], '600': [101.8, 88.6], '700': [101.9, 88.7] },
  },
};
