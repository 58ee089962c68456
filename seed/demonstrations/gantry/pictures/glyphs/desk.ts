/** What is written, counted and looked at. */
import { d } from '../../../../pictures/svg.ts';
import { ring } from '../../../../pictures/svg.ts';
import { disc, type Glyph, line, outline, shape, slab } from '../glyph.ts';
import { colors } from '../palette.ts';

export const envelope: Glyph = ({ main, second, third }) => [
  slab(main, 50, 100, 300, 210),
  shape(third, [50, 100], [350, 100], [200, 226]),
  disc(second, 200, 216, 28),
];

export const letterAndBox: Glyph = ({ main, second, third }) => [
  slab(third, 96, 60, 208, 150),
  shape(second, [96, 60], [304, 60], [200, 144]),
  shape(main, [40, 190], [360, 190], [330, 356], [70, 356]),
  shape(second, [40, 190], [96, 150], [120, 190]),
  shape(second, [360, 190], [304, 150], [280, 190]),
];

export const envelopes: Glyph = ({ main, second, third }) => [
  ...[0, 1, 2, 3].flatMap((index) => [
    slab(index % 2 === 0 ? main : third, 16 + index * 94, 150, 86, 62),
    shape(second, [16 + index * 94, 150], [102 + index * 94, 150], [59 + index * 94, 188]),
  ]),
  slab(main, 0, 222, 400, 54),
  ...[34, 100, 166, 232, 298, 364].map((x) => disc(third, x, 249, 14)),
  slab(main, 60, 276, 26, 90),
  slab(main, 314, 276, 26, 90),
];

export const barcode: Glyph = ({ main, second }) => [
  ...[
    [50, 18],
    [80, 8],
    [100, 30],
    [144, 10],
    [166, 10],
    [192, 36],
    [242, 12],
    [266, 24],
    [306, 8],
    [326, 24],
  ].map(([x = 0, width = 0]) => slab(main, x, 80, width, 200)),
  slab(second, 50, 300, 300, 22),
];

export const ruler: Glyph = ({ main, second, third }) => [
  slab(third, 120, 30, 160, 340),
  ...Array.from({ length: 10 }, (_, index) =>
    slab(index === 3 ? second : main, 120, 52 + index * 32, index % 3 === 0 ? 100 : 54, 12),
  ),
];

export const calendar: Glyph = ({ main, second, third }) => [
  slab(main, 50, 60, 300, 66),
  ...Array.from({ length: 12 }, (_, index) =>
    slab(index === 6 ? second : third, 50 + (index % 4) * 77, 140 + Math.floor(index / 4) * 72, 69, 62),
  ),
];

export const redWeek: Glyph = ({ main, second, third }) => [
  slab(main, 50, 60, 300, 66),
  ...Array.from({ length: 12 }, (_, index) =>
    slab(Math.floor(index / 4) === 1 ? second : third, 50 + (index % 4) * 77, 140 + Math.floor(index / 4) * 72, 69, 62),
  ),
];

export const ticket: Glyph = ({ main, second, third, ground }) => [
  outline(main, 'M60 120L140 60H340V340H140L60 280Z'),
  disc(ground, 124, 200, 24),
  slab(third, 188, 120, 110, 26),
  slab(third, 188, 166, 70, 26),
  shape(second, [176, 300], [320, 216], [320, 256], [176, 340]),
];

export const telephone: Glyph = ({ main, second, third }) => [
  slab(main, 120, 30, 160, 340, 18),
  slab(third, 138, 66, 124, 250),
  slab(second, 138, 66, 124, 124),
  slab(main, 152, 214, 96, 16),
  slab(main, 152, 246, 66, 16),
  slab(second, 152, 282, 96, 22),
];

export const answered: Glyph = ({ main, second, third }) => [
  line(main, 'M92 118Q200 20 308 118', 46),
  slab(main, 56, 110, 84, 54),
  slab(main, 260, 110, 84, 54),
  slab(third, 70, 216, 260, 150),
  ...[248, 284, 320].map((y) => slab(main, 96, y, 150, 12)),
  slab(second, 272, 244, 34, 90),
];

export const shopFront: Glyph = ({ main, second, third }) => [
  slab(main, 50, 120, 300, 240),
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    shape(
      index % 2 === 0 ? second : third,
      [50 + index * 50, 60],
      [100 + index * 50, 60],
      [106 + index * 56 - 20 - 12, 150],
      [50 + index * 56 - 32, 150],
    ),
  ),
  slab(third, 80, 190, 130, 110),
  slab(second, 240, 190, 80, 170),
  disc(third, 304, 280, 8),
];

