import { pages, recordPath } from '../../content/addresses.ts';
import { blog } from '../../test/demonstration.ts';
import { createChange, timed } from './requests.mjs';

const PAGES = ['/', '/our-services', '/our-blogs', recordPath(pages.blog, blog.slug)];

/**
 * Returns the times in ms of the first request of each page after a change of content, which renders it, by path.
 *
 * @param {string} origin @param {number} rounds @param {string[]} paths
 */
export async function timeMisses(origin, rounds, paths = PAGES) {
  const change = await createChange(origin);
  /** @type {Map<string, number[]>} */
  const times = new Map(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    // In a fixed order, garbage would be collected at the same page each time.
    for (const path of shuffled(paths)) {
      await change();
      const { time } = await timed(origin + path, { headers: { 'accept-encoding': 'gzip, br' } });
      times.get(path)?.push(time);
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
