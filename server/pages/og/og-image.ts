import { readFileSync } from 'node:fs';
import { canBeSet, outlineOf } from './lettering.ts';
import { setText } from './lines.ts';
import { root } from '../../platform/root.ts';

/** What a page is shared with, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 80;
const TEXT_WIDTH = 690;
const SIZES = [
  { size: 96, most: 3 },
  { size: 80, most: 4 },
  { size: 66, most: 4 },
];
const NAME_SIZE = 36;
const LINE_HEIGHT = 1.08;

export interface OgImage {
  title: string;
  /** Of the agency. */
  name: string;
  kind: 'home' | 'blog' | 'service' | 'page';
}

/** Takes what a page is called; gives the picture it is shared with as SVG whose letters are outlines. */
export function ogImageSvg({ title, name, kind }: OgImage): string {
  const palette = paletteOf(kind);
  // The home page is the agency itself.
  const setting = setText(settable(kind === 'home' ? name : title), TEXT_WIDTH, SIZES);
  const height = setting.lines.length * setting.size * LINE_HEIGHT;
  const top = (HEIGHT - 100 - height) / 2 + setting.size;
  const lines = setting.lines.map((line, index) =>
    outlineOf(line, setting.size, MARGIN, top + index * setting.size * LINE_HEIGHT),
  );
  const [shownName = ''] = setText(settable(name), TEXT_WIDTH, [{ size: NAME_SIZE, most: 1 }]).lines;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${palette.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    artwork(palette, spread(title)),
    `<path fill="${palette.text}" d="${lines.join('')}"/>`,
    `<path fill="${palette.pop}" d="M${MARGIN + 12} 516h18v18h-18zM${MARGIN + 6} 534h30v14h-30zM${MARGIN} 548h42v14h-42z"/>`,
    `<path fill="${palette.text}" d="${outlineOf(shownName, NAME_SIZE, MARGIN + 60, 556)}"/>`,
    '</svg>',
  ].join('');
}

/** Leaves out signs that are no letters; a text in letters that the type lacks is left out as a whole. */
function settable(text: string): string {
  const known = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => (canBeSet(sign) ? sign : ' '));
  return canBeSet(known) ? known : '';
}

/** Rings over a plinth, set out by a number, so that no two pages look quite alike. */
function artwork({ ring, pop, block, deep, text }: Palette, seed: number) {
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

interface Palette {
  ground: string;
  text: string;
  ring: string;
  pop: string;
  block: string;
  deep: string;
}

/** Each kind of page has a ground of its own, in the colours of the site. */
function paletteOf(kind: OgImage['kind']): Palette {
  const { brand, ink, accent, paper } = siteColours();
  const shared = { text: paper.light, ring: brand.dark };
  if (kind === 'blog') return { ...shared, ground: ink.light, pop: accent.dark, block: brand.light, deep: brand.dark };
  if (kind === 'service')
    return {
      ...shared,
      ground: accent.light,
      ring: paper.light,
      pop: accent.dark,
      block: ink.light,
      deep: brand.light,
    };
  return { ...shared, ground: brand.light, pop: accent.dark, block: ink.light, deep: brand.dark };
}

type ColourName = 'brand' | 'ink' | 'accent' | 'paper';

/** Reads the site's colours where they are set: a rebrand is one edit. */
function siteColours() {
  const css = readFileSync(new URL('app/site/tokens.css', root), 'utf8');
  const found = css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  const colours = Object.fromEntries([...found].map(([, name, light, dark]) => [name, { light, dark }]));
  return colours as Record<ColourName, { light: string; dark: string }>;
}

/** A number out of a text, the same on every machine. */
function spread(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 1;
}
