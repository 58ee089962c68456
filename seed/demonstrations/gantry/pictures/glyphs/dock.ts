/** What moves and holds them. */
import { d } from '../../../../pictures/svg.ts';
import { disc, type Glyph, line, outline, shape, slab, turnBack } from '../glyph.ts';
import { type Box, stack } from '../iso.ts';
import type { Color } from '../palette.ts';

const pallet = (color: Color): Box[] => [
  ...[0, 90, 180].map((y): Box => ({ at: [0, y, 0], size: [220, 40, 16], color })),
  { at: [0, 0, 16], size: [220, 220, 12], color },
];

const carton = (x: number, y: number, z: number, color: Color, tape?: Color): Box => ({
  at: [x, y, z],
  size: [106, 106, 74],
  color,
  ...(tape ? { tape } : {}),
});

const layer = (z: number, one: Color, two: Color, tape: Color): Box[] => [
  carton(2, 2, z, one),
  carton(112, 2, z, two, tape),
  carton(2, 112, z, two, tape),
  carton(112, 112, z, one, tape),
];

export const parcel: Glyph = ({ main, third }) => [
  stack([{ at: [0, 0, 0], size: [190, 190, 150], color: main, tape: third }], [200, 170]),
];

export const smallBoxes: Glyph = ({ main, second, third }) => [
  stack(
    [
      { at: [0, 0, 0], size: [96, 96, 76], color: main, tape: third },
      { at: [120, -20, 0], size: [96, 96, 76], color: second, tape: third },
      { at: [0, 120, 0], size: [96, 96, 76], color: second, tape: third },
      { at: [130, 130, 0], size: [96, 96, 150], color: main, tape: third },
    ],
    [200, 150],
  ),
];

export const fullPallet: Glyph = ({ main, second, third }) => [
  stack([...pallet(third), ...layer(28, main, second, third), ...layer(102, second, main, third)], [200, 160]),
];

export const emptyPallet: Glyph = ({ main, second, third }) => [
  stack([...pallet(main), carton(100, 100, 28, second, third)], [200, 180]),
];

const container = (x: number, y: number, z: number, color: Color): Box => ({
  at: [x, y, z],
  size: [230, 92, 88],
  color,
  ribs: 6,
});

export const containers: Glyph = ({ main, second, third }) => [
  stack(
    [
      container(0, 0, 0, main),
      container(0, 0, 90, second),
      container(0, 0, 180, third),
      container(0, 100, 0, third),
      container(0, 100, 90, main),
    ],
    [172, 226],
  ),
];

/** Four heaps, each higher than the last. */
export const risingStacks: Glyph = ({ main, second, third }) => [
  stack(
    [0, 1, 2, 3].flatMap((column) =>
      Array.from({ length: column + 1 }, (_, level): Box => ({
        at: [0, 210 - column * 70, level * 54],
        size: [120, 60, 52],
        color: [main, second, third][(column + level) % 3] ?? main,
      })),
    ),
    [240, 206],
  ),
];

export const crane: Glyph = ({ main, second, third }) => [
  slab(main, 20, 78, 360, 34),
  shape(main, [70, 112], [104, 112], [90, 360], [46, 360]),
  shape(main, [296, 112], [330, 112], [354, 360], [310, 360]),
  slab(third, 158, 60, 76, 60),
  line(third, 'M176 120V206M216 120V206', 6),
  slab(second, 118, 206, 156, 84),
  ...[142, 174, 206, 238].map((x) => slab(main, x, 216, 12, 64)),
  slab(main, 20, 360, 360, 14),
];

export const twoCranes: Glyph = ({ main, second, third }) => [
  ...[0, 260].flatMap((x) => [slab(main, x + 50, 40, 40, 320), slab(main, x + 20, 350, 100, 24)]),
  slab(main, 50, 60, 150, 30),
  slab(third, 200, 60, 150, 30),
  slab(third, 310, 40, 40, 320),
  slab(third, 280, 350, 100, 24),
  line(main, 'M160 90V190', 8),
  line(third, 'M240 90V190', 8),
  slab(second, 118, 190, 164, 84),
  ...[138, 168, 198, 228, 258].map((x) => slab(main, x - 4, 200, 10, 64)),
];

export const hook: Glyph = ({ main, second }) => [
  slab(second, 176, 0, 48, 110),
  slab(main, 150, 96, 100, 64),
  line(main, 'M200 160V206Q262 214 262 270A62 62 0 0 1 138 270', 40),
];

export const van: Glyph = ({ main, second, third }) => [
  slab(main, 30, 110, 220, 190),
  shape(second, [258, 160], [322, 160], [372, 232], [372, 300], [258, 300]),
  shape(third, [280, 180], [314, 180], [346, 232], [280, 232]),
  slab(third, 30, 196, 220, 26),
  disc(third, 104, 308, 44),
  disc(main, 104, 308, 20),
  disc(third, 304, 308, 44),
  disc(main, 304, 308, 20),
];

export const returned: Glyph = (scheme) => [
  stack([{ at: [0, 0, 0], size: [150, 150, 110], color: scheme.main, tape: scheme.third }], [200, 206]),
  turnBack(scheme.second, 130, 60, 170),
];

/** A parcel on its way to the floor. */
export const dropped: Glyph = ({ main, second, third }) => [
  slab(main, 0, 348, 400, 52),
  slab(second, 30, 228, 90, 120),
  slab(second, 120, 288, 70, 60),
  outline(third, 'M292 110L378 196L292 282L206 196Z'),
  shape(main, [249, 153], [269, 133], [355, 219], [335, 239]),
  ...[246, 292, 338].map((x, index) => line(main, d`M${x} ${40 + (index % 2) * 20}V${86 + (index % 2) * 14}`, 10)),
];

export const weighed: Glyph = ({ main, second, third }) => [
  stack([{ at: [0, 0, 0], size: [116, 116, 90], color: second, tape: third }], [200, 142]),
  slab(main, 60, 262, 280, 26),
  outline(main, 'M110 288H290L330 360H70Z'),
  disc(third, 200, 324, 26),
  line(second, 'M200 324L216 308', 7),
];

export const pressed: Glyph = ({ main, second, third }) => [
  slab(main, 90, 40, 220, 150),
  slab(third, 170, 40, 60, 60),
  shape(second, [60, 200], [340, 200], [356, 348], [44, 348]),
  slab(third, 182, 200, 36, 70),
  slab(main, 20, 348, 360, 24),
];

export const cabin: Glyph = ({ main, second, third }) => [
  slab(main, 0, 60, 400, 26),
  shape(main, [130, 86], [290, 86], [270, 210], [130, 210]),
  shape(third, [160, 112], [260, 112], [246, 178], [160, 178]),
  disc(second, 200, 168, 14),
  ...[0, 1, 2, 3].map((index) => slab(index % 2 === 0 ? second : main, 20 + index * 92, 290, 84, 84)),
];
