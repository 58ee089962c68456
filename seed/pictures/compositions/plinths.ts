import type { Random } from '../palette.ts';
import type { Canvas, Point } from '../svg.ts';
import { arch, circle, d, ellipse, path, polygon, rect, ring } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

/** How far a round top opens towards us. */
const TILT = 0.17;

/** A shadow that runs to the right over the floor and fades. */
const cast = (canvas: Canvas, tone: Tone, x: number, y: number, width: number, reach: number): string =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width + reach, y - reach * 0.2],
      [x + width * 0.5 + reach, y - reach * 0.3],
    ],
    canvas.linear(tone.shadow, tone.shadow, -10, [0.42, 0]),
  );

/** A drum standing at `base`, seen from slightly above. */
export function drum(canvas: Canvas, x: number, base: number, r: number, height: number, colour: string): string[] {
  const depth = r * TILT;
  const top = base - height;
  const side = d`M${x - r} ${top}V${base}A${r} ${depth} 0 0 0 ${x + r} ${base}V${top}Z`;
  return [
    path(side, canvas.linear(lift(colour, 0.1), shade(colour, 0.34), 0)),
    ellipse(x, top, r, depth, canvas.linear(lift(colour, 0.42), lift(colour, 0.2), 0)),
  ];
}

/** A box standing at `base`; its top runs towards the middle of the picture. */
export function box(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
  depth = 34,
): string[] {
  const top = base - height;
  const lean = (edge: number): number => edge + (600 - edge) * (depth / 700);
  const lid: Point[] = [
    [x, top],
    [x + width, top],
    [lean(x + width), top - depth],
    [lean(x), top - depth],
  ];
  return [
    polygon(lid, canvas.linear(lift(colour, 0.42), lift(colour, 0.24), 0)),
    rect(x, top, width, height + 0.5, canvas.linear(lift(colour, 0.06), shade(colour, 0.24), 20)),
  ];
}

const ball = (canvas: Canvas, tone: Tone, x: number, base: number, r: number, colour: string): string[] => [
  ellipse(x + r * 0.25, base, r * 0.8, r * 0.17, tone.shadow, { opacity: 0.3 }),
  circle(x, base - r, r, canvas.radial(lift(colour, 0.38), shade(colour, 0.3))),
];

function cone(canvas: Canvas, tone: Tone, x: number, base: number, r: number, colour: string): string[] {
  return [
    ellipse(x + r * 0.25, base, r * 1.05, r * 0.2, tone.shadow, { opacity: 0.28 }),
    path(
      d`M${x} ${base - r * 2.1}L${x + r} ${base}A${r} ${r * TILT} 0 0 1 ${x - r} ${base}Z`,
      canvas.linear(lift(colour, 0.22), shade(colour, 0.34), 0),
    ),
  ];
}

const hoop = (tone: Tone, x: number, base: number, r: number, colour: string): string[] => [
  ellipse(x + r * 0.2, base, r * 0.7, r * 0.12, tone.shadow, { opacity: 0.3 }),
  ring(x, base - r, r * 0.8, shade(colour, 0.22), r * 0.4),
  ring(x - r * 0.06, base - r, r * 0.8, colour, r * 0.34),
];

const doorway = (canvas: Canvas, x: number, base: number, r: number, colour: string, hole: string): string[] => [
  path(arch(x - r, base, r * 2, r * 2.3), canvas.linear(lift(colour, 0.12), shade(colour, 0.22), 20)),
  path(arch(x - r * 0.5, base, r, r * 1.5), canvas.linear(shade(hole, 0.3), hole, 0)),
];

function onTop(canvas: Canvas, tone: Tone, rng: Random, kind: number, x: number, base: number, r: number): string[] {
  const colour = [tone.b, tone.c, tone.d, tone.a][kind % 4] ?? tone.b;
  switch (kind % 4) {
    case 0:
      return ball(canvas, tone, x, base, r, colour);
    case 1:
      return cone(canvas, tone, x, base, r * 0.85, colour);
    case 2:
      return hoop(tone, x, base, r * 1.1, colour);
    default:
      return rng.chance(0.5)
        ? ball(canvas, tone, x, base, r * 0.8, tone.b)
        : doorway(canvas, x, base, r * 0.9, tone.b, tone.a);
  }
}

