import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { changeOf } from './change.mjs';
import { POST } from '../subjects/demonstration-pages.mjs';
import { median } from './median.mjs';

const ROUNDS = 500;
const agent = new Agent({ keepAlive: true });
const PAGES = ['/', '/our-services', '/our-blogs', POST];

/**
 * Measures how long the first visitor of each page waits after content has changed.
 *
 * @param {{ origin: string }} plinth
 */
export async function misses({ origin }) {
  const times = await timeMisses(origin, ROUNDS);
  return [...times].map(([path, taken]) => [`miss of ${path}, p50`, `${median(taken).toFixed(1)} ms`, 'at most 8 ms']);
}

/** Returns the times in ms of the first request of each page after a change, by path. @param {string} origin @param {number} rounds */
export async function timeMisses(origin, rounds) {
  const change = await changeOf(origin);
  /** @type {Map<string, number[]>} */
  const times = new Map(PAGES.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, taken] of times) {
      await change();
      taken.push(await timeOf(origin + path));
    }
  }
  return times;
}

/** How long an answer takes as a browser asks for it, in ms. @param {string} address */
async function timeOf(address) {
  const began = performance.now();
  const [answer] = await once(get(address, { agent, headers: { 'accept-encoding': 'gzip, br' } }), 'response');
  await answer.toArray();
  return performance.now() - began;
}
