/** What every scene draws with, and the shapes common to all of them. */
import type { Palette, Random } from '../palette.ts';
import type { Canvas, Point } from '../svg.ts';
import { arch, circle, d, ellipse, path, polygon, rect, stroke } from '../svg.ts';
import type { Tone, ToneName } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';

export type Kit = { canvas: Canvas; palette: Palette; tone: Tone; rng: Random };
export type Draw = (kit: Kit) => string[];
/** A service: its picture on cards (1200 by 800) and on its own page (1280 by 720). */
export type Scene = { card: Draw; cardTone: ToneName; detail: Draw; detailTone: ToneName };

/** A soft shadow without a blur: a few wider and wider layers. */
export const shadow = ({ tone }: Kit, x: number, y: number, width: number, height: number, rx = 20): string =>
  [26, 18, 11, 5]
    .map((spread) =>
      rect(x - spread * 0.5, y + 12 - spread * 0.2, width + spread, height + spread, tone.shadow, rx + spread * 0.5, {
        opacity: 0.075,
      }),
    )
    .join('');

export const tick = (x: number, y: number, r: number, fill: string, colour: string): string =>
  circle(x, y, r, fill) +
  stroke(
    d`M${x - r * 0.42} ${y + r * 0.04}L${x - r * 0.1} ${y + r * 0.36}L${x + r * 0.46} ${y - r * 0.32}`,
    colour,
    r * 0.22,
  );

export function gear(kit: Kit, x: number, y: number, r: number, teeth: number, colour: string, turn = 0): string {
  const points: Point[] = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = ((index + 0.5) / (teeth * 4)) * Math.PI * 2 + turn;
    const reach = index % 4 < 2 ? r : r * 0.8;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return (
    polygon(points, kit.canvas.linear(lift(colour, 0.16), shade(colour, 0.14), 60), {
      stroke: colour,
      'stroke-width': r * 0.06,
      'stroke-linejoin': 'round',
    }) +
    circle(x, y, r * 0.5, shade(colour, 0.28)) +
    circle(x, y, r * 0.26, kit.tone.ground)
  );
}

export function star(x: number, y: number, r: number, colour: string): string {
  return polygon(
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 === 0 ? r : r * 0.46;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    }),
    colour,
    { stroke: colour, 'stroke-width': r * 0.18, 'stroke-linejoin': 'round' },
  );
}

export const stars = (x: number, y: number, r: number, colour: string): string =>
  [0, 1, 2, 3, 4].map((index) => star(x + index * r * 2.5, y, r, colour)).join('');

/** A big quiet shape behind a scene: a disc, a disc with a halo, or an arch, as the title's seed has it. */
export function backdrop({ tone, rng }: Kit, x: number, y: number, r: number): string {
  const fill = mix(tone.ground, tone.e, tone.name === 'light' ? 0.14 : 0.34);
  const [cx, cy] = [x + rng.between(-70, 70), y + rng.between(-16, 16)];
  return (
    [
      circle(cx, cy, r, fill),
      circle(cx, cy, r * 0.86, fill) + circle(cx, cy, r * 1.04, 'none', { stroke: fill, 'stroke-width': r * 0.1 }),
      path(arch(cx - r * 0.9, cy + r, r * 1.8, r * 2), fill),
    ][rng.whole(0, 2)] ?? ''
  );
}

/** The floor, and the shadow of what stands on it. */
export const floor = (kit: Kit, y: number): string =>
  rect(
    0,
    y,
    kit.canvas.width,
    kit.canvas.height - y,
    kit.canvas.linear(mix(kit.tone.groundEnd, kit.tone.shadow, 0.22), kit.tone.groundEnd),
  );

export const under = ({ tone }: Kit, x: number, y: number, reach: number): string =>
  [1, 0.86, 0.7]
    .map((share) => ellipse(x, y, reach * share, reach * share * 0.1, tone.shadow, { opacity: 0.09 }))
    .join('');

/** Columns of a chart standing on `base`. */
export const columns = (
  kit: Kit,
  x: number,
  base: number,
  width: number,
  gap: number,
  heights: number[],
  colours: string[],
): string =>
  heights
    .map((height, index) => {
      const colour = colours[index % colours.length] ?? kit.palette.main;
      return path(
        d`M${x + index * (width + gap)} ${base}v${-height + 8}q0 -8 8 -8h${width - 16}q8 0 8 8v${height - 8}Z`,
        kit.canvas.linear(lift(colour, 0.14), shade(colour, 0.1)),
      );
    })
    .join('');

/** A ring cut in shares. */
export function donut(x: number, y: number, r: number, width: number, shares: [number, string][]): string {
  let start = -Math.PI / 2;
  return shares
    .map(([share, colour]) => {
      const end = start + share * Math.PI * 2;
      const arc = stroke(
        d`M${x + Math.cos(start) * r} ${y + Math.sin(start) * r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ` +
          d`${x + Math.cos(end) * r} ${y + Math.sin(end) * r}`,
        colour,
        width,
        { 'stroke-linecap': 'butt' },
      );
      start = end;
      return arc;
    })
    .join('');
}
