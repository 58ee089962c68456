import { countHit, createRequestCounts } from '../../server/platform/metrics/request-counts.ts';
import { measured } from '../measure/hits.mjs';
import { load } from '../measure/load.mjs';
import { median } from '../measure/median.mjs';
import { printTable } from '../measure/table.mjs';
import { startServer } from '../subjects/server.mjs';

const STARTS = 3; // of both servers, because each start of a process has a speed of its own
const PAIRS = 5; // after each start
const SCRAPES_EVERY = 1_000; // ms: fifteen times as often as usual
const METRICS_PORT = '3971';
const COUNTED = 20_000_000;
const [SERVES, ASKS] = [0, 1]; // cores

/**
 * Measures what metrics cost cached responses: being counted, which always happens, and being watched and scraped. In time of
 * the processor, which depends less on what else the machine does than responses a second.
 */
const ratios = [];
const costs = [];
for (let start = 0; start < STARTS; start += 1) {
  const bare = await startServer('3969', { CONTENT: 'empty' }, { core: SERVES });
  const watched = await startServer('3970', { CONTENT: 'empty', METRICS_PORT }, { core: SERVES });
  for (const { origin } of [bare, watched]) await load(`${origin}/`, { seconds: 3, core: ASKS });
  const scrapes = setInterval(scrape, SCRAPES_EVERY);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [without, withMetrics] = [await costOf(bare), await costOf(watched)];
    ratios.push(withMetrics / without);
    costs.push(without);
  }
  clearInterval(scrapes);
  await Promise.all([bare.stop(), watched.stop()]);
}
const response = 1000 * median(costs); // ns
const count = nanosecondsOfOne();

printTable([
  ['what', 'measured', 'wanted'],
  ['a cached response, scraped once a second, beside one without metrics', median(ratios).toFixed(3), 'at most 1.01'],
  ['counting a response, ns', count.toFixed(1), ''],
  ['that of a cached response', `${((100 * count) / response).toFixed(3)} %`, 'at most 1 %'],
]);

/** In µs of the processor. @param {{ origin: string, pid: number }} server */
async function costOf({ origin, pid }) {
  return (await measured(`${origin}/`, pid)).cpu;
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
