import { startBare } from '../subjects/bare.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';
import { memoryOf, processorTimeOf } from './processes.mjs';
import { startNginx } from '../subjects/nginx.mjs';

const PAIRS = 15;
const ROUNDS = 3;
const SECONDS = 1;
const [SERVES, ASKS] = [0, 1]; // cores

/**
 * Measures cached responses a second beside a bare node:http server with the same bodies, in interleaved pairs, and beside
 * nginx where it is installed: each on one core, the load on the other.
 *
 * @param {{ origin: string, pid: number }} plinth
 */
export async function hits({ origin, pid }) {
  const rows = [];
  for (const { what, path } of [
    { what: 'page', path: '/' },
    { what: 'API', path: '/api/blog' },
  ]) {
    const address = origin + path;
    const bare = await startBare(address, { port: '3961', core: SERVES });
    for (const warmed of [address, bare.address]) await load(warmed, { seconds: 3, core: ASKS });
    const pairs = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const [cached, plain] = [await measured(address, pid), await measured(bare.address, bare.pid)];
      pairs.push({ cached, plain, rate: cached.rate / plain.rate, cpu: cached.cpu / plain.cpu });
    }
    await bare.stop();
    const [cpu, plainCpu] = [median(pairs.map((pair) => pair.cached.cpu)), median(pairs.map((pair) => pair.plain.cpu))];
    rows.push([`${what} hit, responses a second`, median(pairs.map((pair) => pair.cached.rate)).toFixed(0), '']);
    rows.push([
      `${what} hit beside bare node:http`,
      median(pairs.map((pair) => pair.rate)).toFixed(2),
      'at least 0.85',
    ]);
    rows.push([`${what} hit, µs of processor, of bare node:http`, `${cpu.toFixed(1)}, ${plainCpu.toFixed(1)}`, '']);
    rows.push(...(await besideNginx(what, address)));
  }
  rows.push(['memory after that', `${memoryOf(pid)} MB`, 'at most 160 MB']);
  return rows;
}

/** @param {string} what @param {string} address */
async function besideNginx(what, address) {
  const nginx = await startNginx(address, { port: '3962', core: SERVES });
  if (!nginx) return [];
  const [cached = 0, fixed = 1] = await inTurn([address, nginx.address]);
  await nginx.stop();
  return [[`${what} hit beside a file of nginx`, (cached / fixed).toFixed(2), '']];
}

/** Responses a second, and how much of the processor each takes, in µs. @param {string} address @param {number} pid */
export async function measured(address, pid) {
  const before = processorTimeOf(pid) ?? 0;
  const rate = await load(address, { seconds: SECONDS, core: ASKS });
  const taken = (processorTimeOf(pid) ?? 0) - before;
  // The load begins half a second before it counts.
  return { rate, cpu: (taken * 1e6) / (rate * (SECONDS + 0.5)) };
}

/** Returns the median of each address, which take turns. @param {string[]} addresses */
export async function inTurn(addresses) {
  /** @type {number[][]} */
  const rates = addresses.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, address] of addresses.entries())
      rates[index]?.push(await load(address, { seconds: SECONDS, core: ASKS }));
  return rates.map(median);
}
