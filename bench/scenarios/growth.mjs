import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, run } from '../../bin/run.mjs';
import { growthCases } from '../content/growth-cases.mjs';
import { median } from '../measure/median.mjs';
import { credentials, startServer } from '../subjects/server.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { openRequests } from '../measure/requests.mjs';

const SMALL = { port: '3956', blogs: 100, reviews: 100 };
const LARGE = { port: '3957', blogs: 10_000, reviews: 2_000 };
const ROUNDS = 15;
const MAX_RATIO = 1.5;
const MAX_SEARCH_TIME = 50; // ms

/** @typedef {{ port: string, blogs: number, reviews: number }} Size */

/**
 * Compares request times on a small and a large database, alternating between the two: medians in ms, on SQLite and,
 * where it is installed, on PostgreSQL. Fails where one exceeds its limit.
 */
console.log(`${`ms, median of ${ROUNDS}`.padEnd(60)} 100 blogs  10,000  ratio`);
await measure('SQLite', () => '');
const postgres = await startPostgres();
if (postgres) await measure('PostgreSQL', postgres.addDatabase);
await postgres?.stop();

/**
 * @param {string} database
 * @param {() => string | Promise<string>} addDatabase
 */
async function measure(database, addDatabase) {
  const [small, large] = [await startFilled(SMALL, await addDatabase()), await startFilled(LARGE, await addDatabase())];
  const [ofSmall, ofLarge] = [await growthCases(small.requests), await growthCases(large.requests)];
  for (const [index, { name, time }] of ofSmall.entries()) {
    const timeOfLarge = ofLarge[index]?.time ?? time;
    /** @type {{ small: number[], large: number[] }} */
    const times = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await time());
      times.large.push(await timeOfLarge());
    }
    printRow(`${database}: ${name}`, median(times.small), median(times.large));
  }
  await small.stop();
  await large.stop();
}

/** @param {Size} size @param {string} databaseUrl */
async function startFilled({ port, blogs, reviews }, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const variables = { DATA_DIR: folder, DATABASE_URL: databaseUrl, CONTENT: 'empty', RATE_LIMIT: 'off' };
  const administrator = { ADMIN_EMAIL: credentials.email, ADMIN_PASSWORD: credentials.password };
  const args = ['bench/content/content.ts', '--blogs', String(blogs), '--reviews', String(reviews)];
  if (await run(pinnedNode(), args, { env: { ...variables, ...administrator } }))
    throw new Error('The database could not be filled.');
  const { origin, stop } = await startServer(port, { ...variables, SELF_TEST_HOURS: '0' });
  return {
    requests: await openRequests(origin),
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} name @param {number} small @param {number} large */
function printRow(name, small, large) {
  const ratio = large / small;
  const isOver = ratio > MAX_RATIO || (name.includes('search') && large > MAX_SEARCH_TIME);
  const cells = [small.toFixed(1).padStart(9), large.toFixed(1).padStart(7), ratio.toFixed(2).padStart(6)];
  console.log(`${name.padEnd(60)} ${cells.join(' ')}${isOver ? '  OVER' : ''}`);
  if (isOver) process.exitCode = 1;
}
