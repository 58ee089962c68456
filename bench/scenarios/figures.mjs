import { freePort } from '../../test/servers/free-port.ts';
import { median } from '../measure/figures.mjs';
import { openRequests } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { startServer } from '../subjects/server.mjs';

const DAYS = 400;
const MESSAGES = '20000';
const ROUNDS = 11;
const MAX_TIME = 200; // ms
const DAY = 24 * 60 * 60 * 1000; // ms

const from = new Date(Date.now() - (DAYS - 1) * DAY).toISOString().slice(0, 10);
const month = new Date(Date.now() - 29 * DAY).toISOString().slice(0, 10);

const paths = [
  `/api/figures?from=${from}`,
  `/api/figures?from=${month}&compare=period`,
  `/api/figures?from=${month}&compare=year`,
  `/api/figures?from=${from}&kind=source`,
  `/api/figures?from=${from}&kind=page&name=/page-7`,
  `/api/figures.csv?from=${from}&kind=page`,
  '/api/figures/glance',
  '/api/pages/home/figures',
];

/**
 * Measures figures of 400 days with 500 pages and 200 sources each, added up as a site does, and 20,000 leads, on SQLite and, where it is installed, on
 * PostgreSQL: medians in ms. Fails where one takes more than 200.
 */
await measure('SQLite', '');
const postgres = await startPostgres();
if (postgres) await measure('PostgreSQL', await postgres.addDatabase());
await postgres?.stop();

/** @param {string} database @param {string} DATABASE_URL */
async function measure(database, DATABASE_URL) {
  const variables = { CONTENT: 'empty', RATE_LIMIT: 'off', SELF_TEST_HOURS: '0', RETENTION_DAYS: '3650', DATABASE_URL };
  const filling = ['--messages', MESSAGES, '--visits', String(DAYS), '--indexed'];
  const { origin, stop } = await startServer(String(await freePort()), variables, { filling });
  const { ask } = await openRequests(origin);
  for (const path of paths) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(path)).time);
    const time = median(times);
    console.log(`${`${database}: ${path}`.padEnd(70)}${time.toFixed(1).padStart(8)}${time > MAX_TIME ? '  OVER' : ''}`);
    if (time > MAX_TIME) process.exitCode = 1;
  }
  await stop();
}
