import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../../bin/chromium.mjs';
import { pinnedNode, root, run } from '../../bin/run.mjs';
import { everySection } from '../../test/every-section.ts';
import { demonstrationNames } from '../../server/platform/configuration/configuration.ts';
import { signIn, startServer } from '../subjects/server.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LCP = 1200; // ms
const SHIFT = 0.01;
const HOME_BYTES = 170_000;
const PAGE_BYTES = 150_000;
const LIGHTHOUSE = '13.5.0';
const folder = `${root}node_modules/.cache/lighthouse`;
const program = `${folder}/node_modules/lighthouse/cli/index.js`;
const file = `${folder}/report.json`;

/**
 * Runs Lighthouse, as on a phone with simulated throttling, on every page of the sitemap of the demonstrations named, or of
 * all, and on a page with every kind of section, on sites that have just started. Pages that miss a limit are marked.
 */
const names = process.argv.length > 2 ? process.argv.slice(2) : demonstrationNames;
if (!existsSync(program)) {
  const args = ['install', `lighthouse@${LIGHTHOUSE}`, '--prefix', folder, '--no-save', '--ignore-scripts'];
  await run('npm', [...args, '--loglevel=error'], { quiet: true });
}
const env = { ...process.env, CHROME_PATH: await findChromium() };

console.log('performance, accessibility, best practices, SEO; largest paint; shift; bytes');
for (const name of names) {
  console.log(name);
  const { origin, stop } = await startServer('3952', { CONTENT: `demo:${name}` });
  await createPageOfSections(origin);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)/g)) await report(origin, new URL(address).pathname);
  await stop();
}

/** @param {string} origin */
async function createPageOfSections(origin) {
  const client = await signIn(origin);
  await client.call('POST', '/pages', {
    title: 'A page of all sections',
    status: 1,
    seo_description: 'What a page can be made of.',
    sections: everySection(await client.upload(512)),
  });
}

/** @param {string} origin @param {string} path */
async function report(origin, path) {
  rmSync(file, { force: true });
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = [program, origin + path, '--quiet', '--output=json', `--output-path=${file}`, flags];
  await once(spawn(pinnedNode(), args, { stdio: 'ignore', env }), 'close');
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = CATEGORIES.map((category) => Math.round(categories[category].score * 100));
  const largestPaint = audits['largest-contentful-paint'].numericValue;
  const shift = audits['cumulative-layout-shift'].numericValue;
  const bytes = audits['total-byte-weight'].numericValue;
  const isWithin =
    scores.every((score) => score === 100) &&
    largestPaint <= LCP &&
    shift <= SHIFT &&
    bytes <= (path === '/' ? HOME_BYTES : PAGE_BYTES);
  const figures = `${Math.round(largestPaint)} ms; ${shift.toFixed(3)}; ${(bytes / 1000).toFixed(0)} kB`;
  console.log(`${isWithin ? '     ' : 'MISS '}${path}: ${scores.join(' ')}; ${figures}`);
}
