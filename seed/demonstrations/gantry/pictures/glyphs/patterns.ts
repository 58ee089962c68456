/** Tiles without a thing on them. */
import { d } from '../../../../pictures/svg.ts';
import { disc, type Glyph, line, outline, shape, slab } from '../glyph.ts';

export const hazard: Glyph = ({ main }) =>
  [-200, 0, 200, 400].map((x) => shape(main, [x, 400], [x + 100, 400], [x + 300, 0], [x + 200, 0]));

export const dots: Glyph = ({ main, second }) =>
  [66, 200, 334].flatMap((x) => [66, 200, 334].map((y) => disc(x === y ? second : main, x, y, 40)));

export const quarters: Glyph = ({ main, second }) => [
  outline(main, 'M0 0H400A400 400 0 0 1 0 400Z'),
  outline(second, 'M0 0H200A200 200 0 0 1 0 200Z'),
];

export const halves: Glyph = ({ main, second }) => [
  outline(main, 'M0 200A200 200 0 0 1 400 200Z'),
  outline(second, 'M0 400A200 200 0 0 1 400 400Z'),
];

export const bricks: Glyph = ({ main, second }) =>
  [0, 1, 2, 3].flatMap((row) =>
    [-1, 0, 1].map((column) =>
      slab(row === 1 && column === 0 ? second : main, column * 200 + (row % 2) * 100 + 6, row * 100 + 6, 188, 88),
    ),
  );

export const arrow: Glyph = ({ main }) => [
  slab(main, 40, 150, 180, 100),
  shape(main, [200, 60], [370, 200], [200, 340]),
];

export const upward: Glyph = ({ main }) => [
  slab(main, 150, 180, 100, 180),
  shape(main, [60, 200], [200, 30], [340, 200]),
];

export const cross: Glyph = ({ main }) => [line(main, d`M70 70L330 330M330 70L70 330`, 84)];

export const waves: Glyph = ({ main, second }) =>
  [70, 170, 270, 370].map((y, index) =>
    line(index === 1 ? second : main, d`M-20 ${y}Q50 ${y - 90} 120 ${y}T260 ${y}T400 ${y}T540 ${y}`, 34),
  );
