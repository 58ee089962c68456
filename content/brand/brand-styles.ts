/** How pages are set as a whole: the weight of headings and lines, what stands on cards, how sections are told apart. */
export const brandStyles = [
  { value: 'bold', label: 'Bold: large headings, panels and cards' },
  { value: 'quiet', label: 'Quiet: light headings, fine lines, plenty of space' },
  { value: 'poster', label: 'Poster: strong lines, labels in capitals, blocks of colour' },
] as const;

export type BrandStyle = (typeof brandStyles)[number]['value'];

/** Backgrounds in OKLCH. */
export interface Grounds {
  /** Lightness, and the chroma in the hue of the brand or in the `hue` named here, in degrees. */
  paper: { l: number; c: number };
  surface: { l: number; c: number };
  /** Its chroma is at most that of the brand. */
  tint: { l: number; c: number };
  hue?: number;
}

const darkGrounds: Grounds = {
  paper: { l: 0.17, c: 0.008 },
  surface: { l: 0.215, c: 0.011 },
  tint: { l: 0.27, c: 0.05 },
};

/** What pages of each style stand on: near-white, the paper of a book, white. */
export const grounds: Record<BrandStyle, { light: Grounds; dark: Grounds }> = {
  bold: {
    light: { paper: { l: 0.985, c: 0.004 }, surface: { l: 1, c: 0 }, tint: { l: 0.945, c: 0.03 } },
    dark: darkGrounds,
  },
  quiet: {
    light: { paper: { l: 0.965, c: 0.014 }, surface: { l: 0.985, c: 0.008 }, tint: { l: 0.93, c: 0.018 }, hue: 88 },
    dark: { ...darkGrounds, paper: { l: 0.19, c: 0.008 }, tint: { l: 0.255, c: 0.014 }, hue: 88 },
  },
  poster: {
    light: { paper: { l: 1, c: 0 }, surface: { l: 1, c: 0 }, tint: { l: 0.955, c: 0.012 } },
    dark: { ...darkGrounds, paper: { l: 0.13, c: 0 }, surface: { l: 0.17, c: 0 }, tint: { l: 0.22, c: 0.012 } },
  },
};
