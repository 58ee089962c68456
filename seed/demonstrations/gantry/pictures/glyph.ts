import { circle, d, path, polygon, rect, stroke, type Point } from '../../../pictures/svg.ts';
import { type Color, colors, type Scheme } from './palette.ts';

/** Draws one thing on a tile of 400 by 400. */
export type Glyph = (scheme: Scheme) => string[];

export const slab = (color: Color, x: number, y: number, width: number, height: number, rx = 0): string =>
  rect(x, y, width, height, colors[color], rx);
export const disc = (color: Color, x: number, y: number, r: number): string => circle(x, y, r, colors[color]);
export const shape = (color: Color, ...points: Point[]): string => polygon(points, colors[color]);
export const outline = (color: Color, data: string): string => path(data, colors[color]);
export const line = (color: Color, data: string, width: number): string =>
  stroke(data, colors[color], width, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' });

/** A bent arrow that comes back to where it began. */
export const turnBack = (color: Color, x: number, y: number, size: number): string =>
  line(color, d`M${x} ${y}H${x + size}V${y + size * 0.6}H${x + size * 0.2}`, size * 0.16) +
  shape(
    color,
    [x + size * 0.24, y + size * 0.34],
    [x + size * 0.24, y + size * 0.86],
    [x - size * 0.14, y + size * 0.6],
  );