export const shutter: Glyph = ({ main, second, third }) => [
  outline(main, 'M30 360V120L200 40L370 120V360Z'),
  ...[0, 1, 2, 3].map((row) => slab(row % 2 === 0 ? second : third, 80, 140 + row * 30, 240, 30)),
  slab(third, 96, 300, 70, 60),
  slab(second, 176, 320, 50, 40),
];

export const basket: Glyph = ({ main, second, third }) => [
  slab(second, 110, 90, 80, 90),
  slab(third, 204, 60, 84, 120),
  shape(main, [40, 176], [360, 176], [318, 346], [82, 346]),
  ...[112, 170, 228, 286].map((x) => line(third, d`M${x} 206V316`, 14)),
];

export const till: Glyph = ({ main, second, third }) => [
  outline(main, 'M110 60H290L320 210H80Z'),
  slab(third, 136, 86, 128, 40),
  ...[0, 1, 2, 3, 4, 5].map((index) => slab(second, 128 + (index % 3) * 52, 146 + Math.floor(index / 3) * 28, 40, 18)),
  slab(main, 40, 222, 320, 70),
  slab(third, 60, 300, 280, 60),
  slab(second, 176, 322, 48, 16),
];

export const lens: Glyph = ({ main, second, third }) => [
  slab(third, 40, 130, 230, 120),
  disc(main, 62, 150, 8),
  disc(main, 248, 150, 8),
  slab(main, 84, 176, 60, 30),
  slab(second, 160, 176, 60, 30),
  ring(206, 180, 112, colors[main], 30),
  line(main, 'M286 262L366 348', 44),
];

export const plate: Glyph = ({ main, second, third }) => [
  slab(main, 30, 110, 340, 180, 10),
  slab(third, 46, 126, 308, 148, 4),
  ...[68, 332].flatMap((x) => [disc(main, x, 146, 8), disc(main, x, 254, 8)]),
  ...[96, 150, 204, 258].map((x, index) => slab(index === 1 ? second : main, x, 160, index === 0 ? 20 : 40, 80)),
];

export const ceiling: Glyph = ({ main, second, third }) => [
  ...[230, 180, 120, 120, 120].map((y, index) => slab(index === 2 ? third : main, 44 + index * 64, y, 50, 360 - y)),
  slab(second, 20, 90, 360, 20),
];

export const frames: Glyph = ({ main, second, third }) => [
  slab(main, 40, 50, 320, 210),
  slab(third, 56, 66, 288, 178),
  shape(second, [80, 230], [180, 110], [240, 180], [270, 150], [322, 230]),
  ...[0, 1, 2, 3, 4, 5].map((index) => slab(index === 4 ? second : main, 40 + index * 54, 280, 46, 60)),
];

export const lamp: Glyph = ({ main, second, third }) => [
  outline(third, 'M170 60V230Q170 320 380 330V370H40V60Z'),
  shape(second, [40, 50], [130, 20], [176, 120], [86, 150]),
  shape(main, [250, 190], [310, 190], [310, 322], [250, 316]),
  slab(main, 262, 160, 36, 34),
  line(main, 'M96 134L60 370', 12),
];

export const checklist: Glyph = ({ main, second, third }) => [
  slab(third, 80, 30, 240, 340),
  ...[70, 128, 186, 244, 302].flatMap((y, index) => [
    slab(index === 2 ? second : main, 104, y, 32, 32),
    slab(main, 156, y + 9, index % 2 === 0 ? 130 : 96, 14),
  ]),
];

export const fits: Glyph = ({ main, second, third }) =>
  [60, 132, 204, 276].flatMap((y, index) => [
    slab(third, 40, y, 220, 56),
    slab(main, 60, y + 20, index % 2 === 0 ? 150 : 110, 16),
    index === 2
      ? line(second, d`M292 ${y + 8}L332 ${y + 48}M332 ${y + 8}L292 ${y + 48}`, 16)
      : line(main, d`M284 ${y + 30}L304 ${y + 48}L340 ${y + 8}`, 14),
  ]);

export const spanner: Glyph = ({ main, second, ground }) => [
  line(main, 'M120 290L270 130', 52),
  disc(main, 290, 110, 74),
  shape(ground, [290, 110], [300, 10], [400, 100]),
  disc(main, 110, 300, 50),
  disc(second, 110, 300, 20),
];
