import { createCanvas, element, rect } from '../../../pictures/svg.ts';
import type { Glyph } from './glyph.ts';
import { type Color, colors, schemes } from './palette.ts';

/** A thing on a ground. */
export type Tile = readonly [ground: Color, glyph: Glyph];

/** A large tile with two small ones at its left or right, or with halves of them at both sides; or rows of small ones. */
export type Board =
  | { large: Tile; small: readonly [Tile, Tile]; side: 'left' | 'right' | 'both' }
  | { tiles: readonly Tile[] };

const SIZE = 400;

/** Draws a board of 1200 by 800. */
export function paint(board: Board): string {
  const canvas = createCanvas(SIZE * 3, SIZE * 2);
  if ('tiles' in board)
    return canvas.document(board.tiles.map((tile, index) => place(tile, index % 3, Math.floor(index / 3), 1)));
  const { large, small, side } = board;
  if (side === 'both')
    return canvas.document([
      ...[0, 1].flatMap((row) => [place(small[0], -0.5, row, 1), place(small[1], 2.5, row, 1)]),
      place(large, 0.5, 0, 2),
    ]);
  const column = side === 'left' ? 0 : 2;
  return canvas.document([
    place(large, side === 'left' ? 1 : 0, 0, 2),
    ...small.map((tile, row) => place(tile, column, row, 1)),
  ]);
}

/** Nested documents clip what is drawn in them. */
function place([ground, glyph]: Tile, column: number, row: number, scale: number): string {
  const box = { x: column * SIZE, y: row * SIZE, width: SIZE * scale, height: SIZE * scale };
  const drawn = [rect(0, 0, SIZE, SIZE, colors[ground]), ...glyph(schemes[ground])];
  return element('svg', { ...box, viewBox: `0 0 ${SIZE} ${SIZE}` }, drawn.join(''));
}

export const left = (large: Tile, ...small: [Tile, Tile]): Board => ({ large, small, side: 'left' });
export const right = (large: Tile, ...small: [Tile, Tile]): Board => ({ large, small, side: 'right' });
export const both = (large: Tile, ...small: [Tile, Tile]): Board => ({ large, small, side: 'both' });
