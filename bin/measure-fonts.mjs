import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

// Measures the fonts of all pairs against the system fonts that stand in for them until they have loaded, and writes what
// makes those equal in width and height. Needs Liberation Sans and Serif, which are as wide as Arial and Times New Roman.

const OUTPUT = 'app/site/styles/fonts/metrics.ts';
const SERIFS = new Set(['fraunces', 'newsreader']);
const TEXT =
  'The quick brown fox jumps over a lazy dog, and a team that designs, builds and grows what you sell online.';

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
  const sizes = await page.evaluate(measure, { bytes, weights, system, text: TEXT });
  measured.push(`  '${name}': ${JSON.stringify({ weights, isSerif, ...sizes })},`);
}
await browser.close();
writeFileSync(
  OUTPUT,
  `// Written by \`node bin/measure-fonts.mjs\`.

interface FontMetrics {
  weights: string;
  isSerif: boolean;
  /** Its width, in percent of that of the system font that stands in for it. */
  regular: number;
  bold: number;
  /** In percent of the font size. */
  ascent: number;
  descent: number;
}

export const fontMetrics: Record<string, FontMetrics> = {
${measured.join('\n')}
};
`,
);

/**
 * Runs in the page.
 * @param {{ bytes: string, weights: string, system: string, text: string }} font
 */
async function measure({ bytes, weights, system, text }) {
  const face = new FontFace('Measured', `url(data:font/woff2;base64,${bytes})`, { weight: weights });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  /** @param {number} weight @param {string} family */
  const of = (weight, family) => {
    context.font = `${weight} 1000px ${family}`;
    return context.measureText(text);
  };
  /** @param {number} weight */
  const share = (weight) => round((of(weight, 'Measured').width / of(weight, `"${system}"`).width) * 100);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = of(400, 'Measured');
  const result = {
    regular: share(400),
    bold: share(700),
    ascent: round(fontBoundingBoxAscent / 10),
    descent: round(fontBoundingBoxDescent / 10),
  };
  document.fonts.delete(face);
  return result;

  /** @param {number} value */
  function round(value) {
    return Math.round(value * 10) / 10;
  }
}
