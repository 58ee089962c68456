import type { Artwork } from './artwork.ts';
import { type Cast, casts, cycled, markCasts } from './casts.ts';
import { families, type Family, familyOf } from './figures/families.ts';
import { figureOf } from './figures/subjects.ts';
import type { Group, Piece, Role, Shape } from './shapes.ts';
import { bases, type Place, treatments } from './treatments.ts';

/** Sizes in units, of which a figure takes 60 by 60. */
const formats = {
  cover: { width: 120, height: 80 },
  panel: { width: 96, height: 126 },
};

const OFFSET = 6; // from the center, away from the field

interface Subject {
  title: string;
  /** A key or a name, such as `webDevelopment` or `Websites`. */
  category?: string | undefined;
  artwork: Artwork;
  format: keyof typeof formats;
  /** The index in a list, by which neighbours differ; by default, the title decides. */
  place?: number;
}

export interface Composition {
  width: number;
  height: number;
  cast: Cast;
  groups: Group[];
  /** The letter that stands for the title where the brand has no artwork. */
  initial: Initial | null;
}

export interface Initial {
  letter: string;
  role: Role;
  /** The middle of the letter, the baseline and the font size. */
  x: number;
  y: number;
  size: number;
}

/** Composes a picture. The words of the title choose the figure, the category the field around it. Equal subjects look equal. */
export function compose({ title, category = '', artwork, format, place }: Subject): Composition {
  const { width, height } = formats[format];
  const seed = hash(title);
  if (artwork === 'none') return typographic(title, { width, height }, seed);

  const cast = cycled(casts, place ?? seed);
  const family = familyOf(category) ?? cycled(Object.keys(families) as Family[], seed >>> 4);
  const isLeft = (((place ?? 0) >>> 1) + seed) % 2 === 0;
  const [x, y] = [(width - 60) / 2 + (isLeft ? OFFSET : -OFFSET), (height - 60) / 2];
  const stage = { width, height, x, y, family, isLeft, variation: seed >>> 8 };
  const { back, front = [], corner } = treatments[artwork](stage);
  const figure = figureOf(title) ?? cycled<Piece[]>(families[family], seed >>> 6);
  const groups = [
    { shapes: colored(back, cast) },
    { transform: placed(corner), shapes: colored(figure, cast) },
    { shapes: colored(front, cast) },
  ];
  return { width, height, cast, groups: groups.filter(isDrawn), initial: null };
}

/** Draws the figure of a title without a ground, in a square of 60; nothing where the brand has no artwork. */
export function composeMark({
  title,
  artwork,
  place,
}: Pick<Subject, 'title' | 'artwork'> & { place: number }): Group[] {
  if (artwork === 'none') return [];
  const cast = cycled(markCasts, place);
  const figure = figureOf(title) ?? cycled<Piece[]>(families.design, place);
  return [{ shapes: colored(bases[artwork], cast) }, { shapes: colored(figure, cast) }].filter(isDrawn);
}

/** A letter on a quiet ground, beside a thin line. */
function typographic(title: string, { width, height }: { width: number; height: number }, seed: number): Composition {
  const cast = { ...cycled(casts, 0), main: { role: 'brand-text' } } as const;
  const isLow = seed % 2 === 0;
  const rule = isLow ? `M0 ${height - 13}h${width}` : `M0 13h${width}`;
  const [letter = ''] = title.match(/[\p{L}\p{N}]/u) ?? [];
  return {
    width,
    height,
    cast,
    groups: [{ shapes: [{ d: rule, stroke: 'brand-edge', width: 0.5 }] }],
    initial: { letter: letter.toUpperCase(), role: cast.main.role, x: width / 2, y: height / 2 + 16, size: 46 },
  };
}

function placed({ x, y, scale }: Place): string {
  const moved = `translate(${rounded(x)} ${rounded(y)})`;
  return scale === 1 ? moved : `${moved}scale(${rounded(scale)})`;
}

function rounded(value: number) {
  return Number(value.toFixed(3));
}

function colored(pieces: Piece[], cast: Cast): Shape[] {
  return pieces.map(({ d, fill, stroke, width }) => ({
    d,
    ...(fill && { fill: cast[fill].role }),
    ...(stroke && { stroke: cast[stroke].role }),
    ...(width !== undefined && { width }),
    ...opacityOf(cast[fill ?? stroke ?? 'main']),
  }));
}

function opacityOf({ opacity }: Cast['main']) {
  return opacity === undefined ? {} : { opacity };
}

function isDrawn({ shapes }: Group) {
  return shapes.length > 0;
}

/** FNV-1a, 32 bits, with a final mix. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
