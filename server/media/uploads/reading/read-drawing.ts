import { readFile } from 'node:fs/promises';
import { countDrawn } from './drawing/count-drawn.ts';
import { type DrawnElement, parseDrawing, RefusedDrawing } from './drawing/parse-drawing.ts';
import { serializeDrawing } from './drawing/serialize-drawing.ts';
import { DAMAGED } from '../kept-file.ts';
import type { FileFacts, Unreadable } from './read-file.ts';

const MAX_DRAWN = 50_000; // elements
const MAX_SIDE = 16_384; // px
const TOO_COMPLEX = 'has parts that use one another too often. Simplify it, or export it as PNG.';

/** Reads an SVG, and writes it anew from what may be in a drawing. */
export async function readDrawing(path: string): Promise<FileFacts | Unreadable> {
  try {
    const drawing = parseDrawing(decoded(await readFile(path)));
    if (countDrawn(drawing) > MAX_DRAWN) return { sentence: TOO_COMPLEX };
    return { ending: 'svg', ...sizeOf(drawing), content: Buffer.from(serializeDrawing(drawing)) };
  } catch (error) {
    if (error instanceof RefusedDrawing) return { sentence: error.message };
    throw error;
  }
}

function decoded(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedDrawing(DAMAGED); // Editors write UTF-8.
  }
}

/** Returns the size that a drawing has by itself, in pixels; 0 where that is not said. */
function sizeOf({ attributes }: DrawnElement) {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return {
    width: pixelsOf(attributes.get('width')) || within(boxWidth),
    height: pixelsOf(attributes.get('height')) || within(boxHeight),
  };
}

function pixelsOf(length = '') {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length) ?? [];
  return within(Number(number));
}

function within(side: number | undefined) {
  return side !== undefined && side >= 1 && side <= MAX_SIDE ? Math.round(side) : 0;
}
