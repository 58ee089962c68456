import { Agent, request } from 'node:http';
import { records } from '../../test/demonstration.ts';
import { longRequests, separators } from '../../test/hostile/long-requests.ts';
import { callPaths, documentPaths, pageAddresses } from '../../test/public-addresses.ts';
import { otherPaths } from '../../content/addresses.ts';
import { median } from '../measure/median.mjs';
import { printTable } from '../measure/table.mjs';
import { startServer, tokenOf } from '../subjects/server.mjs';

const PORT = '3955';
const TRIES = 5;
const CONNECTIONS = 6;
const VISITS = 2_000;
const longPaths = separators.flatMap((separator) => longRequests('/', separator)[0]?.url ?? []);

/**
 * Measures whether 15 kB of a separator in the path, the query or a header make a request slower, on every kind of route, or on
 * those that are named; and how a cached page fares beside six connections that send such requests as fast as they are answered,
 * compared with six that send plain ones: either way it waits for the six before it.
 */
const { origin, stop } = await startServer(PORT, { RATE_LIMIT: 'off' });
const authorization = `Bearer ${await tokenOf(origin)}`;
const named = process.argv.slice(2);
const all = [
  ...pageAddresses(records).map(({ path }) => path),
  ...documentPaths,
  ...callPaths(records.service.slug),
  ...otherPaths,
  '/admin/blogs/edit/one',
  '/preview/token',
  '/files/blogs/x.webp',
  '/og/a/blogs/one.png',
  '/no-such-page',
  '/api/blogs',
  `/api/blogs/${records.blog.slug}`,
  '/api/pages',
  '/api/overview',
  '/api/activity',
  '/api/docs',
];

const urls = named.length > 0 ? named : all;

/** @type {{ url: string, where: string, separator: string, time: number, plain: number }[]} */
const slow = [];
let worst = { url: '', where: '', separator: '', time: 0, plain: 1 };
let count = 0;
for (const url of new Set(urls)) {
  await timeOf(url, {});
  const plain = Math.max(1, await leastTime(url, {}));
  for (const separator of separators) {
    for (const { where, url: long, headers } of longRequests(url, separator)) {
      const time = await leastTime(long, headers, 3 * plain);
      const found = { url, where, separator, time, plain };
      count += 1;
      if (time > 3 * plain) slow.push(found);
      if (time / plain > worst.time / worst.plain) worst = found;
    }
  }
}

const alone = await medianVisit();
const calm = await medianVisitBeside(() => '/');
const attacked = await medianVisitBeside((round) => longPaths[round % longPaths.length] ?? '/');
await stop();

printTable([
  ['what', 'measured', 'target'],
  [
    `long requests on ${new Set(urls).size} routes that take over 3 times a plain one`,
    `${slow.length} of ${count}`,
    '0',
  ],
  ['the slowest compared with its plain one', `${(worst.time / worst.plain).toFixed(1)} (${described(worst)})`, '3'],
  ['cached page, p50, alone', `${alone.toFixed(2)} ms`, ''],
  ['beside six connections with plain requests', `${calm.toFixed(2)} ms`, ''],
  ['beside six connections with long ones', `${attacked.toFixed(2)} ms`, 'twice the plain'],
]);
for (const found of slow.slice(0, 30)) console.log(described(found));

/** @param {typeof worst} found */
function described({ url, where, separator, time, plain }) {
  return `${url}, ${where}, ${JSON.stringify(separator)}: ${time.toFixed(1)} ms, plain ${plain.toFixed(1)} ms`;
}

/** @param {(round: number) => string} pathOf */
async function medianVisitBeside(pathOf) {
  const others = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const over = new AbortController();
  const connections = Array.from({ length: CONNECTIONS }, async (_, index) => {
    for (let round = index; !over.signal.aborted; round += 1) await timeOf(pathOf(round), {}, others);
  });
  const visit = await medianVisit();
  over.abort();
  await Promise.all(connections);
  others.destroy();
  return visit;
}

async function medianVisit() {
  const times = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await timeOf('/our-blogs', {}));
  return median(times);
}

/**
 * Returns the least time of several tries, or the first one that is short enough.
 * @param {string} path @param {Record<string, string>} headers
 */
async function leastTime(path, headers, enough = 0) {
  let least = Infinity;
  for (let number = 0; number < TRIES && least > enough; number += 1)
    least = Math.min(least, await timeOf(path, headers));
  return least;
}

/** Returns the time of a request in ms, whatever its status. @param {string} path @param {Record<string, string>} headers @param {Agent} [agent] @returns {Promise<number>} */
function timeOf(path, headers, agent) {
  const start = performance.now();
  const options = { host: 'localhost', port: PORT, path, headers: { authorization, ...headers }, agent };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.resume().on('end', () => resolve(performance.now() - start));
    });
    // What is not HTTP is refused, and its connection closed.
    sent.on('error', (error) => ('code' in error ? resolve(performance.now() - start) : reject(error)));
    sent.end();
  });
}
