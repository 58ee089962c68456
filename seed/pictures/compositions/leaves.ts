import type { Random } from '../random.ts';
import type { Canvas } from '../svg.ts';
import { circle, d, group, path, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';

/** A leaf that points up from 0,0: both halves in their own light, a vein between. */
function blade(canvas: Canvas, color: string, length: number, wide: number): string[] {
  const half = (side: number): string =>
    d`M0 0C${side * wide} ${-length * 0.25} ${side * wide} ${-length * 0.7} 0 ${-length}Z`;
  return [
    path(half(-1), canvas.linear(lift(color, 0.2), lift(color, 0.04))),
    path(half(1), canvas.linear(shade(color, 0.06), shade(color, 0.26))),
  ];
}

function branch(canvas: Canvas, color: string, vein: string, pairs: number, reach: number, slim: number): string[] {
  const out = [stroke(d`M0 40Q${reach * 0.06} ${-reach * 0.5} 0 ${-reach}`, vein, 7)];
  for (let index = 0; index < pairs; index += 1) {
    const y = -reach * (0.14 + (0.78 * index) / pairs);
    const length = reach * (0.42 - (0.2 * index) / pairs);
    for (const side of [-1, 1]) {
      out.push(
        group(blade(canvas, color, length, length * slim), {
          transform: `translate(${reach * 0.025} ${y}) rotate(${side * (58 - index * 5)})`,
        }),
      );
    }
  }
  out.push(group(blade(canvas, color, reach * 0.26, reach * 0.26 * slim), { transform: `translate(0 ${-reach + 8})` }));
  return out;
}

/** Cut-out branches growing into the picture. */
export function branches(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const sets = rng.shuffle([tone.a, tone.c, tone.d]);
  const side = rng.pick([-1, 1]);
  const at = (x: number): number => 600 + side * (x - 600);
  const one = (index: number, x: number, y: number, turn: number, reach: number, pairs: number, slim: number): string =>
    group(branch(canvas, sets[index] ?? tone.a, mix(sets[index] ?? tone.a, tone.shadow, 0.3), pairs, reach, slim), {
      transform: `translate(${at(x)} ${y}) rotate(${turn * side})`,
    });
  const [slim = 0.3, wide = 0.4, plump = 0.55] = rng.shuffle([0.26, 0.4, 0.55]);
  const stems = rng.pick([
    () => [
      one(0, 240, 840, 14, 640, 5, slim),
      one(1, 980, 850, -16, 700, 6, wide),
      one(2, 610, 860, -2, 470, 4, plump),
    ],
    () => [one(0, 420, 880, 30, 860, 6, slim), one(1, 130, 880, 16, 520, 4, wide)],
    () => [
      one(1, 90, -60, 148, 620, 5, slim),
      one(0, 860, 880, -34, 800, 6, wide),
      one(2, 1120, 880, -8, 470, 4, plump),
    ],
    () => [0, 1, 2, 3].map((index) => one(index % 3, 170 + index * 290, 860, 3, 480 + (index % 2) * 190, 5, slim)),
  ])();
  return [
    circle(at(rng.between(640, 760)), rng.between(300, 380), 215, canvas.linear(lift(tone.b, 0.2), tone.b)),
    ...stems,
  ];
}

/** A loose pattern of single leaves and berries. */
export function scattered(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colors = [tone.a, tone.c, tone.d, tone.b];
  const lean = rng.pick([-1, 1]) * rng.between(25, 50);
  return Array.from({ length: 21 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    const x = 10 + column * 214 + (row % 2) * -107 + rng.between(-14, 14);
    const y = 270 + row * 270 + rng.between(-16, 16);
    const color = colors[(column + row * 2) % 4] ?? tone.a;
    if ((column * 2 + row) % 5 === 0) {
      return [
        [-34, -70],
        [30, -92],
        [4, -142],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 30, canvas.linear(lift(tone.b, 0.2), tone.b)))
        .join('');
    }
    return group(blade(canvas, color, 280, rng.between(88, 124)), {
      transform: `translate(${x} ${y}) rotate(${(row % 2 === 0 ? lean : -lean) + rng.between(-8, 8)})`,
    });
  });
}