/** The wall behind, with one large shape on it, and the floor. */
function room(canvas: Canvas, tone: Tone, rng: Random, floor: number): string[] {
  const wall = mix(tone.ground, tone.d, 0.16);
  const centre = rng.between(430, 770);
  return [
    rng.chance(0.5)
      ? circle(centre, floor - 210, 300, canvas.linear(mix(tone.ground, tone.e, 0.4), wall))
      : path(arch(centre - 250, floor + 10, 500, 560), canvas.linear(mix(tone.ground, tone.e, 0.4), wall)),
    rect(0, floor, 1200, 800 - floor, canvas.linear(mix(tone.groundEnd, tone.shadow, 0.2), tone.groundEnd)),
  ];
}

function drums(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const floor = 560;
  const colours = rng.shuffle([tone.a, tone.c, tone.d]);
  const heights = rng.shuffle([90, 190, 300]);
  const spots = [
    { x: 600, base: 640, r: 185 },
    { x: 285, base: 690, r: 155 },
    { x: 930, base: 700, r: 145 },
  ];
  const first = rng.whole(0, 3);
  return [
    ...room(canvas, tone, rng, floor),
    ...spots.flatMap(({ x, base, r }, index) => {
      const height = heights[index] ?? 100;
      return [
        cast(canvas, tone, x, base + r * TILT * 0.6, r * 0.8, r * 1.9),
        ...drum(canvas, x, base, r, height, colours[index] ?? tone.a),
        ...onTop(canvas, tone, rng, first + index, x, base - height + 6, r * 0.5),
      ];
    }),
  ];
}

/** One tower of slabs, wide to narrow, and companions beside it. */
function tower(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const side = rng.pick([-1, 1]);
  const middle = 600 + side * 120;
  const colours = rng.shuffle([tone.a, tone.c, tone.d, tone.a]);
  let base = 700;
  const heights = rng.shuffle([76, 100, 64, 128]);
  const slabs = rng
    .pick([
      [600, 470, 360, 250],
      [560, 430, 520, 230],
      [640, 380, 450, 270],
    ])
    .flatMap((width, index) => {
      const height = heights[index] ?? 80;
      const x = middle - width / 2 + rng.between(-26, 26);
      const slab = box(canvas, x, base, width, height, colours[index] ?? tone.a, 40);
      base -= height + 12;
      return slab;
    });
  return [
    ...room(canvas, tone, rng, 570),
    cast(canvas, tone, middle - 300, 700, 600, 420),
    ...slabs,
    ...onTop(canvas, tone, rng, rng.pick([0, 2]), middle, base + 6, 72),
    ...drum(canvas, middle - side * 440, 690, 70, 150, tone.d),
    ...onTop(canvas, tone, rng, 1, middle - side * 440, 546, 44),
  ];
}

/** Blocks side by side like a podium, with a doorway among them. */
function podium(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const heights = rng.pick([
    [150, 290, 400, 220, 110],
    [330, 180, 110, 250, 390],
    [120, 380, 200, 310, 150],
  ]);
  const colours = rng.shuffle([tone.a, tone.c, tone.d, tone.a, tone.c]);
  const first = rng.whole(0, 3);
  const gate = rng.whole(0, 4);
  return [
    ...room(canvas, tone, rng, 620),
    cast(canvas, tone, 120, 720, 960, 400),
    ...[0, 4, 1, 3, 2].flatMap((index) => {
      const x = 110 + index * 196;
      const height = heights[index] ?? 150;
      const colour = colours[index] ?? tone.a;
      const hole = mix(colour, tone.shadow, 0.6);
      return [
        ...box(canvas, x, 720, 196, height, colour, 36),
        ...(index === gate
          ? [path(arch(x + 54, 720, 88, Math.min(150, height - 20)), canvas.linear(shade(hole, 0.3), hole, 0))]
          : []),
        ...(index % 2 === first % 2
          ? onTop(canvas, tone, rng, first + index, x + 98 + (600 - x - 98) * 0.025, 720 - height - 12, 54)
          : []),
      ];
    }),
  ];
}

export const plinths: Composition[] = [drums, tower, podium];
