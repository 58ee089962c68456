import { contrast } from '../../../content/brand/colors.ts';
import type { Palette as SiteColors } from '../../../content/brand/palette.ts';
import { openTypeface, type Typeface } from './glyphs.ts';
import { fitText } from './text-layout.ts';

export const WIDTH = 1200; // px, as the Open Graph tags of pages say
export const HEIGHT = 630;

const MARGIN = 80;
const TEXT_WIDTH = 690;
const SIZES = [
  { size: 96, maxLines: 3 },
  { size: 80, maxLines: 4 },
  { size: 66, maxLines: 4 },
];
const NAME_SIZE = 36;
const LINE_HEIGHT = 1.08;
const VISIBLE = 2; // contrast of the mark

export interface OgImage {
  title: string;
  /** The name of the agency. */
  agency: string;
  /** The content type of the page's record, if it is the page of a record. */
  type: string | null;
  colors: SiteColors;
  /** The pair of fonts. */
  fonts: string;
}

/** Returns the share picture of a page as SVG, with its letters as outlines. */
export function ogImageSvg({ title, agency, type, colors, fonts }: OgImage): string {
  const typeface = openTypeface(fonts.split('+')[0] ?? '');
  const palette = paletteOf(type, colors);
  const name = renderable(agency, typeface);
  const text = renderable(title, typeface) || name;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${palette.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    artwork(palette, hash(title)),
    `<g fill="${palette.text}" stroke="${palette.text}" stroke-linejoin="round">${titleOutlines(text, typeface)}${text === name ? '' : nameOutline(name, typeface)}</g>`,
    text ? mark(palette, MARGIN, 516, 1) : mark(palette, MARGIN, 190, 5),
    '</svg>',
  ].join('');
}

function titleOutlines(text: string, { widthOf, outlineOf }: Typeface): string {
  const { lines, size } = fitText(text, { width: TEXT_WIDTH, sizes: SIZES, widthOf });
  const top = (HEIGHT - 100 - lines.length * size * LINE_HEIGHT) / 2 + size;
  return lines.map((line, index) => outlineOf(line, size, MARGIN, top + index * size * LINE_HEIGHT)).join('');
}

function nameOutline(name: string, { widthOf, outlineOf }: Typeface): string {
  const [line = ''] = fitText(name, { width: TEXT_WIDTH, sizes: [{ size: NAME_SIZE, maxLines: 1 }], widthOf }).lines;
  return outlineOf(line, NAME_SIZE, MARGIN + 60, 556);
}

/** The logo mark, 42 by 46 pixels at scale 1. */
function mark({ pop }: Colors, x: number, y: number, scale: number): string {
  return `<path fill="${pop}" transform="translate(${x} ${y}) scale(${scale})" d="M12 0h18v18H12zM6 18h30v14H6zM0 32h42v14H0z"/>`;
}

/** Replaces symbols that the fonts lack by spaces. Returns an empty text if they lack a letter. */
function renderable(text: string, { hasGlyphs }: Typeface): string {
  const known = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, (symbol) => (hasGlyphs(symbol) ? symbol : ' '));
  return hasGlyphs(known) ? known : '';
}

/** Rings over a plinth, whose sizes and positions depend on the seed: pages look alike, but not the same. */
function artwork({ ring, pop, block, deep, text }: Colors, seed: number) {
  const radius = 130 + (seed % 60);
  const x = 960 + ((seed >> 6) % 60);
  const y = 190 + ((seed >> 12) % 50);
  return [
    `<circle cx="${x}" cy="${y}" r="${radius + 60}" fill="${ring}" opacity=".14"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ring}" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.6}" fill="${pop}"/>`,
    `<path fill="${block}" d="M890 400h220v80H890z"/>`,
    `<path fill="${deep}" d="M850 480h350v150H850z"/>`,
    `<path fill="${pop}" d="M890 480a80 80 0 0 1 80-80v80z"/>`,
    `<path fill="${text}" d="M850 630a150 150 0 0 1 150-150v150z" opacity=".35"/>`,
  ].join('');
}

interface Colors {
  ground: string;
  text: string;
  ring: string;
  pop: string;
  block: string;
  deep: string;
}

/** Blogs and services have a background of their own, in the colors of the site. */
function paletteOf(type: OgImage['type'], { light, dark }: SiteColors): Colors {
  const shared = { text: light.paper, ring: dark.brand, pop: dark.accent, deep: dark.brand };
  if (type === 'blog') return { ...shared, ground: light.ink, block: light.brand };
  if (type === 'service')
    return { ...shared, ground: light.accent, ring: light.paper, block: light.ink, deep: light.brand };
  const pop = contrast(dark.accent, light.brand) < VISIBLE ? light['on-brand'] : dark.accent;
  return { ...shared, ground: light.brand, text: light['on-brand'], pop, block: light.ink };
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 1;
}
