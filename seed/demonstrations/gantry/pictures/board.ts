import { createCanvas, element, rect } from '../../../pictures/svg.ts';
import type { Glyph } from './glyph.ts';
import { type Colour, colours, schemes } from './palette.ts';

/** A thing on a ground. */
export type Tile = readonly [ground: Colour, glyph: Glyph];

/** A large tile with two small ones beside it; or rows of three small ones. */
export type Board = { large: Tile; small: readonly [Tile, Tile]; side: 'left' | 'right' } | { tiles: readonly Tile[] };

const SIZE = 400;

/** Draws a board of 1200 by 800. */
export function paint(board: Board): string {
  const canvas = createCanvas(SIZE * 3, SIZE * 2);
  if ('tiles' in board)
    return canvas.document(board.tiles.map((tile, index) => place(tile, index % 3, Math.floor(index / 3), 1)));
  const { large, small, side } = board;
  const column = side === 'left' ? 0 : 2;
  return canvas.document([
    place(large, side === 'left' ? 1 : 0, 0, 2),
    place(small[0], column, 0, 1),
    place(small[1], column, 1, 1),
  ]);
}

/** Nested documents clip what is drawn in them. */
function place([ground, glyph]: Tile, column: number, row: number, scale: number): string {
  const box = { x: column * SIZE, y: row * SIZE, width: SIZE * scale, height: SIZE * scale };
  return element('svg', { ...box, viewBox: `0 0 ${SIZE} ${SIZE}` }, tile([ground, glyph]).join(''));
}

function tile([ground, glyph]: Tile): string[] {
  return [rect(0, 0, SIZE, SIZE, colours[ground]), ...glyph(schemes[ground])];
}
