/** What the clients make. */
import { colors } from '../palette.ts';
import { ring, d } from '../../../../pictures/svg.ts';
import { disc, type Glyph, line, outline, shape, slab } from '../glyph.ts';

export const jar: Glyph = ({ main, second, third }) => [
  slab(second, 118, 62, 164, 52),
  slab(main, 132, 122, 136, 22),
  outline(main, 'M132 144H268L300 184V346H100V184Z'),
  slab(third, 100, 212, 200, 90),
  disc(second, 200, 257, 26),
];

export const threeJars: Glyph = ({ main, second, third }) => [
  slab(main, 20, 284, 360, 44),
  ...[40, 154, 268].flatMap((x, index) => [
    slab(second, x + 14, 100, 64, 28),
    slab(index === 1 ? third : main, x, 132, 92, 142),
    slab(index === 1 ? main : third, x, 178, 92, 48),
  ]),
];

export const boot: Glyph = ({ main, second, third }) => [
  outline(main, 'M112 40H228V214Q228 236 262 246L318 264Q340 272 340 300V318H112Z'),
  slab(second, 112, 74, 116, 30),
  slab(third, 100, 318, 248, 34),
  ...[150, 186, 222].map((y) => line(third, d`M176 ${y}H232`, 12)),
];

export const wheel: Glyph = ({ main, second }) => [
  ring(200, 200, 150, colors[main], 32),
  ring(200, 200, 122, colors[main], 5),
  ...Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 6 + 0.1;
    const [x, y] = [Math.cos(angle) * 122, Math.sin(angle) * 122];
    return line(main, d`M${200 - x} ${200 - y}L${200 + x} ${200 + y}`, 4);
  }),
  disc(main, 200, 200, 30),
  disc(second, 200, 200, 16),
];

export const pannier: Glyph = ({ main, second, third }) => [
  slab(third, 50, 70, 300, 26),
  slab(third, 96, 70, 24, 70),
  slab(third, 280, 70, 24, 70),
  outline(main, 'M90 128H310L336 340H64Z'),
  shape(second, [84, 170], [316, 170], [320, 204], [80, 204]),
  slab(third, 184, 160, 32, 88),
];

export const clamp: Glyph = ({ main, second, third }) => [
  outline(main, 'M84 64H290V128H152V252H290V316H84Z'),
  slab(third, 230, 128, 60, 22),
  slab(second, 243, 188, 34, 140),
  slab(third, 221, 172, 78, 22),
  slab(third, 204, 322, 112, 18),
];

export const tarp: Glyph = ({ main, second, third }) => [
  shape(main, [200, 70], [372, 300], [28, 300]),
  shape(second, [200, 70], [260, 300], [140, 300]),
  slab(third, 192, 46, 16, 304),
  slab(third, 20, 334, 360, 16),
];

export const bottle: Glyph = ({ main, second, third }) => [
  slab(second, 172, 40, 56, 50),
  outline(main, 'M176 98H224V150Q276 166 276 220V356H124V220Q124 166 176 150Z'),
  shape(third, [124, 226], [276, 226], [276, 306], [124, 306]),
  shape(second, [200, 236], [232, 296], [168, 296]),
];
