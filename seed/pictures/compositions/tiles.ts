import type { Random } from '../palette.ts';
import type { Canvas } from '../svg.ts';
import { circle, d, group, path, polygon, rect, ring } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { mix } from '../tone.ts';
import type { Composition } from './composition.ts';

/** One square tile, drawn on 0…100 and scaled; always on a ground of its own. */
function motif(canvas: Canvas, kind: number, fore: string, back: string, third: string): string[] {
  const quarter = (r: number, colour: string): string => path(d`M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`, colour);
  switch (kind % 10) {
    case 0:
      return [quarter(100, fore)];
    case 1:
      return [quarter(100, fore), quarter(75, back), quarter(50, third), quarter(25, back)];
    case 2:
      return [path('M0 50A50 50 0 0 1 100 50Z', fore), path('M0 100A50 50 0 0 1 100 100Z', third)];
    case 3:
      return [circle(50, 50, 42, fore), circle(50, 50, 16, third)];
    case 4:
      return [path('M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z', fore), circle(78, 22, 12, third)];
    case 5:
      return [
        polygon(
          [
            [0, 0],
            [100, 0],
            [0, 100],
          ],
          fore,
        ),
        polygon(
          [
            [100, 100],
            [100, 50],
            [50, 100],
          ],
          third,
        ),
      ];
    case 6:
      return [0, 1, 2, 3].map((row) => rect(0, 4 + row * 25, 100, 12.5, row === 2 ? third : fore));
    case 7:
      return [ring(50, 50, 34, fore, 16), path('M50 50H100V100A50 50 0 0 1 50 50Z', third)];
    case 8:
      return [20, 50, 80].flatMap((x) => [20, 50, 80].map((y) => circle(x, y, 8, x === y ? third : fore)));
    default:
      return [
        path('M0 100V50A50 50 0 0 1 100 50V100Z', fore),
        path('M28 100V56A22 22 0 0 1 72 56V100Z', canvas.linear(third, back)),
      ];
  }
}

function tile(canvas: Canvas, tone: Tone, rng: Random, kind: number, x: number, y: number, size: number): string {
  const pairs = rng.shuffle([tone.a, tone.b, tone.c, tone.d]);
  const [fore = tone.a, third = tone.b, other = tone.c] = pairs;
  const back = rng.pick([tone.ground, mix(tone.ground, tone.groundEnd, 1), other, mix(tone.ground, tone.e, 0.3)]);
  const turn = kind % 10 === 9 || kind % 10 === 2 ? rng.pick([0, 180]) : rng.pick([0, 90, 180, 270]);
  return group([rect(0, 0, 100.4, 100.4, back), ...motif(canvas, kind, fore, back, third)], {
    transform: `translate(${x} ${y}) scale(${size / 100}) rotate(${turn} 50 50)`,
  });
}

function even(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const size = rng.pick([200, 266.67]);
  const [columns, rows] = size === 200 ? [6, 4] : [5, 3];
  const start = rng.whole(0, 9);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const kind = start + column * 3 + row * 7 + rng.whole(0, 1);
    return tile(canvas, tone, rng, kind, column * size - (size === 200 ? 0 : 66), row * size, size);
  });
}

/** Tiles of three sizes. */
function mixed(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const start = rng.whole(0, 9);
  let count = start;
  const split = (x: number, y: number, size: number, large: number): string[] => {
    if (size > 200 && (size > 400 || large !== 0)) {
      const half = size / 2;
      return [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].flatMap(([across = 0, down = 0]) => split(x + across * half, y + down * half, half, rng.whole(0, 4)));
    }
    count += 3;
    return [tile(canvas, tone, rng, count, x, y, size)];
  };
  const order = rng.shuffle([0, 1, 1, 0, 1, 1]);
  return order.flatMap((large, index) => split((index % 3) * 400, Math.floor(index / 3) * 400, 400, large));
}

export const tiles: Composition[] = [even, mixed];
