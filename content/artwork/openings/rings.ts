import { disc, fill, type Group, ring, stroke } from '../shapes.ts';

const [X, Y] = [504, 356];

/** Rings around a disc, with moons on their way around. */
export const rings: Group[] = [
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
