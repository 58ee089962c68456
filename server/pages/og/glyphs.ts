import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { inVisualOrder } from './directions.ts';

const TIGHTER = 0.02; // em, the letter spacing of headings on pages

/**
 * The stroke, in em, that makes the one weight of a font that can be read here as heavy as headings are. Fonts that are
 * missing here are bold already.
 */
const STROKES: Record<string, number> = {
  figtree: 0.06,
  geist: 0.04,
  inter: 0.045,
  newsreader: 0.03,
  outfit: 0.095,
  sora: 0.04,
  'space-grotesk': 0.06,
  'noto-sans-arabic': 0.05,
  'noto-sans-devanagari': 0.05,
  'noto-sans-hebrew': 0.1,
};

/** The letters of these scripts hang together. */
const JOINED = /-(?:arabic|devanagari)$/;

interface FontFile {
  font: Font;
  /** In em. */
  stroke: number;
  /** The letter spacing, in em. */
  tighter: number;
}

export type Typeface = ReturnType<typeof typefaceOf>;

const typefaces = new Map<string, Typeface>();

/** Returns the font of headings, such as `sora`, with another for the letters that it lacks. */
export function openTypeface(name: string): Typeface {
  const opened = typefaces.get(name) ?? typefaceOf(name);
  typefaces.set(name, opened);
  return opened;
}

function typefaceOf(name: string) {
  const paths = [
    ...filesOf(name, ['latin', 'latin-ext']),
    ...filesOf('bricolage-grotesque', ['latin', 'latin-ext', 'vietnamese']),
    ...filesOf('inter', ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']),
    ...['arabic', 'hebrew', 'devanagari'].flatMap((script) => filesOf(`noto-sans-${script}`, [script])),
  ];
  const files: FontFile[] = [];

  /** Whether the fonts have a glyph for every letter of a text. */
  function hasGlyphs(text: string): boolean {
    return Array.from(text).every((letter) => fileOf(letter));
  }

  /** Returns the width of a text in pixels, at a font size in pixels. The fonts must have its glyphs. */
  function widthOf(text: string, size: number): number {
    return layOut(text, size).width;
  }

  /**
   * Returns the outlines of a text as SVG paths, which inherit fill and stroke. Font size and start of the baseline are in
   * pixels. The fonts must have the glyphs of the text.
   */
  function outlineOf(text: string, size: number, x: number, y: number): string {
    const { placed } = layOut(text, size);
    const outlines = placed.map(({ path, left, rise, scale, stroke }) => {
      const d = path
        .scale(scale, -scale)
        .translate(x + left, y - rise)
        .toSVG();
      return d && `<path stroke-width="${stroke * size}" d="${d}"/>`;
    });
    return outlines.join('');
  }

  function layOut(text: string, size: number) {
    let width = 0;
    const placed = runsOf(text).flatMap(({ file: { font, stroke, tighter }, text }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map(({ path }, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
        const left = width + xOffset * scale;
        width += xAdvance * scale - tighter * size;
        return { path, left, rise: yOffset * scale, scale, stroke };
      });
    });
    return { placed, width };
  }

  /** Splits a line into runs of one font file and direction each, from left to right. */
  function runsOf(line: string) {
    return inVisualOrder(line).flatMap(({ text, isRightToLeft }) => {
      const runs: { file: FontFile; text: string }[] = [];
      for (const letter of text) {
        const file = fileOf(letter);
        const last = runs.at(-1);
        if (last && last.file === file) last.text += letter;
        else if (file) runs.push({ file, text: letter });
      }
      return isRightToLeft ? runs.toReversed() : runs;
    });
  }

  function fileOf(letter: string): FontFile | undefined {
    for (const [index, { path, ...look }] of paths.entries()) {
      const file = (files[index] ??= { font: create(readFileSync(fileURLToPath(import.meta.resolve(path)))), ...look });
      if (file.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return file;
    }
    return undefined;
  }

  return { hasGlyphs, widthOf, outlineOf };
}

function filesOf(name: string, scripts: string[]) {
  const stroke = STROKES[name] ?? 0;
  return scripts.map((script) => ({
    path: `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`,
    stroke,
    tighter: JOINED.test(name) ? 0 : TIGHTER,
  }));
}
