import { resolve } from 'node:path';
import { root } from '../../bin/run.mjs';
import { median, printTable } from '../measure/figures.mjs';
import { load } from '../measure/load.mjs';
import { timeMisses } from '../measure/misses.mjs';
import { familyOf, memoryOfAll } from '../measure/processes.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { startServer } from '../subjects/server.mjs';

const STARTS = 3; // of both servers, because each start of a process has a speed of its own
const PAIRS = 5; // after each start
const MISSES = 20; // of each page, in a pair
const WARM_UP = 5; // rounds that do not count: V8 has optimized what renders a page after about 100
const HITS = ['/', '/our-blogs', '/api/blog'];

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/**
 * Measures this checkout beside an earlier one, which has to be built: cached responses, misses, memory and starts, in
 * turn, so that both share the same moments of the machine. Prints the medians and the median ratio of the pairs.
 */
const [, , earlier] = process.argv;
if (!earlier) {
  console.error('Usage: npm run bench compare FOLDER');
  process.exit(2);
}
const sides = [
  { checkout: resolve(earlier), data: await demonstration(resolve(earlier)), port: '3967' },
  { checkout: root, data: await demonstration(), port: '3968' },
];
/** @type {Map<string, { target: string, pairs: number[][] }>} */
const rows = new Map();

for (let round = 0; round < STARTS; round += 1) {
  await withServers(0, async (servers) => {
    for (const path of HITS)
      await compare(`${path}, responses a second`, 'at least 0.97', servers, ({ origin }) => load(origin + path));
  });
  // On all cores, because rendering uses threads.
  await withServers(undefined, async (servers) => {
    const starts = servers.map(({ readyAfter }) => readyAfter);
    addPair('ready after, ms', 'at most 1.05', starts);
    await compare('miss, ms', 'at most 1.05', servers, async ({ origin }) => {
      const times = await timeMisses(origin, MISSES);
      return median([...times.values()].flat());
    });
    const sizes = servers.map(({ primary }) => memoryOfAll(familyOf(primary)));
    addPair('memory after that, MB', 'at most 1.05', sizes);
  });
}
printTable([
  ['what', 'before', 'now', 'median ratio of the pairs', 'target'],
  ...[...rows].map(([name, { target, pairs }]) => {
    const [before, now] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? 0)).toFixed(1));
    const ratio = median(pairs.map(([before = 1, now = 0]) => now / before));
    return [name, before ?? '', now ?? '', ratio.toFixed(3), target];
  }),
]);

/** @param {number | undefined} core @param {(servers: Server[]) => Promise<void>} measure */
async function withServers(core, measure) {
  const servers = [];
  for (const { port, checkout, data } of sides)
    servers.push(
      await startServer(port, { RATE_LIMIT: 'off' }, { data, checkout, ...(core !== undefined && { core }) }),
    );
  await measure(servers);
  await Promise.all(servers.map(({ stop }) => stop()));
}

/**
 * Measures both servers in turn, after some rounds that do not count.
 *
 * @param {string} name @param {string} target @param {Server[]} servers @param {(server: Server) => Promise<number>} measure
 */
async function compare(name, target, servers, measure) {
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    const figures = [];
    for (const server of servers) figures.push(await measure(server));
    if (pair >= 0) addPair(name, target, figures);
  }
}

/** @param {string} name @param {string} target @param {number[]} pair before and now */
function addPair(name, target, pair) {
  const row = rows.get(name) ?? { target, pairs: [] };
  row.pairs.push(pair);
  rows.set(name, row);
}
