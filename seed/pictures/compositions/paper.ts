import type { Random } from '../random.ts';
import type { Canvas, Point } from '../svg.ts';
import { circle, d, group, path, smooth } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, shade } from '../tone.ts';

/** Sheets with one curved edge, laid over one another from a corner. */
export function sheets(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colors = [tone.c, tone.a, tone.d, tone.b, tone.a];
  const flip = rng.chance(0.5);
  const phase = rng.between(0, 6);
  const edge = (index: number, reach: number): string => {
    const points: Point[] = Array.from({ length: 7 }, (_, step) => {
      const y = -40 + step * 147;
      const x = 1010 - index * 205 + Math.sin(step * 0.95 + phase + index * 1.1) * 62 + step * 14 + reach;
      return [x, y] as const;
    });
    return smooth(points) + d`L-40 880L-40 -40Z`;
  };
  return [
    group(
      colors.flatMap((color, index) => [
        ...[34, 22, 11].map((reach) => path(edge(index, reach), tone.shadow, { opacity: 0.1 })),
        path(edge(index, 0), canvas.linear(shade(color, 0.16), lift(color, 0.1), 0)),
      ]),
      flip ? { transform: 'matrix(-1 0 0 1 1200 0)' } : {},
    ),
    circle(flip ? 130 : 1070, rng.pick([150, 640]), 62, tone.b),
  ];
}
