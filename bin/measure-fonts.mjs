import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

// Measures the fonts of all pairs against the system fonts that stand in for them until they have loaded, and writes what
// makes those equal in width and height. Needs Liberation Sans and Serif, which are as wide as Arial and Times New Roman.

const OUTPUT = 'app/site/styles/fonts/metrics.ts';
const SERIFS = new Set(['fraunces', 'newsreader']);
const WEIGHTS = [400, 500, 600, 700];
const CONTENT = globSync('seed/demonstrations/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join();
const TEXT = [...CONTENT.matchAll(/<p>([^<]+)/g)]
  .map(([, text]) => text)
  .join(' ')
  .slice(0, 20_000);

const pairs = readFileSync('content/brand/font-pairs.ts', 'utf8');
const names = [...pairs.matchAll(/value: '([^']+)'/g)].flatMap(([, value]) => value?.split('+') ?? []);

const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage();
const measured = [];
for (const name of [...new Set(names)].sort()) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const bytes = readFileSync(`${folder}/files/${name}-latin-wght-normal.woff2`).toString('base64');
  const weights = /font-weight: ([\d ]+);/.exec(readFileSync(`${folder}/index.css`, 'utf8'))?.[1] ?? '100 900';
  const isSerif = SERIFS.has(name);
  const system = isSerif ? 'Liberation Serif' : 'Liberation Sans';
  const sizes = await page.evaluate(measure, { bytes, weights, system, text: TEXT, steps: WEIGHTS });
  measured.push(`  '${name}': ${JSON.stringify({ weights, isSerif, ...sizes })},`);
}
await browser.close();
writeFileSync(
  OUTPUT,
  `// Written by \`node bin/measure-fonts.mjs\`.

interface FontMetrics {
  weights: string;
  isSerif: boolean;
  /** In percent of the font size. */
  ascent: number;
  descent: number;
  /** By weight, the widths of a text and of its capitals, in percent of those in the system font that stands in for it. */
  widths: Record<${WEIGHTS.join(' | ')}, [text: number, capitals: number]>;
}

export const fontMetrics: Record<string, FontMetrics> = {
${measured.join('\n')}
};
`,
);

/**
 * Runs in the page.
 * @param {{ bytes: string, weights: string, system: string, text: string, steps: number[] }} font
 */
async function measure({ bytes, weights, system, text, steps }) {
  const face = new FontFace('Measured', `url(data:font/woff2;base64,${bytes})`, { weight: weights });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  /** @param {number} weight @param {string} family @param {string} [shown] */
  const of = (weight, family, shown = text) => {
    context.textRendering = 'geometricPrecision';
    context.font = `${weight} 1000px ${family}`;
    return context.measureText(shown);
  };
  const small = text.replaceAll(/[A-Z]/g, '');
  const capitals = text.toUpperCase();
  const signs = text.replaceAll(/[a-z]/gi, '');
  /** @param {number} weight */
  const widths = (weight) => {
    /** @param {string} shown */
    const own = (shown) => of(weight, 'Measured', shown).width;
    /** @param {string} shown */
    const standIn = (shown) => of(weight, `"${system}"`, shown).width;
    const share = own(small) / standIn(small);
    // Spaces and signs between capitals keep the size that they have between small letters.
    return [share, (own(capitals) - share * standIn(signs)) / (standIn(capitals) - standIn(signs))];
  };
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = of(400, 'Measured');
  const result = {
    ascent: round(fontBoundingBoxAscent / 10),
    descent: round(fontBoundingBoxDescent / 10),
    widths: Object.fromEntries(steps.map((weight) => [weight, widths(weight).map((share) => round(share * 100))])),
  };
  document.fonts.delete(face);
  return result;

  /** @param {number} value */
  function round(value) {
    return Math.round(value * 10) / 10;
  }
}
