import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../../bin/chromium.mjs';
import { pinnedNode, root, run } from '../../bin/run.mjs';

/** @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category */
/** @typedef {'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-byte-weight'} Audit */
/** @typedef {{ categories: Record<Category, { score: number }>, audits: Record<Audit, { numericValue: number }> }} Report */

/** @type {Category[]} */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LIGHTHOUSE = '13.5.0';
const folder = `${root}node_modules/.cache/lighthouse`;
const program = `${folder}/node_modules/lighthouse/cli/index.js`;
const file = `${folder}/report.json`;

/** Returns a function that runs Lighthouse as on a phone with simulated throttling. Installs Lighthouse on first use. */
export async function openLighthouse() {
  if (!existsSync(program)) {
    const args = ['install', `lighthouse@${LIGHTHOUSE}`, '--prefix', folder, '--no-save', '--ignore-scripts'];
    await run('npm', [...args, '--loglevel=error'], { quiet: true });
  }
  const chromium = await findChromium();

  /** @param {string} address @returns {Promise<Report>} */
  return async (address) => {
    rmSync(file, { force: true });
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
    const args = [program, address, '--quiet', '--output=json', `--output-path=${file}`, flags];
    const lighthouse = spawn(pinnedNode(), args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: chromium } });
    await new Promise((resolve) => lighthouse.once('close', resolve));
    return JSON.parse(readFileSync(file, 'utf8'));
  };
}

/**
 * Returns a line with the scores and figures of a page.
 *
 * @param {string} name @param {(of: (report: Report) => number) => number} of
 */
export function lineFor(name, of) {
  const largestPaint = of(({ audits }) => audits['largest-contentful-paint'].numericValue);
  const shift = of(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  const bytes = of(({ audits }) => audits['total-byte-weight'].numericValue);
  const measured = `${Math.round(largestPaint)} ms; ${shift.toFixed(3)}; ${(bytes / 1000).toFixed(0)} kB`;
  return `${name}: ${scoresOf(of).join(' ')}; ${measured}`;
}

/** @param {(of: (report: Report) => number) => number} of */
export const scoresOf = (of) =>
  CATEGORIES.map((category) => Math.round(of(({ categories }) => categories[category].score) * 100));
