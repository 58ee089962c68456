import { widthOf } from './lettering.ts';

const ELLIPSIS = '…';

export interface Setting {
  /** In pixels. */
  size: number;
  lines: string[];
}

/**
 * Wraps text to a width in pixels, in the first of the sizes whose `most` lines hold it, its lines about equally long. A
 * text that fits in none has the last size, and ends in an ellipsis. Sizes come largest first.
 */
export function setText(text: string, width: number, sizes: { size: number; most: number }[]): Setting {
  const words = text.split(/\s+/).filter(Boolean);
  for (const { size, most } of sizes) {
    const lines = wrap(words, size, width);
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { size, lines: balanced(words, size, width, lines) };
  }
  const { size = 0, most = 0 } = sizes.at(-1) ?? {};
  const lines = wrap(words, size, width);
  const isCut = lines.length > most;
  const shown = lines.slice(0, most);
  return { size, lines: shown.map((line, index) => shortened(line, size, width, isCut && index === most - 1)) };
}

function wrap(words: string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Narrows the text for as long as it needs no further line. */
function balanced(words: string[], size: number, width: number, lines: string[]): string[] {
  if (lines.length < 2) return lines;
  const narrower = wrap(words, size, width - size / 4);
  const isWorse = narrower.length > lines.length || narrower.some((line) => widthOf(line, size) > width);
  return isWorse ? lines : balanced(words, size, width - size / 4, narrower);
}

function shortened(line: string, size: number, width: number, isCut: boolean): string {
  if (!isCut && widthOf(line, size) <= width) return line;
  let kept = line;
  while (kept && widthOf(kept + ELLIPSIS, size) > width) kept = Array.from(kept).slice(0, -1).join('').trimEnd();
  return kept.replace(/[\s,;:.!?–—-]+$/u, '') + ELLIPSIS;
}
