import { readFileSync } from 'node:fs';
import { startBare } from '../subjects/bare.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';
import { startNginx } from '../subjects/nginx.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const [SERVES, ASKS] = [0, 1]; // cores

/**
 * Measures how many answers a second come from what is kept, beside node:http with the same bytes, and beside nginx where
 * it is installed: in turn, each of them on the one core and what asks on the other.
 *
 * @param {{ origin: string, pid: number }} plinth
 */
export async function hits({ origin, pid }) {
  const rows = [];
  for (const { what, path, least } of [
    { what: 'page', path: '/', least: 0.85 },
    { what: 'API', path: '/api/blog', least: 0.8 },
  ]) {
    const address = origin + path;
    await load(address, { seconds: 1, core: ASKS });
    const bare = await startBare(address, { port: '3961', core: SERVES });
    const nginx = await startNginx(address, { port: '3962', core: SERVES });
    const [kept, plain, fixed] = await inTurn([address, bare.address, ...(nginx ? [nginx.address] : [])]);
    await bare.stop();
    await nginx?.stop();
    rows.push([`${what} hit, answers a second`, figure(kept), '']);
    rows.push([`${what} hit beside bare node:http`, ratio(kept, plain), `at least ${least}`]);
    if (fixed) rows.push([`${what} hit beside a file of nginx`, ratio(kept, fixed), '']);
  }
  rows.push(['memory after that', `${memoryOf(pid)} MB`, 'at most 160 MB']);
  return rows;
}

/** Gives the median of each address, which are asked in turn. @param {string[]} addresses */
export async function inTurn(addresses) {
  /** @type {number[][]} */
  const rates = addresses.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, address] of addresses.entries())
      rates[index]?.push(await load(address, { seconds: SECONDS, core: ASKS }));
  return rates.map(median);
}

/** What is in memory of a process, in MB. @param {number} pid */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

const figure = (value = 0) => value.toFixed(0);
const ratio = (value = 0, other = 1) => (value / other).toFixed(2);
