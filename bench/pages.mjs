import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../bin/chromium.mjs';
import { pinnedNode, root, run } from '../bin/run.mjs';
import { median } from './measure/median.mjs';
import { demonstration } from './subjects/demonstration.mjs';
import { PAGES, POST } from './subjects/demonstration-pages.mjs';
import { createPageOfSections } from './subjects/page-of-sections.mjs';
import { startServer } from './subjects/server.mjs';
import { startStaticPage } from './subjects/static-page.mjs';

/** @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category */
/** @typedef {'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-byte-weight'} Audit */
/** @typedef {{ categories: Record<Category, { score: number }>, audits: Record<Audit, { numericValue: number }> }} Report */

/** @type {Category[]} */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const LIGHTHOUSE = '13.5.0';
const ROUNDS = 3;

/**
 * Runs Lighthouse on every public page of the demonstration and one with every kind of section, as on a phone with simulated throttling, and on a
 * hand-written page for comparison. Lighthouse is installed on first use.
 */
const folder = `${root}node_modules/.cache/lighthouse`;
const program = `${folder}/node_modules/lighthouse/cli/index.js`;
if (!existsSync(program)) {
  const args = ['install', `lighthouse@${LIGHTHOUSE}`, '--prefix', folder, '--no-save', '--ignore-scripts'];
  await run('npm', [...args, '--loglevel=error'], { quiet: true });
}
const report = `${folder}/report.json`;
const chromium = await findChromium();
const { origin, stop } = await startServer('3952', {}, { data: await demonstration() });

const handWritten = await startStaticPage(origin, POST);

console.log('median of 3: performance, accessibility, best practices, SEO; largest paint; shift; bytes');
const everySection = await createPageOfSections(origin);
for (const path of [...PAGES, everySection]) console.log(lineFor(path, await auditsOf(origin + path)));
console.log(lineFor('a hand-written page', await auditsOf(handWritten.address)));

handWritten.stop();
await stop();

/** @param {string} address */
async function auditsOf(address) {
  /** @type {Report[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runLighthouse(address));
  return (/** @type {(report: Report) => number} */ of) => median(rounds.map(of));
}

/** @param {string} address @returns {Promise<Report>} */
async function runLighthouse(address) {
  rmSync(report, { force: true });
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = [program, address, '--quiet', '--output=json', `--output-path=${report}`, flags];
  const lighthouse = spawn(pinnedNode(), args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: chromium } });
  await new Promise((resolve) => lighthouse.once('close', resolve));
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** @param {string} name @param {(of: (report: Report) => number) => number} of */
function lineFor(name, of) {
  const scores = CATEGORIES.map((category) => Math.round(of(({ categories }) => categories[category].score) * 100));
  const largestPaint = of(({ audits }) => audits['largest-contentful-paint'].numericValue);
  const shift = of(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  const bytes = of(({ audits }) => audits['total-byte-weight'].numericValue);
  const measured = `${Math.round(largestPaint)} ms; ${shift.toFixed(3)}; ${(bytes / 1000).toFixed(0)} kB`;
  return `${name}: ${scores.join(' ')}; ${measured}`;
}
