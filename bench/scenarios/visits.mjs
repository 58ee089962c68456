import { median, printTable } from '../measure/figures.mjs';
import { load, measuredLoad } from '../measure/load.mjs';
import { startServer } from '../subjects/server.mjs';

const STARTS = 3; // of both servers, because each start of a process has a speed of its own
const PAIRS = 7; // after each start
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept-Language': 'de-AT,de;q=0.9',
  Referer: 'https://www.google.com/',
};

/** Measures what counting visits costs cached pages: a server that counts beside one that does not, in turn. */
const costs = [];
const rates = [];
for (let start = 0; start < STARTS; start += 1) {
  const variables = { CONTENT: 'empty', RATE_LIMIT: 'off' };
  const without = await startServer('3972', { ...variables, ANALYTICS: 'off' }, { core: 0 });
  const counting = await startServer('3973', variables, { core: 0 });
  for (const { origin } of [without, counting]) await load(`${origin}/`, { seconds: 3, headers: BROWSER });
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const before = await measuredLoad(`${without.origin}/`, [without.pid], { headers: BROWSER });
    const after = await measuredLoad(`${counting.origin}/`, [counting.pid], { headers: BROWSER });
    costs.push(after.cost / before.cost);
    rates.push(after.rate / before.rate);
  }
  await Promise.all([without.stop(), counting.stop()]);
}
printTable([
  ['what', 'median ratio of the pairs', 'target'],
  ['responses a second, counted beside not counted', median(rates).toFixed(3), 'at least 0.97'],
  ['time of the processor for each', median(costs).toFixed(3), 'at most 1.03'],
]);
