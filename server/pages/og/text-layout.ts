import type { Typeface } from './glyphs.ts';

const ELLIPSIS = '…';

/** In characters, more than the lines of any picture hold: measuring takes the longer, the longer a text is. */
const MEASURED = 200;

type WidthOf = Typeface['widthOf'];

interface FontSize {
  /** In pixels. */
  size: number;
  maxLines: number;
}

/**
 * Wraps a text to a width in pixels, into lines of about equal length, at the first font size at which it fits. A text
 * that fits at none gets the last size and ends in an ellipsis.
 */
export function fitText(
  text: string,
  { width, sizes, widthOf }: { width: number; sizes: FontSize[]; widthOf: WidthOf },
): { size: number; lines: string[] } {
  const words = Array.from(text).slice(0, MEASURED).join('').split(/\s+/).filter(Boolean);
  for (const { size, maxLines } of sizes) {
    const lines = wrap(words, size, width, widthOf);
    const fits = lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { size, lines: balance(words, size, width, lines, widthOf) };
  }
  const { size = 0, maxLines = 0 } = sizes.at(-1) ?? {};
  const lines = wrap(words, size, width, widthOf);
  const isCut = lines.length > maxLines;
  const fitting = lines.slice(0, maxLines);
  return {
    size,
    lines: fitting.map((line, index) => truncate(line, size, width, isCut && index === maxLines - 1, widthOf)),
  };
}

function wrap(words: string[], size: number, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Narrows the text as long as it needs no further line. */
function balance(words: string[], size: number, width: number, lines: string[], widthOf: WidthOf): string[] {
  if (lines.length < 2) return lines;
  const narrower = wrap(words, size, width - size / 4, widthOf);
  const isWorse = narrower.length > lines.length || narrower.some((line) => widthOf(line, size) > width);
  return isWorse ? lines : balance(words, size, width - size / 4, narrower, widthOf);
}

function truncate(line: string, size: number, width: number, isCut: boolean, widthOf: WidthOf): string {
  if (!isCut && widthOf(line, size) <= width) return line;
  const characters = Array.from(line);
  const beginning = (count: number) => characters.slice(0, count).join('').trimEnd();
  let [fits, tooLong] = [0, characters.length + 1];
  while (tooLong - fits > 1) {
    const count = Math.floor((fits + tooLong) / 2);
    if (widthOf(beginning(count) + ELLIPSIS, size) <= width) fits = count;
    else tooLong = count;
  }
  return beginning(fits).replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/u, '') + ELLIPSIS;
}
