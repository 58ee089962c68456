import { type BrandStyle, type Grounds, grounds } from './brand-styles.ts';
import { lowestContrast, readable, type Shade, shadeOf, toHex, writtenOn } from './colors.ts';

/** The names of the colors of public pages, as in `--color-{name}`. */
export const colorNames = [
  'paper',
  'surface',
  'tint',
  'ink',
  'muted',
  'line',
  'line-strong',
  'brand',
  'on-brand',
  'brand-strong',
  'brand-edge',
  'brand-text',
  'focus',
  'accent',
  'accent-on-brand',
] as const;

export type Scheme = Record<(typeof colorNames)[number], string>;

/** The colors of public pages in light and in dark mode. */
export interface Palette {
  light: Scheme;
  dark: Scheme;
}

const TEXT = 4.5;
const EDGE = 3;
const BODY = 7;
const LIGHT = 0.7;
const GREY = 0.02; // chroma
const GREY_HUE = 265; // degrees: what derives from a grey brand is bluish

/** The colors that an agency chooses, such as #3530c4, and the style whose grounds they stand on. */
export interface BrandColors {
  brand_color: string | null;
  accent_color: string | null;
  style: BrandStyle;
}

/** Returns the palette of a brand, based on the palette of a site without one. */
export function brandPalette({ brand_color, accent_color, style }: BrandColors, standard: Palette): Palette {
  if (brand_color || style !== 'bold') return paletteOf(brand_color ?? standard.light.brand, accent_color, style);
  if (accent_color) return withAccent(standard, accent_color);
  return standard;
}

/** Returns the palette of a brand color and, if there is one, an accent color. */
export function paletteOf(brand: string, accent?: string | null, style: BrandStyle = 'bold'): Palette {
  const palette = {
    light: schemeOf(brand, grounds[style].light, false),
    dark: schemeOf(brand, grounds[style].dark, true),
  };
  return accent ? withAccent(palette, accent) : palette;
}

function withAccent({ light, dark }: Palette, hex: string): Palette {
  const accent = shadeOf(hex);
  return {
    light: {
      ...light,
      accent: readable(accent, { on: groundsOf(light), ratio: TEXT, way: 'darker' }),
      'accent-on-brand': accentOn(light.brand, accent),
    },
    dark: {
      ...dark,
      accent: readable({ ...accent, l: Math.max(accent.l, 0.7) }, { on: groundsOf(dark), ratio: TEXT, way: 'lighter' }),
      'accent-on-brand': accentOn(dark.brand, accent),
    },
  };
}

/** Returns the accent of what is drawn on a fill in the brand color. */
function accentOn(brand: string, { c, h }: Shade): string {
  const l = writtenOn(brand) === '#ffffff' ? 0.8 : 0.5;
  return readable({ l, c, h }, { on: [brand], ratio: EDGE });
}

function groundsOf({ paper, surface, tint }: Scheme) {
  return [paper, surface, tint];
}

/** Every color that is shown on another, with the contrast that it has at least. */
export const pairs: readonly (readonly [color: keyof Scheme, on: keyof Scheme, ratio: number])[] = [
  ...(['paper', 'surface', 'tint'] as const).flatMap((ground) => [
    ['ink', ground, BODY] as const,
    ...(['muted', 'brand-text', 'accent'] as const).map((text) => [text, ground, TEXT] as const),
    ...(['line-strong', 'brand-edge', 'focus'] as const).map((edge) => [edge, ground, EDGE] as const),
  ]),
  ['on-brand', 'brand', TEXT],
  ['accent-on-brand', 'brand', EDGE],
  ['on-brand', 'brand-strong', TEXT],
  ['paper', 'ink', BODY],
];

function schemeOf(brandHex: string, { hue, ...grounds }: Grounds, isDark: boolean): Scheme {
  const brand = shadeOf(brandHex);
  const isGrey = brand.c < GREY;
  const h = isGrey ? GREY_HUE : brand.h;
  const neutral = (l: number, c: number) => ({ l, c: isGrey ? 0 : c, h });
  const ground = ({ l, c }: { l: number; c: number }) => toHex(hue ? { l, c, h: hue } : neutral(l, c));
  const paper = ground(grounds.paper);
  const surface = ground(grounds.surface);
  const tint = ground({ ...grounds.tint, c: Math.min(brand.c, grounds.tint.c) });

  const on = [paper, surface, tint];
  const way = isDark ? 'lighter' : 'darker';
  const text = (shade: Shade, ratio = TEXT) => readable(shade, { on, ratio, way });
  const edge = (shade: Shade) => readable(shade, { on, ratio: EDGE, way });

  const ink = text(neutral(isDark ? 0.96 : 0.2, 0.012), BODY);
  // On dark ground a near-black brand is as light as the ink, which it is, and a light one stays as it is.
  const visibleBrand =
    isDark && brand.l < LIGHT ? { l: isInk(brand) ? 0.93 : LIGHT, c: Math.min(brand.c, 0.16), h } : { ...brand, h };
  const brandText = text(visibleBrand);
  const fill = isDark ? brandText : brandHex.toLowerCase();
  return {
    paper,
    surface,
    tint,
    ink,
    muted: text(neutral(isDark ? 0.76 : 0.45, 0.02)),
    line: toHex(neutral(isDark ? 0.31 : 0.905, 0.006)),
    'line-strong': edge(neutral(isDark ? 0.56 : 0.62, 0.012)),
    brand: fill,
    'on-brand': writtenOn(fill),
    'brand-strong': stronger(fill),
    'brand-edge': lowestContrast(fill, on) >= EDGE ? fill : edge(visibleBrand),
    'brand-text': brandText,
    focus: edge(visibleBrand),
    accent: text(contrasting(brand, isDark)),
    'accent-on-brand': accentOn(fill, contrasting(brand, isDark)),
  };
}

function isInk({ l, c }: Shade) {
  return l < 0.3 && c < 0.05;
}

/** Returns a fill for what the pointer is on: away from what is written on it, or toward it where nothing is beyond. */
function stronger(fill: string): string {
  const { l, c, h } = shadeOf(fill);
  const written = writtenOn(fill);
  const isOnLight = written !== '#ffffff';
  const step = isOnLight ? 0.06 : -0.06;
  const isAtTheEnd = l + step > 1 || l + step < 0.1;
  return readable(
    { l: l + (isAtTheEnd ? -2 * step : step), c, h },
    { on: [written], ratio: TEXT, way: isOnLight ? 'lighter' : 'darker' },
  );
}

/** Returns the accent of a brand that has chosen none. */
function contrasting(brand: Shade, isDark: boolean): Shade {
  const isGrey = brand.c < GREY;
  return {
    l: isDark ? 0.78 : 0.6,
    c: isGrey ? 0.13 : Math.max(0.12, Math.min(brand.c, 0.19)),
    h: isGrey ? 40 : (brand.h + 150) % 360,
  };
}
