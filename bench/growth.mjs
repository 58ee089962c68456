import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, run } from '../bin/run.mjs';
import { growthCases } from './content/growth-cases.mjs';
import { median } from './measure/median.mjs';
import { credentials, startServer } from './subjects/server.mjs';
import { startPostgres } from './subjects/postgres.mjs';
import { openRequests } from './measure/requests.mjs';

const SMALL = { port: '3956', blogs: 100, reviews: 100 };
const LARGE = { port: '3957', blogs: 10_000, reviews: 2_000 };
const ROUNDS = 15;
const MAX_RATIO = 1.5;
const MAX_SEARCH_TIME = 50; // ms

/** @typedef {{ port: string, blogs: number, reviews: number }} Size */
/** @typedef {{ database: string, name: string, small: number, large: number }} Growth */

/**
 * Compares request times on a small and a large database, alternating between the two: medians in ms, on SQLite and,
 * where it is installed, on PostgreSQL. Reports each as soon as it is known.
 *
 * @param {(growth: Growth) => void} report
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth(report) {
  const onSqlite = await measure('SQLite', () => '', report);
  const postgres = await startPostgres();
  if (!postgres) return onSqlite;
  const onPostgres = await measure('PostgreSQL', postgres.addDatabase, report);
  await postgres.stop();
  return [...onSqlite, ...onPostgres];
}

/**
 * @param {string} database
 * @param {() => string | Promise<string>} addDatabase
 * @param {(growth: Growth) => void} report
 */
async function measure(database, addDatabase, report) {
  const [small, large] = [await startFilled(SMALL, await addDatabase()), await startFilled(LARGE, await addDatabase())];
  const [ofSmall, ofLarge] = [await growthCases(small.requests), await growthCases(large.requests)];
  /** @type {Growth[]} */
  const growth = [];
  for (const [index, { name, time }] of ofSmall.entries()) {
    const timeOfLarge = ofLarge[index]?.time ?? time;
    /** @type {{ small: number[], large: number[] }} */
    const times = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await time());
      times.large.push(await timeOfLarge());
    }
    growth.push({ database, name, small: median(times.small), large: median(times.large) });
    growth.slice(-1).forEach(report);
  }
  await small.stop();
  await large.stop();
  return growth;
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

/** Summarizes the growth in rows for the table of `npm run bench`. */
export async function growthSummary() {
  const growth = await measureGrowth(() => {});
  return [...new Set(growth.map(({ database }) => database))].flatMap((database) => {
    const all = growth.filter((one) => one.database === database);
    const over = all.filter(({ small, large }) => large / small > MAX_RATIO);
    const searches = all.filter(({ name }) => name.includes('search')).map(({ large }) => large);
    const what = `${database}, with ${LARGE.blogs} blogs beside ${SMALL.blogs}`;
    return [
      [`${what}: median of ${all.length} ratios`, median(all.map(({ small, large }) => large / small)).toFixed(2), ''],
      [`${what}: over ${MAX_RATIO} times the time`, `${over.length} of ${all.length}`, '0'],
      [`${what}: longest search`, `${Math.max(...searches).toFixed(1)} ms`, `at most ${MAX_SEARCH_TIME} ms`],
    ];
  });
}

/** Prints a row and fails the run where it exceeds its limit. @param {Growth} growth */
function printRow({ database, name, small, large }) {
  const ratio = large / small;
  const isOver = ratio > MAX_RATIO || (name.includes('search') && large > MAX_SEARCH_TIME);
  const cells = [small.toFixed(1).padStart(9), large.toFixed(1).padStart(7), ratio.toFixed(2).padStart(6)];
  console.log(`${`${database}: ${name}`.padEnd(60)} ${cells.join(' ')}${isOver ? '  OVER' : ''}`);
  if (isOver) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${`ms, median of ${ROUNDS}`.padEnd(60)} 100 blogs  10,000  ratio`);
  await measureGrowth(printRow);
}
