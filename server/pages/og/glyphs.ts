import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const TIGHTER = 0.02; // em, the letter spacing of headings on pages

/** The font of the site's headings, its basic letters first. */
const HEADINGS = filesOf('bricolage-grotesque', ['latin', 'latin-ext', 'vietnamese']);
/** The font of its texts, for letters that the first one lacks. */
const TEXTS = filesOf('inter', ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']);
const FILES = [...HEADINGS, ...TEXTS];
const BOLDER = 0.045; // em, a stroke that makes the font of texts as heavy as that of headings

function filesOf(font: string, scripts: string[]) {
  return scripts.map((script) => `@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`);
}

const fonts: Font[] = [];

/** Whether the fonts of the site have a glyph for every letter of a text. */
export function hasGlyphs(text: string): boolean {
  return Array.from(text).every((letter) => fontOf(letter));
}

/** Returns the width of a text in pixels, at a font size in pixels. The fonts must have its glyphs. */
export function widthOf(text: string, size: number): number {
  return layOut(text, size).width;
}

/**
 * Returns the outlines of a text as SVG paths, which inherit fill and stroke. Font size and start of the baseline are in
 * pixels. The fonts must have the glyphs of the text.
 */
export function outlineOf(text: string, size: number, x: number, y: number): string {
  const { placed } = layOut(text, size);
  const outlines = placed.map(({ path, left, scale, isLight }) => {
    const d = path
      .scale(scale, -scale)
      .translate(x + left, y)
      .toSVG();
    return d && `<path stroke-width="${isLight ? size * BOLDER : 0}" d="${d}"/>`;
  });
  return outlines.join('');
}

function layOut(text: string, size: number) {
  let width = 0;
  const placed = runsOf(text).flatMap(({ font, text }) => {
    const isLight = fonts.indexOf(font) >= HEADINGS.length;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, index) => {
      const { xAdvance, xOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0 };
      const left = width + xOffset * scale;
      width += xAdvance * scale - TIGHTER * size;
      return { path, left, scale, isLight };
    });
  });
  return { placed, width };
}

/** Splits a text into runs of one font file each. */
function runsOf(text: string) {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(letter: string): Font | undefined {
  for (const [index, file] of FILES.entries()) {
    const font = (fonts[index] ??= create(readFileSync(fileURLToPath(import.meta.resolve(file)))));
    if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return font;
  }
  return undefined;
}
