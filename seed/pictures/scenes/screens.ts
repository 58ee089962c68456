/** Windows, sheets and what is written on them. */
import type { Point } from '../svg.ts';
import { circle, d, group, path, polygon, rect } from '../svg.ts';
import { lift, mix } from '../tone.ts';
import type { Kit } from './kit.ts';
import { shadow } from './kit.ts';

/** Lines of writing, as bars. */
export const bars = (x: number, y: number, widths: number[], height: number, gap: number, colour: string): string =>
  widths.map((width, index) => rect(x, y + index * (height + gap), width, height, colour, height / 2)).join('');

export const pill = (x: number, y: number, width: number, height: number, colour: string, words: string): string =>
  rect(x, y, width, height, colour, height / 2) +
  rect(x + width * 0.25, y + height * 0.42, width * 0.5, height * 0.18, words, height * 0.09);

/** A browser window; `content` draws on a paper sheet of `width` by what is left under the bar. */
export function browser(kit: Kit, x: number, y: number, width: number, height: number, content: string[]): string {
  const { palette } = kit;
  const bar = 52;
  const cut = kit.canvas.clip(rect(0, 0, width, height, '#000', 20));
  return (
    shadow(kit, x, y, width, height) +
    group(
      [
        group(
          [
            rect(0, 0, width, height, palette.paper),
            rect(0, 0, width, bar, mix(palette.tint, palette.soft, 0.25)),
            circle(32, bar / 2, 8, palette.pop),
            circle(58, bar / 2, 8, palette.popSoft),
            circle(84, bar / 2, 8, palette.main),
            rect(118, 14, width - 118 - 60, 24, palette.paper, 12, { opacity: 0.85 }),
            group(content, { transform: `translate(0 ${bar})` }),
          ],
          cut,
        ),
      ],
      { transform: `translate(${x} ${y})` },
    )
  );
}

export function phone(kit: Kit, x: number, y: number, width: number, height: number, content: string[]): string {
  const { palette } = kit;
  const cut = kit.canvas.clip(rect(11, 11, width - 22, height - 22, '#000', 24));
  return (
    shadow(kit, x, y, width, height, 34) +
    group(
      [
        rect(0, 0, width, height, kit.canvas.linear(lift(palette.ink, 0.16), palette.ink), 34),
        group([rect(0, 0, width, height, palette.paper), ...content], cut),
        rect(width / 2 - 32, 20, 64, 12, palette.ink, 6),
      ],
      { transform: `translate(${x} ${y})` },
    )
  );
}

/** A plain card with round corners. */
export const sheet = (
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  content: string[],
  fill = kit.palette.paper,
  rx = 20,
): string =>
  shadow(kit, x, y, width, height, rx) +
  group([rect(0, 0, width, height, fill, rx), ...content], { transform: `translate(${x} ${y})` });

/** A small picture: hills and a sun, cut to a shape. */
export function view(kit: Kit, x: number, y: number, width: number, height: number, cut: string): string {
  const { canvas, palette } = kit;
  return group(
    [
      rect(x, y, width, height, canvas.linear(palette.tint, palette.soft)),
      circle(x + width * 0.64, y + height * 0.4, Math.min(width, height) * 0.2, palette.popSoft),
      path(
        d`M${x} ${y + height * 0.66}Q${x + width * 0.3} ${y + height * 0.38} ${x + width * 0.62} ${y + height * 0.66}` +
          d`T${x + width} ${y + height * 0.6}V${y + height}H${x}Z`,
        palette.main,
      ),
      path(
        d`M${x} ${y + height * 0.86}Q${x + width * 0.45} ${y + height * 0.6} ${x + width} ${y + height * 0.84}` +
          d`V${y + height}H${x}Z`,
        palette.deep,
      ),
    ],
    canvas.clip(cut),
  );
}

export const cursor = (kit: Kit, x: number, y: number, size: number): string =>
  polygon(
    (
      [
        [0, 0],
        [0, 1],
        [0.27, 0.76],
        [0.44, 1.16],
        [0.6, 1.09],
        [0.43, 0.7],
        [0.76, 0.67],
      ] as Point[]
    ).map(([px, py]) => [x + px * size, y + py * size]),
    kit.palette.ink,
    { stroke: kit.palette.paper, 'stroke-width': size * 0.07, 'stroke-linejoin': 'round' },
  );
