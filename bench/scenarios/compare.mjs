import { resolve } from 'node:path';
import { root } from '../../bin/run.mjs';
import { median } from '../measure/figures.mjs';
import { load } from '../measure/load.mjs';
import { timeMisses } from '../measure/misses.mjs';
import { createPairs } from '../measure/pairs.mjs';
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
const pairs = createPairs(['before', 'now']);

for (let round = 0; round < STARTS; round += 1) {
  await withServers(0, async (servers) => {
    for (const path of HITS)
      await compare(`${path}, responses a second`, 'at least 0.97', servers, ({ origin }) => load(origin + path));
  });
  // On all cores, because rendering uses threads.
  await withServers(undefined, async (servers) => {
    const starts = servers.map(({ readyAfter }) => readyAfter);
    pairs.add('ready after, ms', 'at most 1.05', starts);
    await compare('miss, ms', 'at most 1.05', servers, async ({ origin }) => {
      const times = await timeMisses(origin, MISSES);
      return median([...times.values()].flat());
    });
    const sizes = servers.map(({ primary }) => memoryOfAll(familyOf(primary)));
    pairs.add('memory after that, MB', 'at most 1.05', sizes);
  });
}
pairs.print();

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
    if (pair >= 0) pairs.add(name, target, figures);
  }
}
