import type { Random } from '../palette.ts';
import type { Canvas } from '../svg.ts';
import { circle, d, group, path, rect, ring } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

type Disc = { x: number; y: number; r: number; colour: string };

const filled = (canvas: Canvas, disc: Disc, angle: number): string =>
  circle(disc.x, disc.y, disc.r, canvas.linear(lift(disc.colour, 0.12), shade(disc.colour, 0.1), angle));

/** What two discs share. */
const shared = (canvas: Canvas, one: Disc, two: Disc, fill: string): string =>
  circle(one.x, one.y, one.r, fill, canvas.clip(circle(two.x, two.y, two.r, '#000')));

const rings = (x: number, y: number, from: number, step: number, count: number, colour: string, width: number) =>
  Array.from({ length: count }, (_, index) => ring(x, y, from + index * step, colour, width));

function chain(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = [tone.a, tone.b, tone.c, tone.d];
  const rise = rng.pick([-1, 1]) * rng.between(40, 75);
  const base = rng.between(175, 205);
  const discs = [0, 1, 2, 3].map((index) => ({
    x: 195 + index * 270,
    y: 400 + rise * (index - 1.5) + (index % 2 === 0 ? -24 : 24),
    r: base * (index % 2 === 0 ? 1.1 : 0.9),
    colour: colours[index] ?? tone.a,
  }));
  const ringed = rng.whole(0, 3);
  const out = discs.map((disc, index) =>
    index === ringed
      ? group([
          circle(disc.x, disc.y, disc.r, disc.colour),
          ...rings(disc.x, disc.y, disc.r * 0.2, disc.r * 0.2, 4, mix(disc.colour, tone.ground, 0.75), 5),
        ])
      : filled(canvas, disc, rng.between(0, 180)),
  );
  discs.slice(1).forEach((disc, index) => {
    const before = discs[index];
    if (before !== undefined) out.push(shared(canvas, before, disc, index % 2 === 0 ? tone.e : tone.paper));
  });
  const lone = discs[(ringed + 2) % 4];
  if (lone !== undefined) out.push(circle(lone.x, lone.y, 20, tone.paper));
  return out;
}

function eclipse(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const left = rng.chance(0.5);
  const big = { x: left ? 430 : 770, y: rng.between(380, 470), r: rng.between(270, 310), colour: tone.a };
  const small = {
    x: big.x + (left ? 1 : -1) * rng.between(270, 330),
    y: big.y - rng.between(-90, 120),
    r: rng.between(175, 215),
    colour: tone.b,
  };
  const orbit = big.r + 90;
  const turn = rng.between(0.6, 1.1) + (left ? Math.PI : 0) * 0.95;
  return [
    ...rings(big.x, big.y, orbit, 90, 7, tone.line, 2.5).map((item) => group([item], { opacity: 0.55 })),
    filled(canvas, big, 60),
    filled(canvas, small, 120),
    shared(canvas, big, small, canvas.stripes(tone.paper, 22, 8, rng.pick([0, 45, 90, 135]), tone.d)),
    circle(big.x + Math.cos(turn) * orbit, big.y + Math.sin(turn) * orbit, 34, tone.c),
    circle(big.x - Math.cos(turn + 0.5) * (orbit + 90), big.y - Math.sin(turn + 0.5) * (orbit + 90), 18, tone.b),
    circle(big.x, big.y, 14, tone.paper),
  ];
}

/** A big disc cut in half, the halves slid apart along the cut. */
function halves(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const r = rng.between(250, 285);
  const slide = rng.between(0.35, 0.55) * r;
  const turn = rng.pick([-32, -18, 18, 32]);
  const half = (sweep: 0 | 1) => d`M-${r} 0A${r} ${r} 0 0 ${sweep} ${r} 0Z`;
  const inner = (sweep: 0 | 1) => d`M-${r * 0.5} 0A${r * 0.5} ${r * 0.5} 0 0 ${sweep} ${r * 0.5} 0Z`;
  return [
    group(
      [
        rect(-1000, -3, 2000, 6, tone.line, 0, { opacity: 0.6 }),
        path(half(1), canvas.linear(lift(tone.a, 0.1), shade(tone.a, 0.1)), { transform: `translate(${-slide})` }),
        path(inner(1), tone.b, { transform: `translate(${-slide})` }),
        path(half(0), canvas.linear(shade(tone.c, 0.06), lift(tone.c, 0.15)), { transform: `translate(${slide})` }),
        path(inner(0), tone.d, { transform: `translate(${slide})` }),
        circle(slide + r + 95, -95, 62, tone.d),
        circle(-slide - r - 95, 95, 62, canvas.stripes(tone.b, 18, 7, 90)),
        ...rings(slide + r + 95, -95, 92, 30, 3, tone.line, 2.5),
      ],
      { transform: `translate(600 400) rotate(${turn})` },
    ),
  ];
}

export const discs: Composition[] = [chain, eclipse, halves];
