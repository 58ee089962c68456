import type { Artwork } from './artwork.ts';
import { arch, block, disc, fill, type Group, quarter, ring, type Role, stroke } from './shapes.ts';

/** Blocks and arcs before a setting sun. */
const plinth: Group[] = [
  {
    name: 'sun',
    shapes: [
      fill('tint', disc(560, 222, 200)),
      stroke('brand-edge', disc(560, 222, 166), 2.5),
      { ...stroke('brand-edge', disc(560, 222, 142), 2.5), opacity: 0.6 },
      { ...stroke('brand-edge', disc(560, 222, 118), 2.5), opacity: 0.3 },
      fill('accent', disc(560, 222, 86)),
    ],
  },
  {
    shapes: [
      fill('ink', arch(300, 270, 100, 230)),
      fill('paper', arch(328, 318, 44, 66)),
      fill('accent', block(340, 412, 20) + block(340, 444, 20)),
      fill('brand-edge', block(400, 400, 200, 100)),
      fill('paper', quarter(400, 400, 100, 'sw')),
      fill('tint', disc(550, 450, 34)),
      fill('accent', quarter(604, 400, 96, 'sw')),
      fill('tint', block(300, 504, 96)),
      fill('brand-edge', disc(348, 552, 48)),
      fill('ink', block(400, 504, 200, 96)),
      stroke('paper', 'M416 522v60M434 522v60M452 522v60M470 522v60M488 522v60', 6),
      fill('accent', disc(552, 552, 28)),
      fill('brand-edge', quarter(604, 504, 96, 'se') + quarter(704, 504, 96, 'sw')),
      fill('ink', quarter(200, 604, 96, 'se')),
      fill('brand-edge', block(300, 604, 196, 96)),
      fill('paper', arch(322, 624, 152, 76)),
      fill('accent', arch(346, 648, 104, 52)),
      fill('tint', block(504, 604, 92, 96)),
      fill('ink', quarter(504, 604, 92, 'nw')),
      fill('ink', block(604, 604, 196, 96)),
      fill('paper', ring(652, 652, 32, 18)),
      fill('brand-edge', quarter(704, 604, 96, 'ne')),
      fill('brand-edge', block(100, 662, 96, 38)),
      fill('tint', block(-20, 682, 116, 18)),
      fill('accent', disc(150, 634, 28)),
    ],
  },
];

const [X, Y] = [504, 356];

/** Rings around a disc, with moons on their way around. */
const rings: Group[] = [
  {
    shapes: [
      fill('tint', disc(X, Y, 268)),
      stroke('brand-edge', [102, 166, 230, 294].map((radius) => disc(X, Y, radius)).join(''), 2.5),
      fill('brand-edge', band(230, 294, 'ne') + band(102, 166, 'sw')),
      fill('ink', band(166, 230, 'se')),
      fill('accent', band(166, 230, 'nw')),
      fill('brand-edge', ring(X, Y, 74, 42)),
      fill('accent', disc(X, Y, 27)),
      fill('ink', disc(X - 208, Y + 208, 34)),
      fill('accent', disc(X + 208, Y + 208, 18)),
      fill('tint', disc(X - 392, Y + 290, 24)),
    ],
  },
];

/** A quarter of a ring. */
function band(inner: number, outer: number, side: 'ne' | 'se' | 'sw' | 'nw') {
  const [x, y] = { ne: [0, -1], se: [1, 0], sw: [0, 1], nw: [-1, 0] }[side] as [number, number];
  const from = (radius: number) => `${X + x * radius} ${Y + y * radius}`;
  const to = (radius: number) => `${X - y * radius} ${Y + x * radius}`;
  return `M${from(outer)}A${outer} ${outer} 0 0 1 ${to(outer)}L${to(inner)}A${inner} ${inner} 0 0 0 ${from(inner)}z`;
}

/** A sun over hills, which rise from the lower edge. */
const waves: Group[] = [
  { name: 'sun', shapes: [fill('tint', disc(560, 226, 190)), fill('accent', disc(560, 226, 104))] },
  {
    shapes: [
      fill('tint', 'M-300 700C0 690 180 400 400 430S660 470 800 330V700z'),
      stroke('brand-edge', 'M-260 700C20 690 190 440 400 468S660 508 800 376', 2.5),
      fill('brand-edge', 'M-160 700C80 690 230 490 420 515S690 560 800 450V700z'),
      stroke('paper', 'M-60 700C130 680 260 540 430 560S690 605 800 505', 4),
      fill('ink', 'M40 700C200 690 300 590 460 605S690 650 800 575V700z'),
      fill('accent', 'M240 700C340 690 420 640 540 652S720 680 800 648V700z'),
    ],
  },
];

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
const grid: Group[] = [
  {
    shapes: [
      stroke('line', [2, 3, 4, 5, 6, 7].map((column) => `M${column * TILE} 0v700`).join(''), 2),
      stroke('line', [1, 2, 3, 4, 5, 6].map((row) => `M200 ${row * TILE}h600`).join(''), 2),
      ...tiles.map(([column, row, shape, role]) => fill(role, outlines[shape](column * TILE, row * TILE))),
    ],
  },
];

/** The artworks of openings, 600 by 700 from x = 200; what is drawn further to the left shows where there is room. */
export const openings: Record<Artwork, Group[] | null> = { plinth, rings, waves, grid, none: null };
