import type { Palette } from '../../pictures/palette.ts';

const paper = '#f6f1e6';
const ink = '#1c211d';

/** The colours of the prints: moor, sand and weather. */
export const inks = {
  heath: {
    paper,
    ink,
    tint: '#e4e7da',
    soft: '#aab9a0',
    main: '#3f5c4a',
    deep: '#1f3027',
    pop: '#86694a',
    popSoft: '#d9bf9a',
  },
  dune: {
    paper,
    ink,
    tint: '#f0e8d6',
    soft: '#d8c49e',
    main: '#8f7a52',
    deep: '#3d3322',
    pop: '#3f5c4a',
    popSoft: '#b9c2a4',
  },
  haar: {
    paper,
    ink,
    tint: '#e0e5e3',
    soft: '#a5b5b2',
    main: '#4b6365',
    deep: '#1f2c2f',
    pop: '#86694a',
    popSoft: '#dccbb0',
  },
} as const satisfies Record<string, Palette>;
