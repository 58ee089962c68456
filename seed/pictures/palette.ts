/** The colours of the demonstration pictures. */

export type Palette = {
  /** A light background, still distinct from the page. */
  tint: string;
  /** The light shade of the main colour. */
  soft: string;
  main: string;
  /** A dark background. */
  deep: string;
  /** The accent colour, and its light shade. */
  pop: string;
  popSoft: string;
  paper: string;
  ink: string;
};

const paper = '#fbfaf7';
const ink = '#14161b';

export const palettes = {
  indigo: {
    paper,
    ink,
    tint: '#e4e1fb',
    soft: '#a9a6ff',
    main: '#3530c4',
    deep: '#1a175f',
    pop: '#b4390b',
    popSoft: '#ff9d6b',
  },
  ember: {
    paper,
    ink,
    tint: '#fde0cf',
    soft: '#ff9d6b',
    main: '#b4390b',
    deep: '#48170a',
    pop: '#3530c4',
    popSoft: '#a9a6ff',
  },
} satisfies Record<string, Palette>;
