/** What we use of it; it brings no types. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  export interface Font {
    /** Of the em square, in its own units. */
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { path: Path }[]; positions: { xAdvance: number; xOffset: number }[] };
  }

  export function create(file: Uint8Array): Font;
}
