import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createChange } from './change.mjs';
import { POST } from '../subjects/demonstration-pages.mjs';
import { median } from './median.mjs';

const ROUNDS = 500;
const agent = new Agent({ keepAlive: true });
const PAGES = ['/', '/our-services', '/our-blogs', POST];

/**
 * Measures the first request of each page after a change of content, which renders it.
 *
 * @param {{ origin: string }} server
 */
export async function misses({ origin }) {
  const times = await timeMisses(origin, ROUNDS);
  return [...times].map(([path, taken]) => [`miss of ${path}, p50`, `${median(taken).toFixed(1)} ms`, 'at most 8 ms']);
}

/** Returns the times in ms of the first request of each page after a change, by path. @param {string} origin @param {number} rounds @param {string[]} [paths] */
export async function timeMisses(origin, rounds, paths = PAGES) {
  const change = await createChange(origin);
  /** @type {Map<string, number[]>} */
  const times = new Map(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    // In a fixed order, garbage would be collected at the same page each time.
    for (const path of shuffled(paths)) {
      await change();
      times.get(path)?.push(await timeOf(origin + path));
    }
  }
  return times;
}

/** @param {string[]} paths */
function shuffled(paths) {
  return paths
    .map((path) => ({ path, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path);
}

/** Returns the time of a request in ms. @param {string} address */
async function timeOf(address) {
  const began = performance.now();
  const [response] = await once(get(address, { agent, headers: { 'accept-encoding': 'gzip, br' } }), 'response');
  await response.toArray();
  return performance.now() - began;
}
