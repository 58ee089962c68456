import { type FontPair, standardFonts } from '../../../../content/brand/font-pairs.ts';
import { fontMetrics } from './metrics.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext}-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

/** The letters of `latin-ext`, which load only on pages that have them. */
const LATIN_EXT = 'U+100-130,U+132-151,U+154-19F,U+1A2-1AE,U+1B1-2BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F';

/** Returns the styles of a pair of fonts. Those of a site without a brand are in its style sheet. */
export function fontStyles(pair: FontPair): string {
  if (pair === standardFonts) return '';
  const [display = '', text = display] = pair.split('+');
  const sans = `${standIn('Text')},${fontMetrics[text]?.isSerif ? 'ui-serif,serif' : 'ui-sans-serif,system-ui,sans-serif'}`;
  const system = fontMetrics[display]?.isSerif ? 'ui-serif,serif' : 'var(--font-sans)';
  const heading = `${standIn('Display')},${system}`;
  return [
    ...face('Text', text),
    ...(display === text ? [] : face('Display', display)),
    ...standIns('Text', text),
    ...standIns('Display', display),
    `:root{--font-sans:${sans};--font-display:${heading}}`,
    `@keyframes fonts{to{--font-sans:Text,${sans};--font-display:${display === text ? 'Text' : 'Display'},${heading}}}`,
  ].join('');
}

type Use = 'Text' | 'Display';

function face(use: Use, name: string): string[] {
  const weights = `font-family:${use};font-weight:${fontMetrics[name]?.weights};font-display:swap`;
  return [
    `@font-face{${weights};src:url(${file(name, 'latin')})format('woff2')}`,
    `@font-face{${weights};src:url(${file(name, 'latin-ext')})format('woff2');unicode-range:${LATIN_EXT}}`,
  ];
}

function file(name: string, script: string) {
  return files[`/node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`];
}

const standIn = (use: Use) => `'${use} Fallback'`;

/** System fonts with the metrics of a font, so that switching to it shifts nothing. */
function standIns(use: Use, name: string): string[] {
  const metrics = fontMetrics[name];
  if (!metrics) return [];
  const { isSerif, regular, bold, ascent, descent } = metrics;
  const local = isSerif ? serifs : sansSerifs;
  const one = (weights: string, size: number, fonts: string[]) =>
    `@font-face{font-family:${standIn(use)};font-weight:${weights};size-adjust:${size}%;` +
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%;` +
    `src:${fonts.map((font) => `local('${font}')`).join()}}`;
  return [one('100 500', regular, local.regular), one('600 900', bold, local.bold)];
}

const sansSerifs = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
};
const serifs = {
  regular: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
  bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
