import type { Artwork } from '../../../content/artwork/artwork.ts';
import { casts, cycled } from '../../../content/artwork/casts.ts';
import { compose, type Composition } from '../../../content/artwork/compose.ts';
import { shapesOf } from '../../../content/artwork/svg.ts';
import type { Palette as SiteColors, Scheme } from '../../../content/brand/palette.ts';
import { drawnMark } from '../icons/drawn-mark.ts';
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

/** Where the mark is: before the name of the agency, or alone. */
const BESIDE_NAME = { x: MARGIN - 4, y: 518, size: 48 };
const ALONE = { x: MARGIN, y: 190, size: 240 };

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

/** Returns the share picture of a page as SVG, with its letters as outlines. */
export function ogImageSvg({ title, agency, type, colors: { light }, fonts, artwork }: OgImage): string {
  const typeface = openTypeface(fonts.split('+')[0] ?? '');
  const look = LOOKS[type ?? ''] ?? LOOK_OF_OTHERS;
  const composition = compose({ title, artwork, format: 'panel', place: look.drawing });
  const { ground, main, accent } = artwork === 'none' ? composition.cast : cycled(casts, look.title);
  const name = renderable(agency, typeface);
  const text = renderable(title, typeface) || name;
  const width = artwork === 'none' ? TEXT_WIDTH.alone : TEXT_WIDTH.beside;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${light[ground.role]}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    artwork === 'none' ? '' : drawing(composition, light),
    `<g fill="${light[main.role]}" stroke="${light[main.role]}" stroke-linejoin="round">`,
    titleOutlines(text, width, typeface),
    text === name ? '' : nameOutline(name, width, typeface),
    '</g>',
    drawnMark(artwork, light[accent.role], text ? BESIDE_NAME : ALONE),
    '</svg>',
  ].join('');
}

function drawing(composition: Composition, colors: Scheme): string {
  const { width, height } = composition;
  return (
    `<svg x="${WIDTH - PANEL}" width="${PANEL}" height="${HEIGHT}" viewBox="0 0 ${width} ${height}">` +
    `${shapesOf(composition, colors)}</svg>`
  );
}

function titleOutlines(text: string, width: number, { widthOf, outlineOf }: Typeface): string {
  const { lines, size } = fitText(text, { width, sizes: SIZES, widthOf });
  const top = (HEIGHT - 100 - lines.length * size * LINE_HEIGHT) / 2 + size;
  return lines.map((line, index) => outlineOf(line, size, MARGIN, top + index * size * LINE_HEIGHT)).join('');
}

function nameOutline(name: string, width: number, { widthOf, outlineOf }: Typeface): string {
  const [line = ''] = fitText(name, { width, sizes: [{ size: NAME_SIZE, maxLines: 1 }], widthOf }).lines;
  return outlineOf(line, NAME_SIZE, MARGIN + 60, 556);
}

/** Replaces symbols that the fonts lack by spaces. Returns an empty text if they lack a letter. */
function renderable(text: string, { hasGlyphs }: Typeface): string {
  const known = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, (symbol) => (hasGlyphs(symbol) ? symbol : ' '));
  return hasGlyphs(known) ? known : '';
}
