import type { Random } from '../random.ts';
import type { Canvas, Point } from '../svg.ts';
import { blob, circle, d, path, smooth, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, shade } from '../tone.ts';

/** Long lines that swell and gather; some of the bands between them are filled. */
export function flow(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const phase = rng.between(0, 6);
  const lean = rng.pick([-1, 1]) * rng.between(90, 170);
  const line = (index: number): Point[] =>
    Array.from({ length: 9 }, (_, step) => {
      const x = -60 + step * 165;
      const wave =
        Math.sin(step * 0.85 + phase + index * 0.1) * (46 + index * 3) +
        Math.sin(step * 0.4 + phase * 2 - index * 0.16) * 58;
      return [x, 40 + index * 42 + wave + ((step - 4) / 8) * lean] as const;
    });
  const between = (from: number, to: number): string => {
    const back = line(to).toReversed();
    const [first] = back;
    return smooth(line(from)) + d`L${first?.[0] ?? 0} ${first?.[1] ?? 0}` + smooth(back).replace(/^M[^C]*/, '') + 'Z';
  };
  const start = rng.whole(4, 7);
  return [
    circle(rng.pick([270, 880]), rng.between(210, 300), 150, canvas.linear(lift(tone.b, 0.15), tone.b)),
    path(between(start, start + 3), canvas.linear(lift(tone.a, 0.12), shade(tone.a, 0.12), 0)),
    path(between(start + 3, start + 4), tone.c),
    path(between(start + 6, start + 8), canvas.linear(tone.d, tone.c, 0)),
    path(between(start + 9, 24), canvas.linear(tone.a, shade(tone.a, 0.3), 0)),
    ...Array.from({ length: start + 9 }, (_, index) => {
      const covered = index > start && index < start + 3;
      return stroke(smooth(line(index)), covered ? tone.ground : tone.line, 2.5, { opacity: covered ? 0.5 : 0.65 });
    }),
  ];
}

/** The heights of a map: rings around two summits. */
export function map(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const summit = (x: number, y: number, size: number, count: number, bare: number, fills: string[]): string[] => {
    const bumps = Array.from({ length: 5 }, () => ({ amount: rng.between(0.03, 0.13), turn: rng.between(0, 6.3) }));
    return Array.from({ length: count }, (_, index) => {
      const scale = size * (1 - index / (count + 0.6));
      const outline = blob(
        Array.from({ length: 26 }, (_, step) => {
          const angle = (step / 26) * Math.PI * 2;
          const swell = bumps.reduce(
            (sum, bump, order) => sum + bump.amount * (1.2 - index / count) * Math.sin(angle * (order + 1) + bump.turn),
            1,
          );
          return [x + Math.cos(angle) * scale * swell * 1.18, y + Math.sin(angle) * scale * swell * 0.86] as const;
        }),
      );
      const fill = fills[index - bare];
      return fill === undefined
        ? stroke(outline, tone.line, 2.5, { opacity: 0.6 })
        : path(outline, canvas.linear(lift(fill, 0.08), shade(fill, 0.08), 60));
    });
  };
  const flip = rng.chance(0.5);
  const at = (x: number): number => (flip ? 1200 - x : x);
  return [
    ...summit(at(400), 430, 620, 11, 3, [tone.c, tone.c, tone.a, tone.a, tone.d, tone.b, tone.b, tone.paper]),
    ...summit(at(990), 190, 240, 6, 0, [tone.ground, tone.e, tone.a, tone.b]),
    circle(at(1010), 610, 58, tone.b),
    circle(at(1010), 610, 22, tone.d),
  ];
}
