import { countHit, createRequestCounts } from '../../server/platform/metrics/request-counts.ts';
import { median, printTable } from '../measure/figures.mjs';
import { load, measuredLoad } from '../measure/load.mjs';
import { startServer } from '../subjects/server.mjs';

const STARTS = 3; // of both servers, because each start of a process has a speed of its own
const PAIRS = 5; // after each start
const SCRAPES_EVERY = 1_000; // ms: fifteen times as often as usual
const METRICS_PORT = '3971';
const COUNTED = 20_000_000;

/**
 * Measures what metrics cost cached responses: being counted, which always happens, and being watched and scraped. In time of
 * the processor, which depends less on what else the machine does than responses a second.
 */
const ratios = [];
const costs = [];
for (let start = 0; start < STARTS; start += 1) {
  const unwatched = await startServer('3969', { CONTENT: 'empty' }, { core: 0 });
  const watched = await startServer('3970', { CONTENT: 'empty', METRICS_PORT }, { core: 0 });
  for (const { origin } of [unwatched, watched]) await load(`${origin}/`, { seconds: 3 });
  const scrape = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const scrapes = setInterval(scrape, SCRAPES_EVERY);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { cost } = await measuredLoad(`${unwatched.origin}/`, [unwatched.pid]);
    const { cost: costWithMetrics } = await measuredLoad(`${watched.origin}/`, [watched.pid]);
    ratios.push(costWithMetrics / cost);
    costs.push(cost);
  }
  clearInterval(scrapes);
  await Promise.all([unwatched.stop(), watched.stop()]);
}

const hits = createRequestCounts().hitsOf('/');
const began = performance.now();
for (let number = 0; number < COUNTED; number += 1) countHit(hits, 200);
const nanoseconds = ((performance.now() - began) * 1e6) / COUNTED;
const share = (100 * nanoseconds) / (1000 * median(costs));
printTable([
  ['what', 'measured', 'target'],
  ['a cached response, scraped once a second, beside one without metrics', median(ratios).toFixed(3), 'at most 1.01'],
  ['counting a response, ns', nanoseconds.toFixed(1), ''],
  ['that of a cached response', `${share.toFixed(3)} %`, 'at most 1 %'],
]);
