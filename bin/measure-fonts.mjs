import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

// Measures the fonts of all pairs against the system fonts that stand in for them until they have loaded, and writes what
// makes those equal in width and height. Needs Liberation Sans and Serif, which are as wide as Arial and Times New Roman.

const OUTPUT = 'app/site/styles/fonts/metrics.json';
const SERIFS = new Set(['fraunces', 'newsreader']);
const WEIGHTS = [400, 500, 600, 700];
const CONTENT = globSync('seed/demonstrations/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join();
const SAMPLES = { Text: sample(/<p>([^<]+)/g), Display: sample(/\b(?:title|heading): '([^'\\]{12,})'/g) };

const pairs = readFileSync('content/brand/font-pairs.ts', 'utf8');
const names = [...pairs.matchAll(/value: '([^']+)'/g)].flatMap(([, value]) => value?.split('+') ?? []);

const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage();
/** @type {Record<string, object>} */
const measured = {};
for (const name of [...new Set(names)].sort()) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const bytes = readFileSync(`${folder}/files/${name}-latin-wght-normal.woff2`).toString('base64');
  const weights = /font-weight: ([\d ]+);/.exec(readFileSync(`${folder}/index.css`, 'utf8'))?.[1] ?? '100 900';
  const isSerif = SERIFS.has(name);
  const system = isSerif ? 'Liberation Serif' : 'Liberation Sans';
  const sizes = await page.evaluate(measure, { bytes, weights, system, samples: SAMPLES, steps: WEIGHTS });
  measured[name] = { weights, isSerif, ...sizes };
}
await browser.close();
writeFileSync(OUTPUT, JSON.stringify(measured));

/** @param {RegExp} pattern */
function sample(pattern) {
  return [...CONTENT.matchAll(pattern)]
    .map(([, text]) => text)
    .join(' ')
    .slice(0, 20_000);
}

/**
 * Runs in the page.
 * @param {{ bytes: string, weights: string, system: string, samples: Record<string, string>, steps: number[] }} font
 */
async function measure({ bytes, weights, system, samples, steps }) {
  const face = new FontFace('Measured', `url(data:font/woff2;base64,${bytes})`, { weight: weights });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure(400, 'Measured', '');
  const result = {
    ascent: round(fontBoundingBoxAscent / 10),
    descent: round(fontBoundingBoxDescent / 10),
    sizes: Object.fromEntries(Object.entries(samples).map(([use, text]) => [use, byWeight(text)])),
  };
  document.fonts.delete(face);
  return result;

  /** @param {string} text */
  function byWeight(text) {
    return Object.fromEntries(steps.map((weight) => [weight, sizes(weight, text)]));
  }

  /**
   * Finds the two sizes with which a text is as wide as in the font, and is so in capitals too.
   * @param {number} weight @param {string} text
   */
  function sizes(weight, text) {
    const [mixed, upper] = [text, text.toUpperCase()].map((sample) => {
      const others = measure(weight, `"${system}"`, sample.replaceAll(/[A-Z]/g, '')).width;
      return {
        others,
        capitals: measure(weight, `"${system}"`, sample).width - others,
        own: measure(weight, 'Measured', sample).width,
      };
    });
    if (!mixed || !upper) throw new Error('There is no text to measure.');
    const determinant = mixed.others * upper.capitals - mixed.capitals * upper.others;
    return {
      others: round((100 * (mixed.own * upper.capitals - mixed.capitals * upper.own)) / determinant),
      capitals: round((100 * (mixed.others * upper.own - mixed.own * upper.others)) / determinant),
    };
  }

  /** @param {number} weight @param {string} family @param {string} sample */
  function measure(weight, family, sample) {
    if (!context) throw new Error('There is no canvas.');
    context.textRendering = 'geometricPrecision';
    context.font = `${weight} 1000px ${family}`;
    return context.measureText(sample);
  }

  /** @param {number} value */
  function round(value) {
    return Math.round(value * 10) / 10;
  }
}
