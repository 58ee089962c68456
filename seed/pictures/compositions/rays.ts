import type { Random } from '../palette.ts';
import type { Canvas, Point } from '../svg.ts';
import { circle, d, path, polygon, rect, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

const wedges = (x: number, y: number, count: number, from: number, to: number, fills: string[]): string[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (step: number): number => from + ((to - from) * step) / count;
    const tip = (turn: number): Point => [x + Math.cos(turn) * 1600, y + Math.sin(turn) * 1600];
    return polygon([[x, y], tip(angle(index)), tip(angle(index + 1) + 0.002)], fills[index % fills.length] ?? '');
  });

function sunrise(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const x = rng.pick([360, 600, 840]);
  const horizon = 610;
  const quiet = mix(tone.ground, tone.e, 0.28);
  return [
    ...wedges(x, horizon, rng.pick([16, 20, 24]), Math.PI, Math.PI * 2, [tone.ground, quiet]),
    circle(x, horizon, 285, mix(tone.ground, tone.b, 0.45)),
    circle(x, horizon, 205, canvas.linear(lift(tone.b, 0.28), tone.b)),
    ...(
      [
        [tone.a, 0],
        [tone.c, 66],
        [tone.d, 112],
        [tone.a, 156],
      ] as const
    ).map(([colour, drop]) =>
      rect(0, horizon + drop, 1200, 240, canvas.linear(lift(colour, 0.08), shade(colour, 0.1), 0)),
    ),
  ];
}

/** Coloured wedges from a corner, a disc where they start. */
function corner(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const [x, y] = rng.pick<Point>([
    [0, 800],
    [1200, 800],
    [0, 0],
    [1200, 0],
  ]);
  const start = x === 0 ? (y === 0 ? 0 : -Math.PI / 2) : y === 0 ? Math.PI / 2 : Math.PI;
  const fills = [tone.a, tone.ground, tone.c, tone.ground, tone.d, tone.ground, tone.b, tone.ground];
  const far: Point = [x === 0 ? 960 : 240, y === 0 ? 590 : 210];
  return [
    ...wedges(x, y, rng.pick([11, 13, 15]), start, start + Math.PI / 2, fills),
    ...[320, 250, 180, 110].map((r, index) => circle(x, y, r, [tone.ground, tone.a, tone.b, tone.d][index] ?? tone.a)),
    circle(far[0], far[1], 128, tone.ground),
    circle(far[0], far[1], 106, canvas.linear(lift(tone.b, 0.2), tone.b)),
  ];
}

/** A dial: ticks round a face, one hand, one segment lit. */
function dial(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const x = rng.pick([430, 600, 770]);
  const y = 410;
  const turn = rng.between(-1.2, 1.2) - Math.PI / 2;
  const sweep = rng.between(0.9, 1.7);
  const at = (angle: number, r: number): string => d`${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`;
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * Math.PI * 2;
    const long = index % 5 === 0;
    return stroke(`M${at(angle, long ? 328 : 342)}L${at(angle, 362)}`, tone.line, long ? 8 : 3);
  });
  return [
    ...[440, 520, 600, 690].map((r) => circle(x, y, r, 'none', { stroke: tone.line, 'stroke-width': 2, opacity: 0.4 })),
    ...ticks,
    circle(x, y, 300, canvas.linear(lift(tone.a, 0.12), shade(tone.a, 0.16), 60)),
    path(`M${x} ${y}L${at(turn, 300)}A300 300 0 0 1 ${at(turn + sweep, 300)}Z`, tone.b),
    path(`M${x} ${y}L${at(turn + sweep, 210)}A210 210 0 0 1 ${at(turn + sweep + 1.2, 210)}Z`, tone.c),
    circle(x, y, 120, tone.d),
    stroke(`M${x} ${y}L${at(turn, 250)}`, tone.paper, 12),
    circle(x, y, 30, tone.paper),
    circle(x + Math.cos(turn) * 440, y + Math.sin(turn) * 440, 26, tone.b),
  ];
}

export const rays: Composition[] = [sunrise, corner, dial];
