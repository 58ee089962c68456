import { Agent } from 'node:http';
import { longRequests, separators } from '../../test/hostile/long-requests.ts';
import { median, printTable } from '../measure/figures.mjs';
import { timed } from '../measure/requests.mjs';
import { startServer } from '../subjects/server.mjs';

const CONNECTIONS = 6;
const VISITS = 2_000;
const longPaths = separators.flatMap((separator) => longRequests('/', separator)[0]?.url ?? []);

/**
 * Measures how a cached page fares beside six connections that ask for 15 kB of a separator as fast as they are answered, compared
 * with six that ask for a page: either way it waits for the six before it.
 */
const { origin, stop } = await startServer('3955', { RATE_LIMIT: 'off' });
const alone = await medianVisit();
const calm = await medianVisitBeside(() => '/');
const attacked = await medianVisitBeside((round) => longPaths[round % longPaths.length] ?? '/');
await stop();

printTable([
  ['what', 'measured', 'target'],
  ['cached page, p50, alone', `${alone.toFixed(2)} ms`, ''],
  ['beside six connections with plain requests', `${calm.toFixed(2)} ms`, ''],
  ['beside six connections with long ones', `${attacked.toFixed(2)} ms`, 'twice the plain'],
]);

/** @param {(round: number) => string} pathOf */
async function medianVisitBeside(pathOf) {
  const others = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const over = new AbortController();
  const connections = Array.from({ length: CONNECTIONS }, async (_, index) => {
    for (let round = index; !over.signal.aborted; round += 1) await timeOf(pathOf(round), others);
  });
  const visit = await medianVisit();
  over.abort();
  await Promise.all(connections);
  others.destroy();
  return visit;
}

async function medianVisit() {
  const times = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await timeOf('/our-blogs'));
  return median(times);
}

/** Returns the time of a request in ms, whatever its status. @param {string} path @param {Agent} [agent] */
async function timeOf(path, agent) {
  const start = performance.now();
  try {
    await timed(origin, { path, ...(agent && { agent }) });
  } catch (error) {
    // What is not HTTP is refused, and its connection closed.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  return performance.now() - start;
}
