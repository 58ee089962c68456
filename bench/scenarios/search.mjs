import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { freePort } from '../../test/servers/free-port.ts';
import { query } from '../../test/servers/postgres-server.ts';
import { median } from '../measure/figures.mjs';
import { openRequests, timed } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const [posts = '10000', messages = '30000'] = process.argv.slice(2);
const filling = ['--blogs', posts, '--messages', messages, '--indexed'];
const ROUNDS = 15;
const NOTED = 50;
const TURNS = 8;
const SAVES = 8; // of each turn
const MOST = { search: 50, save: 1.2 }; // ms, and times what it takes without search

const dashboard = [
  'lighthouse',
  'visitor 471',
  'visitor471@example.com',
  '020 7946 0018',
  'visitor',
  'website',
  'the website',
  'we',
  'th',
  'zeppelin',
  'änderung website',
];
const site = ['lighthouse', 'website', 'the website', 'we', 'zeppelin'];

/**
 * Measures searches of the dashboard and of the site among 10,000 posts and 30,000 messages, or as many as are given, also while 50
 * changes wait to be indexed, and a save beside one without the search triggers, in turn; on SQLite and, where it is installed, on
 * PostgreSQL: medians in ms. Fails where one takes more than 50, or a save more than 1.2 times as long.
 */
await measure('SQLite', '');
const postgres = await startPostgres();
if (postgres) await measure('PostgreSQL', await postgres.addDatabase());
await postgres?.stop();

/** @param {string} name @param {string} DATABASE_URL */
async function measure(name, DATABASE_URL) {
  const variables = { CONTENT: 'empty', RATE_LIMIT: 'off', SELF_TEST_HOURS: '0', RETENTION_DAYS: '3650', DATABASE_URL };
  const { origin, folder, stop } = await startServer(String(await freePort()), variables, { filling });
  try {
    console.log(name);
    const { ask } = await openRequests(origin);
    const database = DATABASE_URL ? onPostgres(DATABASE_URL) : onSqlite(join(folder, 'plinth.sqlite'));
    await searchDashboard(ask);
    for (const words of site) {
      const path = `/api/search/site?q=${encodeURIComponent(words)}`;
      report(`the site: ${words}`, await medianOf(() => timed(origin + path)), MOST.search);
    }
    await searchAfterChanges(ask, database);
    await save(origin, ask, database);
  } finally {
    await stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof openRequests>>['ask']} Ask */

/** @param {Ask} ask */
async function searchDashboard(ask) {
  for (const words of dashboard) {
    const path = pathOf(words);
    report(`the dashboard: ${words}`, await medianOf(() => ask(path)), MOST.search);
  }
  if (!JSON.parse((await ask(pathOf('website'))).text).is_complete) throw new Error('The index is not complete.');
}

/** @param {string} words */
function pathOf(words) {
  return `/api/search?q=${encodeURIComponent(words)}`;
}

/** @param {Ask} ask @param {Database} database */
async function searchAfterChanges(ask, database) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const newest = `select id from blogs order by id desc limit ${NOTED}`;
    await database.run(`update blogs set short_description = 'Change ${round}' where id in (${newest})`);
    times.push((await ask(pathOf('zeppelin'))).time);
  }
  report(`the dashboard after ${NOTED} changes`, median(times));
}

/** @param {string} origin @param {Ask} ask @param {Database} database */
async function save(origin, ask, database) {
  const client = await signIn(origin);
  const { data } = JSON.parse((await ask('/api/blogs?per_page=1')).text);
  let number = 0;
  /** Saves a new title, once before what is timed. */
  async function saveOften() {
    const times = [];
    for (let count = 0; count <= SAVES; count += 1) {
      const began = performance.now();
      await client.call('PUT', `/blogs/${data[0].slug}`, { title: `Title ${(number += 1)}` });
      times.push(performance.now() - began);
    }
    return times.slice(1);
  }

  /** @type {Record<'noted' | 'unnoted' | 'indexing', number[]>} */
  const { noted, unnoted, indexing } = { noted: [], unnoted: [], indexing: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    await database.dropTriggers();
    unnoted.push(...(await saveOften()));
    await database.restoreTriggers();
    noted.push(...(await saveOften()));
    const first = await ask(pathOf('zeppelin'));
    indexing.push(first.time - (await ask(pathOf('zeppelin'))).time);
  }
  report('a save', median(noted));
  report('a save without search', median(unnoted));
  report('times as long', median(noted) / median(unnoted), MOST.save);
  report('indexing what was saved', median(indexing));
}

/** @param {() => Promise<{ time: number }>} request */
async function medianOf(request) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await request()).time);
  return median(times);
}

/** @param {string} name @param {number} figure @param {number} [most] */
function report(name, figure, most = Infinity) {
  console.log(`  ${name.padEnd(45)}${figure.toFixed(1).padStart(8)}${figure > most ? '  OVER' : ''}`);
  if (figure > most) process.exitCode = 1;
}

/** @typedef {ReturnType<typeof onPostgres>} Database */

/** @param {string} file @returns {Database} */
function onSqlite(file) {
  /** @param {(database: DatabaseSync) => void} work */
  const open = async (work) => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    work(database);
    database.close();
  };
  /** @type {{ name: string, sql: string }[]} */
  let dropped = [];
  const triggers =
    "select name, sql from sqlite_schema where type = 'trigger' and name like '%searched%' and tbl_name in ('blogs', 'headings')";
  return {
    run: (statement) => open((database) => database.exec(statement)),
    dropTriggers: () =>
      open((database) => {
        dropped = /** @type {typeof dropped} */ (/** @type {unknown} */ (database.prepare(triggers).all()));
        for (const { name } of dropped) database.exec(`drop trigger ${name}`);
      }),
    restoreTriggers: () => open((database) => dropped.forEach(({ sql }) => database.exec(sql))),
  };
}

/** @param {string} url */
function onPostgres(url) {
  /** @param {string} change */
  const changeTriggers = async (change) => {
    for (const table of ['blogs', 'headings'])
      await query(url, `alter table ${table} ${change} trigger ${table}_searched`);
  };
  return {
    run: (/** @type {string} */ statement) => query(url, statement),
    dropTriggers: () => changeTriggers('disable'),
    restoreTriggers: () => changeTriggers('enable'),
  };
}
