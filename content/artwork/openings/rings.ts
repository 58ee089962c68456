import { block, disc, ring } from '../shapes.ts';
import { fill, type Layer, stroke } from './layer.ts';

const [X, Y] = [478, 350];

/** Rings around a disc, with moons on their way around. */
export const rings: Layer[] = [
  {
    shapes: [
      fill('tint', disc(X, Y, 290)),
      stroke('brand-edge', [110, 180, 250, 320].map((radius) => disc(X, Y, radius)).join(''), 2.5),
      fill('brand-edge', band(250, 320, 'ne') + band(110, 180, 'sw')),
      fill('ink', band(180, 250, 'se')),
      fill('accent', band(180, 250, 'nw')),
      fill('brand-edge', ring(X, Y, 80, 46)),
      fill('accent', disc(X, Y, 30)),
      fill('ink', disc(X - 226, Y + 226, 34)),
      fill('accent', disc(X + 226, Y + 226, 18)),
      fill('tint', disc(X - 400, Y + 300, 24)),
      fill('brand-edge', block(X + 176, Y - 4, 8)),
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
