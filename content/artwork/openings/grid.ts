import { block, disc, fill, type Group, quarter, type Role, stroke } from '../shapes.ts';

const TILE = 100;

const outlines = {
  square: (x: number, y: number) => block(x, y, TILE),
  disc: (x: number, y: number) => disc(x + TILE / 2, y + TILE / 2, TILE / 2),
  up: (x: number, y: number) => quarter(x, y, TILE, 'se'),
  down: (x: number, y: number) => quarter(x, y, TILE, 'nw'),
};

const tiles: [column: number, row: number, shape: keyof typeof outlines, role: Role][] = [
  [6, 0, 'up', 'brand-edge'],
  [7, 0, 'square', 'tint'],
  [4, 1, 'disc', 'accent'],
  [7, 1, 'down', 'ink'],
  [5, 2, 'square', 'ink'],
  [6, 2, 'square', 'brand-edge'],
  [3, 3, 'up', 'tint'],
  [4, 3, 'square', 'brand-edge'],
  [5, 3, 'down', 'accent'],
  [7, 3, 'disc', 'brand-edge'],
  [6, 4, 'square', 'tint'],
  [7, 4, 'up', 'ink'],
  [2, 5, 'square', 'ink'],
  [3, 5, 'disc', 'brand-edge'],
  [5, 5, 'up', 'brand-edge'],
  [6, 5, 'square', 'ink'],
  [1, 6, 'up', 'brand-edge'],
  [2, 6, 'square', 'tint'],
  [4, 6, 'square', 'accent'],
  [5, 6, 'square', 'brand-edge'],
  [7, 6, 'down', 'accent'],
];

/** Squares, discs and quarters of discs on a grid of lines. */
export const grid: Group[] = [
  {
    shapes: [
      stroke('line', [2, 3, 4, 5, 6, 7].map((column) => `M${column * TILE} 0v700`).join(''), 2),
      stroke('line', [1, 2, 3, 4, 5, 6].map((row) => `M200 ${row * TILE}h600`).join(''), 2),
      ...tiles.map(([column, row, shape, role]) => fill(role, outlines[shape](column * TILE, row * TILE))),
    ],
  },
];
