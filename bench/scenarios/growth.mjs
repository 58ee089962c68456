import { median } from '../measure/figures.mjs';
import { openRequests } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { startServer } from '../subjects/server.mjs';

const SMALL = ['--blogs', '100', '--reviews', '100'];
const LARGE = ['--blogs', '10000', '--reviews', '2000'];
const ROUNDS = 15;
const MAX_RATIO = 1.5;
const MAX_SEARCH_TIME = 50; // ms

/** @typedef {Awaited<ReturnType<typeof openRequests>>} Requests */

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
  const variables = { CONTENT: 'empty', RATE_LIMIT: 'off', SELF_TEST_HOURS: '0' };
  const start = async (/** @type {string} */ port, /** @type {string[]} */ filling) =>
    startServer(port, { ...variables, DATABASE_URL: await addDatabase() }, { filling });
  const servers = [await start('3956', SMALL), await start('3957', LARGE)];
  const requests = [];
  for (const { origin } of servers) requests.push(await openRequests(origin));
  const cases = await Promise.all(requests.map(casesOf));
  for (const [index, { path, isUncached }] of (cases[0] ?? []).entries()) {
    /** @type {number[][]} */
    const times = servers.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [side, { ask, askUncached }] of requests.entries())
        times[side]?.push((await (isUncached ? askUncached : ask)(cases[side]?.[index]?.path ?? '')).time);
    const [small = 1, large = 1] = times.map(median);
    printRow(`${database}: ${path}`, small, large);
  }
  for (const { stop } of servers) await stop();
}

/** Returns what to request: public pages and calls, in no cache, and the lists of the admin area. @param {Requests} requests */
async function casesOf({ ask }) {
  const json = async (/** @type {string} */ path) => JSON.parse((await ask(path)).text);
  const lastPage = async (/** @type {string} */ path) => Number((await json(path)).meta.last_page);
  const [lastOfBlogs, lastOfReviews] = [await lastPage('/api/blog'), await lastPage('/api/review')];
  const [{ slug }] = (await json(`/api/blog?page=${Math.ceil(lastOfBlogs / 2)}`)).data;
  const pages = [
    ...['/our-blogs', '/api/blog'].flatMap((path) => [path, `${path}?page=${lastOfBlogs}`]),
    ...['/our-reviews', '/api/review'].flatMap((path) => [path, `${path}?page=${lastOfReviews}`]),
    '/',
    '/sitemap.xml',
    '/feed.xml',
    '/llms.txt',
    '/api/setting',
    `/blogs/${slug}`,
    `/api/blog/${slug}`,
    `/api/related-blog?slug=${slug}`,
  ];
  const screens = ['/api/overview', '/api/activity', '/api/headings/blog'];
  const { paths } = await json('/api/openapi.json');
  for (const path of ['/api/blogs', '/api/headings', '/api/reviews']) {
    const last = await lastPage(path);
    const queries = ['', `page=${last}`, 'search=lighthouse', 'search=zeppelin', 'search=website'];
    if (path !== '/api/headings') queries.push('status=1', 'status=2');
    for (const sort of columnsOf(paths[path].get)) queries.push(`sort=${sort}`, `sort=${sort}&page=${last}`);
    screens.push(...queries.map((query) => `${path}?${query}`));
  }
  return [...pages, ...screens].map((path, index) => ({ path, isUncached: index < pages.length }));
}

/** The columns that a list can be sorted by, ascending. @param {any} operation @returns {string[]} */
function columnsOf({ parameters }) {
  const sort = parameters.find((/** @type {{ name: string }} */ { name }) => name === 'sort');
  return sort.schema.enum.filter((/** @type {string} */ name) => !name.startsWith('-'));
}

/** @param {string} name @param {number} small @param {number} large */
function printRow(name, small, large) {
  const ratio = large / small;
  const isOver = ratio > MAX_RATIO || (name.includes('search') && large > MAX_SEARCH_TIME);
  const cells = [small.toFixed(1).padStart(9), large.toFixed(1).padStart(7), ratio.toFixed(2).padStart(6)];
  console.log(`${name.padEnd(60)} ${cells.join(' ')}${isOver ? '  OVER' : ''}`);
  if (isOver) process.exitCode = 1;
}
