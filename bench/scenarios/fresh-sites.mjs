import { demonstrationNames } from '../../server/platform/configuration/configuration.ts';
import { lineFor, openLighthouse, scoresOf } from '../measure/lighthouse.mjs';
import { startServer } from '../subjects/server.mjs';

const LCP = 1200; // ms
const SHIFT = 0.01;
const HOME_BYTES = 170_000;
const PAGE_BYTES = 150_000;

/**
 * Runs Lighthouse on every page of the sitemap of the demonstrations named, or of all, on sites that have just started. Pages that
 * miss a limit are marked.
 */
const names = process.argv.length > 2 ? process.argv.slice(2) : demonstrationNames;
const runLighthouse = await openLighthouse();

console.log('performance, accessibility, best practices, SEO; largest paint; shift; bytes');
for (const name of names) {
  console.log(name);
  const { origin, stop } = await startServer('3952', { CONTENT: `demo:${name}` });
  for (const path of await sitemapOf(origin)) await report(origin, path);
  await stop();
}

/** @param {string} origin */
async function sitemapOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

/** @param {string} origin @param {string} path */
async function report(origin, path) {
  const { categories, audits } = await runLighthouse(origin + path);
  const of = (/** @type {(report: import('../measure/lighthouse.mjs').Report) => number} */ read) =>
    read({ categories, audits });
  const isWithin =
    scoresOf(of).every((score) => score === 100) &&
    audits['largest-contentful-paint'].numericValue <= LCP &&
    audits['cumulative-layout-shift'].numericValue <= SHIFT &&
    audits['total-byte-weight'].numericValue <= (path === '/' ? HOME_BYTES : PAGE_BYTES);
  console.log(`${isWithin ? '     ' : 'MISS '}${lineFor(path, of)}`);
}
