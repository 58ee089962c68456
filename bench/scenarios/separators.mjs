import { Agent } from 'node:http';
import { records } from '../../test/demonstration.ts';
import { longRequests, separators } from '../../test/hostile/long-requests.ts';
import { callPaths, documentPaths, pageAddresses } from '../../test/public-addresses.ts';
import { otherPaths } from '../../content/addresses.ts';
import { median, printTable } from '../measure/figures.mjs';
import { timed } from '../measure/requests.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const TRIES = 5;
const CONNECTIONS = 6;
const VISITS = 2_000;
const longPaths = separators.flatMap((separator) => longRequests('/', separator)[0]?.url ?? []);

/**
 * Measures whether 15 kB of a separator in the path, the query or a header make a request slower, on every kind of route, or on
 * those that are named; and how a cached page fares beside six connections that send such requests as fast as they are answered,
 * compared with six that send plain ones: either way it waits for the six before it.
 */
const { origin, stop } = await startServer('3955', { RATE_LIMIT: 'off' });
const { authorization } = await signIn(origin);
const urls = new Set(
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
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
      ],
);

/** @type {{ url: string, where: string, separator: string, time: number, plain: number }[]} */
const slow = [];
let worst = { url: '', where: '', separator: '', time: 0, plain: 1 };
let count = 0;
for (const url of urls) {
  await timeOf(url, {});
  const plain = Math.max(1, await leastTime(url, {}));
  for (const separator of separators) {
    for (const { where, url: long, headers } of longRequests(url, separator)) {
      const time = await leastTime(long, headers, 3 * plain);
      const measured = { url, where, separator, time, plain };
      count += 1;
      if (time > 3 * plain) slow.push(measured);
      if (time / plain > worst.time / worst.plain) worst = measured;
    }
  }
}

const alone = await medianVisit();
const calm = await medianVisitBeside(() => '/');
const attacked = await medianVisitBeside((round) => longPaths[round % longPaths.length] ?? '/');
await stop();

printTable([
  ['what', 'measured', 'target'],
  [`long requests on ${urls.size} routes that take over 3 times a plain one`, `${slow.length} of ${count}`, '0'],
  ['the slowest compared with its plain one', `${(worst.time / worst.plain).toFixed(1)} (${described(worst)})`, '3'],
  ['cached page, p50, alone', `${alone.toFixed(2)} ms`, ''],
  ['beside six connections with plain requests', `${calm.toFixed(2)} ms`, ''],
  ['beside six connections with long ones', `${attacked.toFixed(2)} ms`, 'twice the plain'],
]);
for (const measured of slow.slice(0, 30)) console.log(described(measured));

/** @param {typeof worst} measured */
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

/**
 * Returns the time of a request in ms, whatever its status.
 * @param {string} path @param {Record<string, string>} headers @param {Agent} [agent]
 */
async function timeOf(path, headers, agent) {
  const start = performance.now();
  const options = { path, headers: { authorization, ...headers }, ...(agent && { agent }) };
  try {
    await timed(origin, options);
  } catch (error) {
    // What is not HTTP is refused, and its connection closed.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  return performance.now() - start;
}
