import { resolve } from 'node:path';
import { demonstration } from './subjects/demonstration.mjs';
import { load } from './measure/load.mjs';
import { median } from './measure/median.mjs';
import { startPlinth } from './subjects/plinth.mjs';
import { printTable } from './measure/table.mjs';

const PAIRS = 15;
const SECONDS = 2;
const [SERVES, ASKS] = [0, 1]; // cores

/**
 * Measures cached responses a second of this checkout beside an earlier one, which has to be built: in turn, so that both
 * have the same moments of the machine. Prints the median of the ratios of the pairs.
 */
const [, , other] = process.argv;
if (!other) {
  console.error('Usage: npm run bench:compare -- FOLDER');
  process.exit(2);
}
const checkout = resolve(other);
// What the earlier one has stored the later one can read, but not the other way round.
const data = await demonstration(checkout);
const before = await startPlinth('3967', { RATE_LIMIT: 'off' }, { data, core: SERVES, checkout });
const now = await startPlinth('3968', { RATE_LIMIT: 'off' }, { data, core: SERVES });
const rows = [['what', 'before', 'now', 'median ratio of the pairs', 'wanted']];
for (const path of ['/', '/our-blogs', '/api/blog']) {
  for (const { origin } of [before, now]) await load(origin + path, { seconds: 3, core: ASKS });
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const earlier = await load(before.origin + path, { seconds: SECONDS, core: ASKS });
    const later = await load(now.origin + path, { seconds: SECONDS, core: ASKS });
    pairs.push({ earlier, later, ratio: later / earlier });
  }
  rows.push([
    `${path}, responses a second`,
    median(pairs.map(({ earlier }) => earlier)).toFixed(0),
    median(pairs.map(({ later }) => later)).toFixed(0),
    median(pairs.map(({ ratio }) => ratio)).toFixed(3),
    'at least 0.97',
  ]);
}
await Promise.all([before.stop(), now.stop()]);
printTable(rows);
