/** The five colours of Gantry, and how they share a tile. */

export type Color = 'yellow' | 'black' | 'red' | 'white' | 'grey';

export const colors: Record<Color, string> = {
  yellow: '#ffcf1a',
  black: '#17140f',
  red: '#d3330f',
  white: '#f6f0e3',
  grey: '#bdb4a5',
};

/** The three faces of a box that we see, each flat. */
export const faces: Record<Color, { top: string; left: string; right: string }> = {
  yellow: { top: '#ffe27a', left: '#ffcf1a', right: '#d9a400' },
  black: { top: '#575043', left: '#332d24', right: '#17140f' },
  red: { top: '#f0683f', left: '#d3330f', right: '#9c2407' },
  white: { top: '#fffdf8', left: '#f6f0e3', right: '#d3cab9' },
  grey: { top: '#d8d1c5', left: '#bdb4a5', right: '#928978' },
};

/** What a tile is painted with: its ground, its largest shape, and two supporting colours. */
export interface Scheme {
  ground: Color;
  main: Color;
  second: Color;
  third: Color;
}

export const schemes: Record<Color, Scheme> = {
  yellow: { ground: 'yellow', main: 'black', second: 'red', third: 'white' },
  black: { ground: 'black', main: 'yellow', second: 'red', third: 'white' },
  red: { ground: 'red', main: 'yellow', second: 'white', third: 'black' },
  white: { ground: 'white', main: 'black', second: 'red', third: 'yellow' },
  grey: { ground: 'grey', main: 'black', second: 'yellow', third: 'white' },
};
