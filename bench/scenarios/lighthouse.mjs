import { median } from '../measure/median.mjs';
import { lineFor, openLighthouse } from '../measure/lighthouse.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { PAGES, POST } from '../subjects/demonstration-pages.mjs';
import { createPageOfSections } from '../subjects/page-of-sections.mjs';
import { startServer } from '../subjects/server.mjs';
import { startStaticPage } from '../subjects/static-page.mjs';

/** @typedef {import('../measure/lighthouse.mjs').Report} Report */

const ROUNDS = 3;

/**
 * Runs Lighthouse on one public page of each kind of the demonstration, on one with every kind of section, and on a
 * hand-written page for comparison.
 */
const runLighthouse = await openLighthouse();
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
