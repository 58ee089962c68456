import type { Random } from '../palette.ts';
import type { Canvas } from '../svg.ts';
import { arch, circle, group, path, polygon, rect } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';
import { stem, vessel } from './vessel.ts';

const walls = (tone: Tone, rng: Random): string => {
  const wall = mix(tone.ground, tone.e, 0.3);
  return rng.pick([
    circle(rng.between(420, 780), 330, 265, wall),
    path(arch(rng.pick([200, 620]), TABLE, 380, 540), wall),
    group(
      [0, 1].flatMap((column) => [0, 1].map((row) => rect(300 + column * 320, 50 + row * 270, 296, 246, wall))),
      { transform: 'skewY(-6) translate(0 60)' },
    ),
  ]);
};

const TABLE = 620;

const tabletop = (canvas: Canvas, tone: Tone): string =>
  rect(0, TABLE, 1200, 800 - TABLE, canvas.linear(mix(tone.groundEnd, tone.shadow, 0.3), tone.groundEnd));

const cast = (canvas: Canvas, tone: Tone, x: number, base: number, half: number): string =>
  polygon(
    [
      [x - half * 0.5, base],
      [x + half * 0.5, base],
      [x + half + 300, base - 62],
      [x + half + 190, base - 80],
    ],
    canvas.linear(tone.shadow, tone.shadow, 0, [0.42, 0]),
  );

const fruit = (canvas: Canvas, tone: Tone, x: number, y: number): string[] =>
  [0, 1, 2].map((index) =>
    circle(
      x + index * 62 - (index === 1 ? 6 : 0),
      y - (index === 1 ? 44 : 0),
      36,
      canvas.radial(lift(tone.b, 0.3), shade(tone.b, 0.3)),
    ),
  );

/** Three vessels close together, one of them with stems. */
function still(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = rng.shuffle([tone.a, tone.c, tone.d]);
  const kinds = rng.shuffle([0, 1, 2, 3, 4]);
  const heights = rng.shuffle([380, 300, 200]);
  const shift = rng.pick([-110, 0, 110]);
  const spots = [
    { x: 400, base: 660 },
    { x: 800, base: 670 },
    { x: 610, base: 720 },
  ];
  return [
    walls(tone, rng),
    tabletop(canvas, tone),
    ...spots.flatMap(({ x: place, base }, index) => {
      const x = place + shift;
      const kind = kinds[index] ?? 0;
      const height = kind === 2 ? 170 : (heights[index] ?? 240);
      const half = kind === 2 ? 150 : 122;
      const flowers =
        kind === 2
          ? []
          : [
              [-70, 1],
              [36, 2],
              [90, 0],
            ].slice(0, index === 2 ? 1 : 3);
      const look = rng.whole(0, 2);
      return [
        cast(canvas, tone, x, base, half),
        ...(height > 250 ? flowers : []).map(([lean = 0, kindOf = 0]) =>
          stem(tone, x, base - height + 4, lean, 150 + Math.abs(lean), kindOf + look),
        ),
        ...vessel(canvas, kind, x, base, half, height, colours[index] ?? tone.a, tone.b),
      ];
    }),
    ...fruit(canvas, tone, shift > 0 ? 190 : 880 + shift * 0.3, 716),
  ];
}

/** A shelf of five in a row, each with its own profile. */
function row(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = rng.shuffle([tone.a, tone.c, tone.d, tone.b, tone.a]);
  const kinds = rng.shuffle([0, 1, 2, 3, 4]);
  const start = rng.whole(0, 4);
  return [
    ...Array.from({ length: 5 }, (_, index) =>
      path(arch(70 + index * 216, 640, 196, 520), mix(tone.ground, tone.e, index % 2 === 0 ? 0.34 : 0.2)),
    ),
    rect(0, 640, 1200, 26, canvas.linear(lift(tone.c, 0.2), shade(tone.c, 0.12))),
    rect(0, 666, 1200, 70, canvas.linear(tone.shadow, tone.shadow, 90, [0.36, 0])),
    ...kinds.flatMap((kind, index) => {
      const x = 168 + index * 216;
      const height = kind === 2 ? 130 : ([250, 320, 210, 290, 240][(index + start) % 5] ?? 240);
      const colour = colours[index] ?? tone.a;
      return [
        ...(index === start && kind !== 2 ? [stem(tone, x, 644 - height, 30, 150, start)] : []),
        ...vessel(canvas, kind, x, 644, kind === 2 ? 92 : 84, height, colour, colour === tone.b ? tone.a : tone.b),
      ];
    }),
  ];
}

export const vessels: Composition[] = [still, row];
