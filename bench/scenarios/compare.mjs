import { resolve } from 'node:path';
import { root } from '../../bin/run.mjs';
import { memoryOfAll } from '../measure/processes.mjs';
import { load } from '../measure/load.mjs';
import { median } from '../measure/median.mjs';
import { timeMisses } from '../measure/misses.mjs';
import { printTable } from '../measure/table.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { createPageOfSections, TWELVE } from '../subjects/page-of-sections.mjs';
import { startServer } from '../subjects/server.mjs';

const STARTS = 3; // of both servers, because each start of a process has a speed of its own
const PAIRS = 5; // after each start
const SECONDS = 1;
const MISSES = 20; // of each page, in a pair
const WARM_UP = 5; // rounds that do not count: V8 has optimized what renders a page after about 100
const [SERVES, ASKS] = [0, 1]; // cores of hits; misses have both, because rendering uses threads
const HITS = ['/', '/our-blogs', '/api/blog'];

/** @typedef {{ checkout: string, data: string, port: string }} Side */
/** @typedef {Awaited<ReturnType<typeof start>>} Server */
/** @typedef {{ what: string, wanted: string, pairs: [number, number][] }} Row */

/**
 * Measures this checkout beside an earlier one, which has to be built: cached responses, misses, memory and starts, in
 * turn, so that both share the same moments of the machine. Prints the medians and the median ratio of the pairs.
 */
const [, , other] = process.argv;
if (!other) {
  console.error('Usage: npm run bench compare FOLDER');
  process.exit(2);
}
const before = await sideOf(resolve(other), '3967');
const now = await sideOf(root, '3968');
/** @type {Map<string, Row>} */
const rows = new Map();

for (let round = 0; round < STARTS; round += 1) {
  await withServers(SERVES, async (servers) => {
    for (const path of HITS) {
      const rate = (/** @type {Server} */ { origin }) => load(origin + path, { seconds: SECONDS, core: ASKS });
      await compare(`${path}, responses a second`, 'at least 0.97', servers, rate);
    }
  });
  await withServers(undefined, compareMisses);
}
printTable([['what', 'before', 'now', 'median ratio of the pairs', 'wanted'], ...[...rows.values()].map(summary)]);

/** @param {Server[]} servers */
async function compareMisses(servers) {
  keep(
    'ready after, ms',
    'at most 1.05',
    servers.map(({ readyAfter }) => readyAfter),
  );
  await compare('miss, ms', 'at most 1.05', servers, async ({ origin }) => {
    const times = await timeMisses(origin, MISSES);
    return median([...times.values()].flat());
  });
  const ours = servers[1]?.origin ?? '';
  const twelve = await createPageOfSections(ours, TWELVE);
  await compare('miss of 12 sections, beside the home page before, ms', 'at most 1.5', servers, async ({ origin }) => {
    const path = origin === ours ? twelve : '/';
    const times = await timeMisses(origin, MISSES, [path]);
    return median(times.get(path) ?? []);
  });
  keep(
    'memory after that, MB',
    'at most 1.05',
    servers.map(({ primary }) => memoryOfAll(primary)),
  );
}

/** @param {number | undefined} core @param {(servers: Server[]) => Promise<void>} measure */
async function withServers(core, measure) {
  const servers = [await start(before, core), await start(now, core)];
  await measure(servers);
  await Promise.all(servers.map(({ stop }) => stop()));
}

/** @param {string} checkout @param {string} port */
async function sideOf(checkout, port) {
  return { checkout, port, data: await demonstration(checkout) };
}

/** @param {Side} side @param {number} [core] */
function start({ checkout, data, port }, core) {
  return startServer(port, { RATE_LIMIT: 'off' }, { data, checkout, ...(core !== undefined && { core }) });
}

/**
 * Measures both servers in turn, after some rounds that do not count.
 *
 * @param {string} what @param {string} wanted @param {Server[]} servers @param {(server: Server) => Promise<number>} measure
 */
async function compare(what, wanted, servers, measure) {
  for (let round = 0; round < WARM_UP; round += 1) for (const server of servers) await measure(server);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const measured = [];
    for (const server of servers) measured.push(await measure(server));
    keep(what, wanted, measured);
  }
}

/** @param {string} what @param {string} wanted @param {number[]} measured */
function keep(what, wanted, measured) {
  const row = rows.get(what) ?? { what, wanted, pairs: [] };
  row.pairs.push(/** @type {[number, number]} */ (measured));
  rows.set(what, row);
}

/** @param {Row} row */
function summary({ what, wanted, pairs }) {
  const digits = median(pairs.flat()) < 100 ? 1 : 0;
  return [
    what,
    median(pairs.map(([earlier]) => earlier)).toFixed(digits),
    median(pairs.map(([, later]) => later)).toFixed(digits),
    median(pairs.map(([earlier, later]) => later / earlier)).toFixed(3),
    wanted,
  ];
}
