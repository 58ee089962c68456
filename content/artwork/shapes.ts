import type { Scheme } from '../brand/palette.ts';

/** The name of a color of public pages, except those of text and states. */
export type Role = Exclude<keyof Scheme, 'muted' | 'brand-strong' | 'focus'>;

export interface Shape {
  d: string;
  fill?: Role;
  stroke?: Role;
  width?: number;
  opacity?: number;
  dashed?: boolean;
}

/** Shapes that are drawn together. */
export interface Group {
  /** Motion knows it by its name. */
  name?: string;
  transform?: string;
  shapes: Shape[];
}

/** The part of a shape in its picture, which gets its color from a cast. */
export type Part = 'main' | 'second' | 'accent' | 'ground' | 'tone' | 'line';

/** A shape with parts in place of colors. */
export interface Piece {
  d: string;
  fill?: Part;
  stroke?: Part;
  width?: number;
}

const GAP = 2;

/** Fills of a figure. Those with a gap stand in front of others. */
export const main = (d: string): Piece => ({ d, fill: 'main' });
export const second = (d: string): Piece => ({ d, fill: 'second' });
export const accent = (d: string): Piece => ({ d, fill: 'accent' });
export const tone = (d: string): Piece => ({ d, fill: 'tone' });
export const hole = (d: string): Piece => ({ d, fill: 'ground' });
export const inFront = (piece: Piece): Piece => ({ ...piece, stroke: 'ground', width: GAP });
export const line = (stroke: Part, d: string, width: number): Piece => ({ d, stroke, width });

/** Shapes in colors of the page. */
export const fill = (role: Role, d: string): Shape => ({ d, fill: role });
export const stroke = (role: Role, d: string, width: number): Shape => ({ d, stroke: role, width });

/** The outlines that everything is built of. */
export const block = (x: number, y: number, width: number, height = width) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`;

export const ring = (x: number, y: number, outer: number, inner: number) =>
  `${disc(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 0 0 ${2 * inner} 0a${inner} ${inner} 0 0 0 ${-2 * inner} 0z`;

export const arch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}z`;

/** Half a disc on its flat side, or hanging from it. */
export const dome = (x: number, y: number, width: number) => `M${x} ${y}a${width / 2} ${width / 2} 0 0 1 ${width} 0z`;
export const bowl = (x: number, y: number, width: number) => `M${x} ${y}a${width / 2} ${width / 2} 0 0 0 ${width} 0z`;

/** A quarter of a disc in a square, with its right angle in one corner. */
export function quarter(x: number, y: number, size: number, corner: 'nw' | 'ne' | 'se' | 'sw') {
  const arc = `a${size} ${size} 0 0`;
  if (corner === 'nw') return `M${x} ${y}h${size}${arc} 1 ${-size} ${size}z`;
  if (corner === 'ne') return `M${x + size} ${y}v${size}${arc} 1 ${-size} ${-size}z`;
  if (corner === 'se') return `M${x + size} ${y + size}h${-size}${arc} 1 ${size} ${-size}z`;
  return `M${x} ${y + size}v${-size}${arc} 1 ${size} ${size}z`;
}
