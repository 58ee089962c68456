/** Things that are packed, sent and carried. */
import { circle, d, group, path, polygon, rect } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Kit } from './kit.ts';
import { shadow } from './kit.ts';
import { bars } from './screens.ts';

export function parcel(kit: Kit, x: number, base: number, width: number, height: number, colour: string): string {
  const side = width * 0.24;
  const rise = width * 0.15;
  const top = base - height;
  const tape = mix(colour, '#fff8ee', 0.5);
  const middle = x + width / 2;
  return [
    polygon(
      [
        [x + width, top],
        [x + width + side, top - rise],
        [x + width + side, base - rise],
        [x + width, base],
      ],
      kit.canvas.linear(shade(colour, 0.26), shade(colour, 0.38)),
    ),
    polygon(
      [
        [x, top],
        [x + side, top - rise],
        [x + width + side, top - rise],
        [x + width, top],
      ],
      lift(colour, 0.3),
    ),
    rect(x, top, width, height, kit.canvas.linear(lift(colour, 0.08), shade(colour, 0.12), 50)),
    polygon(
      [
        [middle - width * 0.08, top],
        [middle + width * 0.08, top],
        [middle + width * 0.08 + side, top - rise],
        [middle - width * 0.08 + side, top - rise],
      ],
      lift(tape, 0.4),
    ),
    rect(middle - width * 0.08, top, width * 0.16, height * 0.34, tape),
    rect(x + width * 0.09, base - height * 0.34, width * 0.32, height * 0.24, kit.palette.paper, width * 0.02),
    bars(
      x + width * 0.13,
      base - height * 0.29,
      [width * 0.2, width * 0.24, width * 0.14],
      height * 0.03,
      height * 0.03,
      kit.palette.ink,
    ),
  ].join('');
}

export function envelope(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  turn = 0,
): string {
  const rx = width * 0.05;
  return group(
    [
      shadow(kit, 0, 0, width, height, rx),
      rect(0, 0, width, height, kit.canvas.linear(lift(colour, 0.14), shade(colour, 0.06)), rx),
      path(
        d`M${rx * 0.3} ${height - rx * 0.3}L${width * 0.42} ${height * 0.5}H${width * 0.58}L${width - rx * 0.3} ` +
          d`${height - rx * 0.3}Q${width - rx} ${height} ${width - rx * 1.2} ${height}H${rx * 1.2}` +
          d`Q${rx * 0.6} ${height} ${rx * 0.3} ${height - rx * 0.3}Z`,
        shade(colour, 0.1),
      ),
      path(
        d`M${rx * 0.4} ${rx * 0.5}Q${rx * 0.7} 0 ${rx * 1.4} 0H${width - rx * 1.4}Q${width - rx * 0.7} 0 ` +
          d`${width - rx * 0.4} ${rx * 0.5}L${width * 0.55} ${height * 0.6}Q${width * 0.5} ${height * 0.66} ` +
          d`${width * 0.45} ` +
          d`${height * 0.6}Z`,
        kit.canvas.linear(lift(colour, 0.34), lift(colour, 0.06)),
      ),
      circle(width / 2, height * 0.58, height * 0.12, kit.palette.pop),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})` },
  );
}

export function plane(kit: Kit, x: number, y: number, size: number, turn: number, colour: string): string {
  return group(
    [
      polygon(
        [
          [size, -size * 0.2],
          [-size * 0.7, -size * 0.6],
          [-size * 0.3, -size * 0.05],
        ],
        lift(colour, 0.3),
      ),
      polygon(
        [
          [size, -size * 0.2],
          [-size * 0.3, -size * 0.05],
          [-size * 0.24, size * 0.44],
        ],
        shade(colour, 0.3),
      ),
      polygon(
        [
          [size, -size * 0.2],
          [-size * 0.12, size * 0.06],
          [size * 0.3, size * 0.5],
        ],
        kit.canvas.linear(colour, shade(colour, 0.1)),
      ),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** A belt on rollers. */
export const conveyor = (kit: Kit, x: number, y: number, width: number): string =>
  [
    rect(x, y, width, 54, kit.canvas.linear(lift(kit.palette.ink, 0.2), kit.palette.ink), 27),
    ...Array.from(
      { length: Math.floor(width / 74) },
      (_, index) =>
        circle(x + 32 + index * 74, y + 27, 16, mix(kit.palette.soft, kit.palette.ink, 0.25)) +
        circle(x + 32 + index * 74, y + 27, 5, kit.palette.ink),
    ),
  ].join('');
