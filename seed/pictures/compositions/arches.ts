import type { Random } from '../palette.ts';
import type { Canvas, Point } from '../svg.ts';
import { arch, circle, path, polygon, rect } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

/** A flight of steps from `x`, going up towards `side`. */
function flight(canvas: Canvas, colour: string, x: number, base: number, side: number, steps: number, size: number) {
  return Array.from({ length: steps }, (_, index) => {
    const height = (steps - index) * size * 0.62;
    const left = side > 0 ? x - (index + 1) * size : x + index * size;
    return [
      rect(left, base - height, size + 0.5, height, canvas.linear(mix(colour, '#ffffff', 0.1), shade(colour, 0.26))),
      rect(left, base - height, size + 0.5, 9, lift(colour, 0.45)),
    ].join('');
  });
}

/** One great doorway of nested bands, with steps up to it. */
function gate(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const centre = rng.pick([400, 600, 800]);
  const colours = [tone.a, tone.c, tone.d, tone.b, tone.a];
  const base = 690;
  const bands = colours.map((colour, index) => {
    const width = 640 - index * 124;
    return path(
      arch(centre - width / 2, base, width, 620 - index * 104),
      canvas.linear(lift(colour, index === 4 ? 0 : 0.1), shade(colour, index === 4 ? 0.4 : 0.12), 30),
    );
  });
  const side = centre > 600 ? -1 : 1;
  const out = [
    circle(centre === 600 ? 140 : 600 + side * 430, 170, 78, tone.b),
    ...bands,
    rect(0, base, 1200, 800 - base, canvas.linear(mix(tone.groundEnd, tone.shadow, 0.28), tone.groundEnd)),
    ...flight(canvas, tone.c, centre + side * 320, base + 0, -side, 6, 78),
  ];
  if (centre === 600) out.push(...flight(canvas, tone.d, centre - side * 320, base, side, 4, 70));
  return out;
}

/** A row of doorways with different insides. */
function arcade(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const count = rng.pick([3, 4, 5]);
  const gap = 34;
  const width = (1200 - 160 - gap * (count - 1)) / count;
  const colours = rng.shuffle([tone.a, tone.b, tone.c, tone.d, tone.a]);
  const base = 690;
  return [
    rect(0, base, 1200, 110, canvas.linear(mix(tone.groundEnd, tone.shadow, 0.3), tone.groundEnd)),
    ...Array.from({ length: count }, (_, index) => {
      const colour = colours[index] ?? tone.a;
      const other = colours[(index + 2) % 5] ?? tone.b;
      const x = 80 + index * (width + gap);
      const height = Math.max(width * 1.25, 400 + ((index * 2 + 1) % 5) * 42);
      const shape = arch(x, base, width, height);
      const inside = canvas.clip(path(shape, '#000'));
      const r = width / 2;
      const detail =
        [
          circle(x + r, base, r * 0.84, other),
          path(arch(x + width * 0.24, base, width * 0.52, height * 0.62), mix(other, tone.shadow, 0.1)),
          rect(x, base - height * 0.42, width, height, canvas.stripes(other, 30, 13, 0)),
          circle(x + r, base - height + r, r * 0.58, other),
          polygon(
            [
              [x, base],
              [x + width, base],
              [x + width, base - height * 0.55],
            ],
            other,
          ),
        ][(index + rng.whole(0, 1)) % 5] ?? '';
      const reach: Point[] = [
        [x, base],
        [x + width, base],
        [x + width + 90, 800],
        [x + 90, 800],
      ];
      return [
        polygon(reach, canvas.linear(tone.shadow, tone.shadow, 90, [0.35, 0])),
        path(shape, canvas.linear(lift(colour, 0.12), shade(colour, 0.14))),
        `<g${Object.entries(inside)
          .map(([key, value]) => ` ${key}="${value}"`)
          .join('')}>${detail}</g>`,
      ].join('');
    }),
  ];
}

/** Doorways standing on the steps of one long stair. */
function climb(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const up = rng.chance(0.5);
  const colours = [tone.a, tone.d, tone.b, tone.c];
  const sun = { x: up ? 190 : 1010, y: 190 };
  return [
    circle(sun.x, sun.y, 105, canvas.linear(lift(tone.b, 0.2), tone.b)),
    ...[0, 1, 2, 3].flatMap((index) => {
      const slot = up ? index : 3 - index;
      const x = slot * 300;
      const top = 690 - index * 122;
      const colour = colours[index] ?? tone.a;
      const stair = mix(tone.groundEnd, tone.shadow, 0.2 + index * 0.12);
      const hole = mix(colour, tone.shadow, 0.55);
      return [
        path(arch(x + 55, top, 190, 245), canvas.linear(lift(colour, 0.12), shade(colour, 0.12), 30)),
        path(arch(x + 105, top, 90, 150), canvas.linear(shade(hole, 0.3), hole, 0)),
        rect(x, top, 300.5, 800 - top, canvas.linear(stair, mix(stair, tone.shadow, 0.18))),
        rect(x, top, 300.5, 10, lift(stair, 0.4)),
      ];
    }),
  ];
}

export const arches: Composition[] = [gate, arcade, climb];
