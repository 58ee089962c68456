import { resolve } from 'node:path';
import { root } from '../bin/run.mjs';
import { memoryOf } from './measure/hits.mjs';
import { load } from './measure/load.mjs';
import { median } from './measure/median.mjs';
import { timeMisses } from './measure/misses.mjs';
import { printTable } from './measure/table.mjs';
import { demonstration } from './subjects/demonstration.mjs';
import { createPageOfSections, TWELVE } from './subjects/page-of-sections.mjs';
import { startServer } from './subjects/server.mjs';

const PAIRS = 15;
const SECONDS = 2;
const MISSES = 20; // of each page, in a pair
const STARTS = 7;
const [SERVES, ASKS] = [0, 1]; // cores

/** @typedef {{ checkout: string, data: string, port: string }} Side */

/**
 * Measures this checkout beside an earlier one, which has to be built: cached responses, misses, memory and starts, in
 * turn, so that both share the same moments of the machine. Prints the medians and the median ratio of the pairs.
 */
const [, , other] = process.argv;
if (!other) {
  console.error('Usage: npm run bench:compare -- FOLDER');
  process.exit(2);
}
const before = await sideOf(resolve(other), '3967');
const now = await sideOf(root, '3968');
const rows = [['what', 'before', 'now', 'median ratio of the pairs', 'wanted']];
const servers = await Promise.all([start(before, SERVES), start(now, SERVES)]);

for (const path of ['/', '/our-blogs', '/api/blog']) {
  const rate = (/** @type {{ origin: string }} */ { origin }) => load(origin + path, { seconds: SECONDS, core: ASKS });
  rows.push(await compare(`${path}, responses a second`, PAIRS, 'at least 0.97', (side) => rate(servers[side])));
}
rows.push(
  await compare('miss, ms', PAIRS, 'at most 1.05', async (side) => {
    const times = await timeMisses(servers[side].origin, MISSES);
    return median([...times.values()].flat());
  }),
);
const paths = ['/', await createPageOfSections(servers[1].origin, TWELVE)];
rows.push(
  await compare(
    'miss of a page of 12 sections, beside the home page before, ms',
    PAIRS,
    'at most 1.5',
    async (side) => {
      const path = paths[side] ?? '/';
      const times = await timeMisses(servers[side].origin, MISSES, [path]);
      return median(times.get(path) ?? []);
    },
  ),
);
rows.push(await compare('memory after that, MB', 1, 'at most 1.05', async (side) => memoryOf(servers[side].pid)));
await Promise.all(servers.map(({ stop }) => stop()));
rows.push(
  await compare('ready after, ms', STARTS, 'at most 1.05', async (side) => {
    const { readyAfter, stop } = await start([before, now][side] ?? now);
    await stop();
    return readyAfter;
  }),
);
printTable(rows);

/** @param {string} checkout @param {string} port */
async function sideOf(checkout, port) {
  return { checkout, port, data: await demonstration(checkout) };
}

/** @param {Side} side @param {number} [core] */
function start({ checkout, data, port }, core) {
  return startServer(port, { RATE_LIMIT: 'off' }, { data, checkout, ...(core !== undefined && { core }) });
}

/**
 * Measures both sides in turn, after one round that does not count, and returns the row of the table.
 *
 * @param {string} what @param {number} pairs @param {string} wanted @param {(side: 0 | 1) => Promise<number>} measure
 */
async function compare(what, pairs, wanted, measure) {
  for (const side of /** @type {const} */ ([0, 1])) await measure(side);
  /** @type {[number, number][]} */
  const measured = [];
  for (let pair = 0; pair < pairs; pair += 1) measured.push([await measure(0), await measure(1)]);
  const digits = median(measured.flat()) < 100 ? 1 : 0;
  return [
    what,
    median(measured.map(([earlier]) => earlier)).toFixed(digits),
    median(measured.map(([, later]) => later)).toFixed(digits),
    median(measured.map(([earlier, later]) => later / earlier)).toFixed(3),
    wanted,
  ];
}
