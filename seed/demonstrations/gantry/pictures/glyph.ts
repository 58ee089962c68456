import { circle, d, path, polygon, rect, stroke, type Point } from '../../../pictures/svg.ts';
import { type Colour, colours, type Scheme } from './palette.ts';

/** Draws one thing on a tile of 400 by 400. */
export type Glyph = (scheme: Scheme) => string[];

export const slab = (colour: Colour, x: number, y: number, width: number, height: number, rx = 0): string =>
  rect(x, y, width, height, colours[colour], rx);
export const disc = (colour: Colour, x: number, y: number, r: number): string => circle(x, y, r, colours[colour]);
export const shape = (colour: Colour, ...points: Point[]): string => polygon(points, colours[colour]);
export const outline = (colour: Colour, data: string): string => path(data, colours[colour]);
export const line = (colour: Colour, data: string, width: number): string =>
  stroke(data, colours[colour], width, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' });

/** A bent arrow that comes back to where it began. */
export const turnBack = (colour: Colour, x: number, y: number, size: number): string =>
  line(colour, d`M${x} ${y}H${x + size}V${y + size * 0.6}H${x + size * 0.2}`, size * 0.16) +
  shape(
    colour,
    [x + size * 0.24, y + size * 0.34],
    [x + size * 0.24, y + size * 0.86],
    [x - size * 0.14, y + size * 0.6],
  );
