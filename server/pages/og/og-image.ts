import type { Artwork } from '../../../content/artwork/artwork.ts';
import { casts, cycled } from '../../../content/artwork/casts.ts';
import { compose, type Composition } from '../../../content/artwork/compose.ts';
import { shapesOf } from '../../../content/artwork/svg.ts';
import type { Palette as SiteColors, Scheme } from '../../../content/brand/palette.ts';
import { drawnMark } from '../icons/drawn-mark.ts';
import { beginsAtRight } from './directions.ts';
import { openTypeface, type Typeface } from './glyphs.ts';
import { fitText } from './text-layout.ts';

export const WIDTH = 1200; // px, as the Open Graph tags of pages say
export const HEIGHT = 630;

const MARGIN = 80;
const PANEL = 480; // the width of the drawing, at the right edge
const TEXT_WIDTH = { beside: 600, alone: WIDTH - 2 * MARGIN };
const SIZES = [
  { size: 96, maxLines: 3 },
  { size: 80, maxLines: 4 },
  { size: 66, maxLines: 4 },
];
const NAME_SIZE = 36;
const LINE_HEIGHT = 1.08;
/** Of letters with marks above and below. */
const MARKED_LINE_HEIGHT = 1.3;
const MARKED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Where the mark is: before the name of the agency, or alone. */
const BESIDE_NAME = { inset: MARGIN - 4, y: 518, size: 48 };
const ALONE = { inset: MARGIN, y: 190, size: 240 };
const NAME_INSET = MARGIN + 60;

/** The casts of the title and of the drawing beside it, for pages that show a record of a type, and for others. */
const LOOKS: Record<string, Look> = {
  blog: { title: 3, drawing: 1 },
  service: { title: 5, drawing: 0 },
  caseStudy: { title: 4, drawing: 5 },
};
const LOOK_OF_OTHERS: Look = { title: 1, drawing: 2 };

/** Indexes of casts. */
interface Look {
  title: number;
  drawing: number;
}

export interface OgImage {
  title: string;
  /** The name of the agency. */
  agency: string;
  /** The content type of the page's record, if it is the page of a record. */
  type: string | null;
  colors: SiteColors;
  /** The pair of fonts. */
  fonts: string;
  artwork: Artwork;
}

/** Returns the share picture of a page as SVG, with its letters as outlines. A title that begins at the right turns it around. */
export function ogImageSvg({ title, agency, type, colors: { light }, fonts, artwork }: OgImage): string {
  const typeface = openTypeface(fonts.split('+')[0] ?? '');
  const look = LOOKS[type ?? ''] ?? LOOK_OF_OTHERS;
  const composition = compose({ title, artwork, format: 'panel', place: look.drawing });
  const { ground, main, accent } = artwork === 'none' ? composition.cast : cycled(casts, look.title);
  const name = renderable(agency, typeface);
  const text = renderable(title, typeface) || name;
  const width = artwork === 'none' ? TEXT_WIDTH.alone : TEXT_WIDTH.beside;
  const isTurned = beginsAtRight(text);
  const { inset, ...mark } = text ? BESIDE_NAME : ALONE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${light[ground.role]}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    artwork === 'none' ? '' : drawing(composition, light, isTurned),
    `<g fill="${light[main.role]}" stroke="${light[main.role]}" stroke-linejoin="round">`,
    titleOutlines(text, { width, typeface, isTurned }),
    text === name ? '' : nameOutline(name, { width, typeface, isTurned }),
    '</g>',
    drawnMark(artwork, light[accent.role], { ...mark, x: isTurned ? WIDTH - inset - mark.size : inset }),
    '</svg>',
  ].join('');
}

function drawing(composition: Composition, colors: Scheme, isTurned: boolean): string {
  const { width, height } = composition;
  const shapes = shapesOf(composition, colors);
  return (
    `<svg x="${isTurned ? 0 : WIDTH - PANEL}" width="${PANEL}" height="${HEIGHT}" viewBox="0 0 ${width} ${height}">` +
    `${isTurned ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${shapes}</g>` : shapes}</svg>`
  );
}

interface Place {
  /** The most that a line may have. */
  width: number;
  typeface: Typeface;
  isTurned: boolean;
}

function titleOutlines(text: string, { width, typeface, isTurned }: Place): string {
  const { widthOf, outlineOf } = typeface;
  const { lines, size } = fitText(text, { width, sizes: SIZES, widthOf });
  const lineHeight = size * (MARKED.test(text) ? MARKED_LINE_HEIGHT : LINE_HEIGHT);
  const top = (HEIGHT - 100 - lines.length * lineHeight) / 2 + size;
  const startOf = (line: string) => (isTurned ? WIDTH - MARGIN - widthOf(line, size) : MARGIN);
  return lines.map((line, index) => outlineOf(line, size, startOf(line), top + index * lineHeight)).join('');
}

function nameOutline(name: string, { width, typeface, isTurned }: Place): string {
  const { widthOf, outlineOf } = typeface;
  const [line = ''] = fitText(name, { width, sizes: [{ size: NAME_SIZE, maxLines: 1 }], widthOf }).lines;
  return outlineOf(line, NAME_SIZE, isTurned ? WIDTH - NAME_INSET - widthOf(line, NAME_SIZE) : NAME_INSET, 556);
}

/** Replaces symbols that the fonts lack by spaces. Returns an empty text if they lack a letter. */
function renderable(text: string, { hasGlyphs }: Typeface): string {
  const known = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, (symbol) => (hasGlyphs(symbol) ? symbol : ' '));
  return hasGlyphs(known) ? known : '';
}
