import type { Random } from '../palette.ts';
import type { Canvas } from '../svg.ts';
import { circle, ellipse, polygon } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

/** A block whose top corner nearest to us stands at x, y + half the depth; `size` is half its width on the page. */
export function block(canvas: Canvas, x: number, y: number, size: number, height: number, colour: string): string {
  const half = size * 0.56;
  const top = y - height;
  return [
    polygon(
      [
        [x - size, top],
        [x, top + half],
        [x, y + half],
        [x - size, y],
      ],
      canvas.linear(lift(colour, 0.05), shade(colour, 0.12)),
    ),
    polygon(
      [
        [x + size, top],
        [x, top + half],
        [x, y + half],
        [x + size, y],
      ],
      canvas.linear(shade(colour, 0.28), shade(colour, 0.42)),
    ),
    polygon(
      [
        [x, top - half],
        [x + size, top],
        [x, top + half],
        [x - size, top],
      ],
      canvas.linear(lift(colour, 0.5), lift(colour, 0.3), 0),
    ),
  ].join('');
}

type Cell = { column: number; row: number; height: number; colour: string; ball?: boolean };

function lay(canvas: Canvas, tone: Tone, cells: Cell[], size: number, x: number, y: number): string[] {
  return [...cells]
    .sort((one, two) => one.column + one.row - (two.column + two.row))
    .flatMap(({ column, row, height, colour, ball }) => {
      const cx = x + (column - row) * size;
      const cy = y + (column + row) * size * 0.56;
      const r = size * 0.44;
      return [
        block(canvas, cx, cy, size - 2, height, colour),
        ...(ball === true
          ? [
              ellipse(cx + r * 0.3, cy - height + 2, r * 0.9, r * 0.45, tone.shadow, { opacity: 0.3 }),
              circle(cx, cy - height - r * 0.8, r, canvas.radial(lift(tone.b, 0.4), shade(tone.b, 0.25))),
            ]
          : []),
      ];
    });
}

function city(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = [tone.a, tone.c, tone.d, tone.b];
  const cells: Cell[] = [];
  const tallest = rng.whole(0, 4);
  for (let column = 0; column < 5; column += 1) {
    for (let row = 0; row < 5; row += 1) {
      const edge = Math.abs(column - 2) + Math.abs(row - 2);
      const tall = column + row < 5 ? 1 : 0.5;
      if (edge < 4 || rng.chance(0.3)) {
        cells.push({
          column,
          row,
          height: 24 + rng.between(0, 1) ** 1.6 * 230 * tall + (column === tallest && row === 1 ? 90 : 0),
          colour: rng.chance(0.12) ? tone.b : (colours[rng.whole(0, 2)] ?? tone.a),
        });
      }
    }
  }
  return [circle(600, 380, 350, mix(tone.ground, tone.e, 0.4)), ...lay(canvas, tone, cells, 96, 600, 270)];
}

/** A stair that winds up around a square. */
function spiral(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const loop: [number, number][] = [
    [3, 3],
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
  ];
  const mirrored = rng.chance(0.5);
  const colours = rng.shuffle([tone.a, tone.c, tone.d]);
  const cells = loop.map(([column, row], index) => ({
    column: mirrored ? row : column,
    row: mirrored ? column : row,
    height: 30 + index * 30,
    colour: colours[index % 3] ?? tone.a,
    ball: index === 10 || index === 2,
  }));
  return [circle(600, 400, 340, mix(tone.ground, tone.e, 0.4)), ...lay(canvas, tone, cells, 118, 600, 320)];
}

/** Floating slabs in layers. */
function layers(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = rng.shuffle([tone.a, tone.c, tone.d, tone.b]);
  const x = rng.pick([480, 600, 720]);
  const turn = rng.chance(0.5) ? 1 : -1;
  return [
    circle(x, 400, 330, mix(tone.ground, tone.e, 0.4)),
    ...colours.flatMap((colour, index) => {
      const y = 600 - index * 128;
      const size = 330 - index * 26;
      const shift = (index - 1.5) * 34 * turn;
      return [
        polygon(
          [
            [x + shift, y + 60 - size * 0.56],
            [x + shift + size, y + 60],
            [x + shift, y + 60 + size * 0.56],
            [x + shift - size, y + 60],
          ],
          tone.shadow,
          { opacity: 0.16 },
        ),
        block(canvas, x + shift, y, size, 30, colour),
        block(canvas, x + shift - size * 0.42, y - 32, size * 0.2, 26 + index * 8, colours[(index + 1) % 4] ?? tone.b),
        block(canvas, x + shift + size * 0.3, y - 32, size * 0.26, 20, colours[(index + 2) % 4] ?? tone.b),
      ];
    }),
  ];
}

export const isometric: Composition[] = [city, spiral, layers];
