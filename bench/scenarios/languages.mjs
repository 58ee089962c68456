import { median, printTable } from '../measure/figures.mjs';
import { timeMisses } from '../measure/misses.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const LANGUAGES = ['en', 'de', 'fr'];
const PAIRS = 5;
const MISSES = 20; // of each page, in a pair
const WARM_UP = 5; // rounds that do not count: V8 has optimized what renders a page after about 100
const PAGES = ['/', '/our-services', '/our-blogs', '/blogs/quoting-a-client-who-may-not-be-named'];
const TARGET = 1.3;

/**
 * Measures what several languages cost: pages that are rendered on a site in three languages and on the same site in one, in turn, so that
 * both share the same moments of the machine. Prints the medians and the median ratio of the pairs, page by page.
 */
const single = await startServer('3971', { CONTENT: 'demo:marram', RATE_LIMIT: 'off' });
const several = await startServer('3972', { CONTENT: 'demo:marram', RATE_LIMIT: 'off' });
await setLanguages(single.origin, ['en']);
await setLanguages(several.origin, LANGUAGES);
await (await signIn(several.origin)).call('PUT', '/pages/home/translations/fr', { title: 'Accueil', status: 1 });

/** @type {Map<string, number[][]>} */
const pairs = new Map();
for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
  const [ofSingle, ofSeveral] = [
    await timeMisses(single.origin, MISSES, PAGES),
    await timeMisses(several.origin, MISSES, PAGES),
  ];
  if (pair < 0) continue;
  for (const path of PAGES)
    pairs.set(path, [...(pairs.get(path) ?? []), [ofSingle, ofSeveral].map((times) => median(times.get(path) ?? []))]);
}
printTable([
  ['miss, ms', 'one language', 'three', 'median ratio of the pairs', 'target'],
  ...[...pairs].map(([path, ofPath]) => {
    const [alone = '', together = ''] = [0, 1].map((side) => median(ofPath.map((pair) => pair[side] ?? 0)).toFixed(1));
    const ratio = median(ofPath.map(([before = 1, now = 0]) => now / before));
    return [path, alone, together, ratio.toFixed(3), `at most ${TARGET}`];
  }),
]);
await Promise.all([single.stop(), several.stop()]);

/** @param {string} origin @param {string[]} languages */
async function setLanguages(origin, languages) {
  const client = await signIn(origin);
  await client.call('PUT', '/settings/1', { languages: languages.map((language) => ({ language, shown: true })) });
}
