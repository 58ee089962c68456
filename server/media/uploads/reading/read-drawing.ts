import { readFile } from 'node:fs/promises';
import { countDrawn } from './drawing/count-drawn.ts';
import { type DrawnElement, parseDrawing, RefusedDrawing } from './drawing/parse-drawing.ts';
import { serializeDrawing } from './drawing/serialize-drawing.ts';
import { DAMAGED } from '../kept-file.ts';
import type { FileFacts, Unreadable } from './read-file.ts';

const MAX_DRAWN = 50_000; // elements
const MAX_SIDE = 16_383; // px, as of a WebP
const TOO_COMPLEX = 'has parts that use one another too often. Simplify it, or export it as PNG.';

/** Reads an SVG, and writes it anew from what may be in a drawing. */
export async function readDrawing(path: string): Promise<FileFacts | Unreadable> {
  try {
    const drawing = parseDrawing(decoded(await readFile(path)));
    if (countDrawn(drawing) > MAX_DRAWN) return { sentence: TOO_COMPLEX };
    const size = sizeOf(drawing);
    for (const side of SIDES) drawing.attributes.set(side, String(size[side]));
    const content = Buffer.from(serializeDrawing(drawing));
    await draw(content);
    return { ending: 'svg', ...size, content };
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

const SIDES = ['width', 'height'] as const;
/** As browsers show what says nothing of its size, in pixels. */
const DEFAULT_SIZE = { width: 300, height: 150 };
/** The longer side of what only says its proportions, in pixels. */
const LONGER_SIDE = { least: 100, most: 2_000 };

/** Returns the size of a drawing in pixels: what it says, or else has by its viewBox. */
function sizeOf({ attributes }: DrawnElement) {
  const [width, height] = SIDES.map((side) => pixelsOf(attributes.get(side)));
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = [boxWidth, boxHeight].every((side) => side > 0 && Number.isFinite(side));
  if (!isBox) return DEFAULT_SIZE;
  const longer = Math.max(boxWidth, boxHeight);
  const scale = Math.min(Math.max(longer, LONGER_SIDE.least), LONGER_SIDE.most) / longer;
  return { width: sideOf(boxWidth * scale), height: sideOf(boxHeight * scale) };
}

function pixelsOf(length = '') {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length) ?? [];
  const side = Math.round(Number(number));
  return side >= 1 && side <= MAX_SIDE ? side : null;
}

function sideOf(side: number) {
  return Math.max(1, Math.round(side));
}

const ICON = 512; // px, the longest side of any

/** Draws a drawing once, as icons are made of it: one that takes too much time or memory is refused now, not whenever one is needed. */
async function draw(drawing: Buffer) {
  // As large as all else of this process together.
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  await sharp(drawing).resize(ICON, ICON, { fit: 'inside' }).raw().toBuffer();
}
