import type { FontPair } from '../../../../content/brand/font-pairs.ts';
import { type Language, languages } from '../../../../content/languages.ts';
import metricsOfFonts from './metrics.json' with { type: 'json' };

interface FontMetrics {
  weights: string;
  isSerif: boolean;
  /** In percent of the font size. */
  ascent: number;
  descent: number;
  /** By weight, what stands in for other signs and for capitals, in percent of the system font's size. */
  sizes: Record<Use, Record<400 | 500 | 600 | 700, { others: number; capitals: number }>>;
}

/** Written by `node bin/measure-fonts.mjs`. */
const fontMetrics: Record<string, FontMetrics> = metricsOfFonts;

const files = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext,vietnamese}-wght-normal.woff2',
    '!/node_modules/@fontsource-variable/noto-*/files/*-latin*',
    '/node_modules/@fontsource-variable/noto-sans-*/files/*-{arabic,hebrew,devanagari}-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Letters beyond those of western Europe, in files that load only on pages that have them. */
const FURTHER_LETTERS = {
  vietnamese: 'U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9',
  'latin-ext': 'U+100-130,U+132-151,U+154-19F,U+1A2-1AE,U+1B1-2BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F',
};

type Letters = (typeof languages)[Language]['letters'];

/** Letters of other scripts, which no font of a brand has. Browsers have Han letters themselves, whose files are too large to load. */
const OTHER_LETTERS: Partial<Record<Letters, string>> = {
  arabic:
    'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  hebrew: 'U+307-308,U+590-5FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
  devanagari: 'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
};

/**
 * The header is the first to ask for a font; one section after the other follows, so that laying out their words again never
 * keeps a slow device busy for long. Up to two scripts stand before the first section. Browsers without `sibling-index()`
 * leave the delays out.
 */
const SECTIONS = 'main>*,body>footer';
const DELAY = 'calc(150ms + max(0,sibling-index() - 3)*50ms)';

/** Returns the styles of a pair of fonts, with the letters of a language. The first paint uses system fonts; the animation then switches to the web fonts. */
export function fontStyles(pair: FontPair, language: Language): string {
  const { letters } = languages[language];
  const [display = '', text = display] = pair.split('+');
  const sans = `${standIn('Text')},${fontMetrics[text]?.isSerif ? 'ui-serif,serif' : 'ui-sans-serif,system-ui,sans-serif'}`;
  const system = fontMetrics[display]?.isSerif ? 'ui-serif,serif' : 'var(--font-sans)';
  const heading = `${standIn('Display')},${system}`;
  return [
    ...faces('Text', text, letters),
    ...(display === text ? [] : faces('Display', display, letters)),
    ...standIns('Text', text),
    ...standIns('Display', display),
    `:root{--font-sans:${sans};--font-display:${heading}}`,
    `body>:not(main),main>*{font-family:var(--font-sans);animation:fonts 1ms 100ms forwards}`,
    `${SECTIONS}{animation-delay:${DELAY}}`,
    `@keyframes fonts{to{--font-sans:Text,${sans};--font-display:${display === text ? 'Text' : 'Display'},${heading}}}`,
  ].join('');
}

type Use = 'Text' | 'Display';

/** Browsers look for a letter in the faces of one range of weights alone, so that all have that of the brand's font. */
function faces(use: Use, name: string, letters: Letters): string[] {
  const weights = fontMetrics[name]?.weights;
  const face = (script: string, range = '', font = name) => {
    const file = files[`/node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`];
    return file
      ? `@font-face{font-family:${use};font-weight:${weights};font-display:swap;src:url(${file})format('woff2')${range}}`
      : '';
  };
  const further = Object.entries(FURTHER_LETTERS).map(([script, range]) => face(script, `;unicode-range:${range}`));
  const range = OTHER_LETTERS[letters];
  return [face('latin'), ...further, range ? face(letters, `;unicode-range:${range}`, `noto-sans-${letters}`) : ''];
}

const standIn = (use: Use) => `'${use} Fallback'`;

/** System fonts with the metrics of a font, so that switching to it shifts nothing. Its capitals have a width of their own. */
function standIns(use: Use, name: string): string[] {
  const metrics = fontMetrics[name];
  if (!metrics) return [];
  const { isSerif, ascent, descent, sizes } = metrics;
  const local = isSerif ? serifs : sansSerifs;
  const face = (weights: string, size: number, fonts: string[], range = '') =>
    `@font-face{font-family:${standIn(use)};font-weight:${weights};size-adjust:${size}%;` +
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%;` +
    `src:${fonts.map((font) => `local('${font}')`).join()}${range}}`;
  return ranges.flatMap(([weights, measured, cut]) => {
    const { others, capitals } = sizes[use][measured];
    return [face(weights, others, local[cut]), face(weights, capitals, local[cut], ';unicode-range:U+41-5A')];
  });
}

/** The weights that share a stand-in, at which of them it is measured, and the cut of the system font. */
const ranges = [
  ['100 400', 400, 'regular'],
  ['500', 500, 'regular'],
  ['600', 600, 'bold'],
  ['700 900', 700, 'bold'],
] as const;

const sansSerifs = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
};
const serifs = {
  regular: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
  bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
