import type { Random } from '../random.ts';
import type { Canvas, Point } from '../svg.ts';
import { circle, d, ellipse, group, path, polygon, rect, smooth, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';

const ridge = (rng: Random, y: number, swing: number): Point[] => {
  const phase = rng.between(0, 6.3);
  const pace = rng.between(0.7, 1.2);
  return Array.from({ length: 8 }, (_, step) => [-60 + step * 190, y + Math.sin(step * pace + phase) * swing] as const);
};

const below = (points: Point[]): string => smooth(points) + 'L1300 860L-60 860Z';

const heightAt = (points: Point[], x: number): number => {
  const step = Math.max(0, Math.min(points.length - 2, Math.floor((x + 60) / 190)));
  const [from, to] = [points[step], points[step + 1]];
  if (from === undefined || to === undefined) return 0;
  return from[1] + (to[1] - from[1]) * ((x - from[0]) / 190);
};

const tree = (canvas: Canvas, x: number, y: number, size: number, color: string, trunk: string): string =>
  stroke(d`M${x} ${y + 14}V${y - size * 1.3}`, trunk, size * 0.12) +
  ellipse(x, y - size * 1.35, size * 0.48, size * 0.8, canvas.linear(lift(color, 0.16), shade(color, 0.2), 0));

export function country(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const sun = { x: rng.between(260, 940), y: rng.between(190, 270) };
  const fills = [tone.e, tone.c, tone.a, tone.d];
  const ridges = [360, 470, 590, 690].map((y, index) => ridge(rng, y, 58 - index * 7));
  return [
    circle(sun.x, sun.y, 190, mix(tone.ground, tone.b, 0.28)),
    circle(sun.x, sun.y, 118, canvas.linear(lift(tone.b, 0.25), tone.b)),
    ...ridges.flatMap((points, index) => {
      const fill = fills[index] ?? tone.a;
      const shape = below(points);
      const out = [path(shape, canvas.linear(lift(fill, 0.14), shade(fill, 0.14)))];
      if (index === 2) {
        const furrows = Array.from({ length: 7 }, (_, row) =>
          stroke(smooth(points.map(([x, y]) => [x, y + 26 + row * 26] as const)), mix(fill, tone.ground, 0.5), 4),
        );
        out.push(group(furrows, canvas.clip(path(shape, '#000'))));
      }
      if (index === 1 || index === 3) {
        const start = rng.between(90, 800);
        for (let count = 0; count < 4; count += 1) {
          const x = start + count * rng.between(62, 92);
          const size = (index === 1 ? 62 : 100) * rng.between(0.75, 1.1);
          out.push(
            tree(
              canvas,
              x,
              heightAt(points, x) + 8,
              size,
              index === 1 ? tone.a : tone.b,
              mix(tone.shadow, tone.a, 0.2),
            ),
          );
        }
      }
      return out;
    }),
  ];
}

export function sea(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const x = rng.between(420, 780);
  const horizon = rng.whole(390, 480);
  const r = rng.whole(150, 235);
  const light = Array.from({ length: 8 }, (_, index) => {
    const width = (1 - Math.abs(index - 3) / 9) * 330 * rng.between(0.65, 1.1);
    return rect(x - width / 2 + rng.between(-30, 30), horizon + 24 + index * 34, width, 13, tone.b, 6.5);
  });
  const side = x > 600 ? -1 : 1;
  const boat = x + side * rng.between(300, 390);
  const size = rng.pick([0.8, 1]);
  return [
    ...[330, 430, 530, 640].map((reach) => circle(x, horizon, reach, tone.b, { opacity: 0.1 })),
    circle(x, horizon, r, canvas.linear(lift(tone.b, 0.3), tone.b)),
    rect(0, horizon, 1200, 380, canvas.linear(lift(tone.a, 0.1), shade(tone.a, 0.3))),
    ...light,
    ...[0, 1, 2].map((row) =>
      path(
        smooth(ridge(rng, 700 + row * 44, 16)) + 'L1300 860L-60 860Z',
        [mix(tone.a, tone.c, 0.35), tone.c, tone.d][row] ?? tone.c,
      ),
    ),
    group(
      [
        polygon(
          [
            [0, 300],
            [0, 486],
            [-side * 104, 486],
          ],
          tone.paper,
        ),
        polygon(
          [
            [side * 12, 340],
            [side * 12, 486],
            [side * 76, 486],
          ],
          tone.d,
        ),
        path('M-110 500H110L66 544H-66Z', canvas.linear(tone.c, shade(tone.c, 0.3), 0)),
      ],
      { transform: `translate(${Math.round(boat)} ${horizon - 430 + (1 - size) * 490}) scale(${size})` },
    ),
  ];
}

/** Sharp peaks with a lit and a shaded side. */
export function peaks(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const sun = rng.pick([250, 600, 950]);
  const peak = (x: number, top: number, reach: number, color: string): string[] => {
    const lean = rng.between(-30, 30);
    const base = 860;
    const fold: Point[] = [
      [x, top],
      [x + reach * 0.1, top + 130],
      [x - reach * 0.06 + lean, top + 270],
      [x + reach * 0.14, base],
    ];
    return [
      polygon(
        [
          [x, top],
          [x + reach, base],
          [x - reach, base],
        ],
        canvas.linear(lift(color, 0.22), shade(color, 0.05)),
      ),
      polygon([...fold, [x + reach, base]], shade(color, 0.26)),
      polygon(
        [
          [x, top],
          [x + 72 * (reach / 500), top + 78],
          [x + 26, top + 66],
          [x - 8, top + 98],
          [x - 34, top + 62],
          [x - 72 * (reach / 500), top + 78],
        ],
        tone.paper,
      ),
    ];
  };
  const nudge = rng.between(-70, 70);
  return [
    circle(sun, 240, 128, canvas.linear(lift(tone.b, 0.25), tone.b)),
    ...Array.from({ length: 4 }, (_, index) =>
      rect(sun - 220 + index * 46, 268 + index * 30, 300, 10, index % 2 === 0 ? tone.b : tone.line, 5),
    ),
    ...peak(310 + nudge, 330, 430, tone.c),
    ...peak(930 + nudge, 290, 470, tone.e),
    ...peak(640 + nudge, 190, 520, tone.a),
    path(below(ridge(rng, 700, 26)), canvas.linear(tone.d, shade(tone.d, 0.2))),
    path(below(ridge(rng, 760, 18)), tone.b),
  ];
}
