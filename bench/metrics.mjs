import { countHit, createRequestCounts } from '../server/platform/metrics/request-counts.ts';
import { load } from './measure/load.mjs';
import { median } from './measure/median.mjs';
import { printTable } from './measure/table.mjs';
import { startServer } from './subjects/server.mjs';

const STARTS = 3; // of both servers, because each start of a process has a speed of its own
const PAIRS = 5; // after each start
const SECONDS = 1;
const SCRAPES_EVERY = 1_000; // ms: fifteen times as often as usual
const METRICS_PORT = '3971';
const COUNTED = 20_000_000;
const [SERVES, ASKS] = [0, 1]; // cores

/** Measures what metrics cost cached responses: being counted, which always happens, and being watched and scraped. */
const ratios = [];
const rates = [];
for (let start = 0; start < STARTS; start += 1) {
  const bare = await startServer('3969', { CONTENT: 'empty' }, { core: SERVES });
  const watched = await startServer('3970', { CONTENT: 'empty', METRICS_PORT }, { core: SERVES });
  for (const { origin } of [bare, watched]) await load(`${origin}/`, { seconds: 3, core: ASKS });
  const scrapes = setInterval(scrape, SCRAPES_EVERY);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [without, withMetrics] = [await rateOf(bare), await rateOf(watched)];
    ratios.push(withMetrics / without);
    rates.push(without);
  }
  clearInterval(scrapes);
  await Promise.all([bare.stop(), watched.stop()]);
}
const response = 1e9 / median(rates); // ns
const count = nanosecondsOfOne();

printTable([
  ['what', 'measured', 'wanted'],
  ['cached responses, scraped once a second, beside those without metrics', median(ratios).toFixed(3), 'at least 0.99'],
  ['counting a response, ns', count.toFixed(1), ''],
  ['that of a cached response', `${((100 * count) / response).toFixed(3)} %`, 'at most 1 %'],
]);

/** @param {{ origin: string }} server */
function rateOf({ origin }) {
  return load(`${origin}/`, { seconds: SECONDS, core: ASKS });
}

async function scrape() {
  await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
}

function nanosecondsOfOne() {
  const hits = createRequestCounts().hitsOf('/');
  const began = performance.now();
  for (let number = 0; number < COUNTED; number += 1) countHit(hits, 200);
  return ((performance.now() - began) * 1e6) / COUNTED;
}
