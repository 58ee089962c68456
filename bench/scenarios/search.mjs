import { median } from '../measure/figures.mjs';
import { openRequests } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { startServer } from '../subjects/server.mjs';

const FILLING = ['--blogs', '10000', '--messages', '30000', '--indexed'];
const ROUNDS = 15;
const MAX_TIME = 50; // ms

const queries = [
  'lighthouse',
  'visitor 4711',
  'visitor4711@example.com',
  '020 7946 0018',
  'website',
  'the website',
  'we',
  'th',
  'zeppelin',
  'änderung website',
];

/**
 * Measures searches of the dashboard among 10,000 posts and 30,000 messages, on SQLite and, where it is installed, on PostgreSQL:
 * medians in ms. Fails where one takes more than 50.
 */
await measure('SQLite', '');
const postgres = await startPostgres();
if (postgres) await measure('PostgreSQL', await postgres.addDatabase());
await postgres?.stop();

/** @param {string} database @param {string} DATABASE_URL */
async function measure(database, DATABASE_URL) {
  const variables = { CONTENT: 'empty', RATE_LIMIT: 'off', SELF_TEST_HOURS: '0', RETENTION_DAYS: '3650', DATABASE_URL };
  const { origin, stop } = await startServer('3957', variables, { filling: FILLING });
  const { ask } = await openRequests(origin);
  for (const query of queries) {
    const times = [];
    const path = `/api/search?q=${encodeURIComponent(query)}`;
    for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(path)).time);
    const found = JSON.parse((await ask(path)).text).data.map(
      (/** @type {{ found: object[] }} */ { found }) => found.length,
    );
    const time = median(times);
    console.log(
      `${`${database}: ${query}`.padEnd(50)}${found.join(' ').padEnd(14)}${time.toFixed(1).padStart(8)}${time > MAX_TIME ? '  OVER' : ''}`,
    );
    if (time > MAX_TIME) process.exitCode = 1;
  }
  await stop();
}
